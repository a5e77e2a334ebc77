import type { Queryable } from "../queryable.ts";

export interface StoreAddressRow {
  address: string;
  storeId: string;
  target: string;
}

/**
 * By which name deployments know the store at an address. A store that was deployed to before stores were marked is
 * known by its address alone.
 *
 * @returns null where nothing was deployed to that address
 */
export async function findTarget(db: Queryable, address: string): Promise<string | null> {
  const { rows } = await db.query<{ target: string }>({
    name: "find-target-of-address",
    text: `select target from store_address where address = $1
      union all (select target from deployment where target = $1 and status = 'succeeded' limit 1) limit 1`,
    values: [address],
  });
  return rows[0]?.target ?? null;
}

/** Null where no deployment found a marked store at the address. */
export async function findStoreAddress(db: Queryable, address: string): Promise<StoreAddressRow | null> {
  const { rows } = await db.query<StoreAddressRow>({
    text: `select address, store_id as "storeId", target from store_address where address = $1`,
    values: [address],
  });
  return rows[0] ?? null;
}

/** By which name deployments know a marked store; null for a store of another database. */
export async function findTargetOfStore(db: Queryable, storeId: string): Promise<string | null> {
  const { rows } = await db.query<{ target: string }>({
    text: "select target from store_address where store_id = $1 limit 1",
    values: [storeId],
  });
  return rows[0]?.target ?? null;
}

/** Notes which store an address leads to. */
export async function noteStoreAddress(db: Queryable, given: StoreAddressRow): Promise<void> {
  await db.query({
    text: `insert into store_address (address, store_id, target) values ($1, $2, $3)
      on conflict (address) do update set store_id = excluded.store_id, target = excluded.target`,
    values: [given.address, given.storeId, given.target],
  });
}

/** Has a deployment that has written nothing yet belong to the store that its address turned out to lead to. */
export async function moveDeployment(db: Queryable, id: number, target: string): Promise<void> {
  await db.query({ text: "update deployment set target = $2 where id = $1", values: [id, target] });
}
