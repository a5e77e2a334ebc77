import { type Queryable, queryFirst } from "../queryable.ts";

export interface StoreAddressRow {
  address: string;
  storeId: string;
  target: string;
}

/**
 * Finds the target name of the store at an address. A store without an ID, which an earlier version deployed to, has
 * its address as the name.
 *
 * @returns null if nothing was deployed to that address
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

/** Finds the store at an address; null if no deployment found a store with an ID there. */
export function findStoreAddress(db: Queryable, address: string): Promise<StoreAddressRow | null> {
  return queryFirst<StoreAddressRow>(db, {
    text: `select address, store_id as "storeId", target from store_address where address = $1`,
    values: [address],
  });
}

/** Finds the target name of a store by its ID; null for a store of another database. */
export async function findTargetOfStore(db: Queryable, storeId: string): Promise<string | null> {
  const { rows } = await db.query<{ target: string }>({
    text: "select target from store_address where store_id = $1 limit 1",
    values: [storeId],
  });
  return rows[0]?.target ?? null;
}

/** Records which store an address leads to. */
export async function saveStoreAddress(db: Queryable, given: StoreAddressRow): Promise<void> {
  await db.query({
    text: `insert into store_address (address, store_id, target) values ($1, $2, $3)
      on conflict (address) do update set store_id = excluded.store_id, target = excluded.target`,
    values: [given.address, given.storeId, given.target],
  });
}

/** Assigns a deployment that has written nothing yet to the store that its address leads to. */
export async function moveDeployment(db: Queryable, id: number, target: string): Promise<void> {
  await db.query({ text: "update deployment set target = $2 where id = $1", values: [id, target] });
}
