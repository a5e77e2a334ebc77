import { type Queryable, queryFirst } from "./queryable.ts";

/** A call with a key. */
export interface KeyedCall {
  caller: string;
  key: string;
  fingerprint: string;
}

/** A response as it was sent. */
export interface StoredResponse {
  body: string;
  headers: Record<string, string>;
}

export interface IdempotencyKeyRow {
  fingerprint: string;
  result: unknown;
  response: StoredResponse | null;
}

/** SQL interval for which keys are stored. */
export const KEY_LIFETIME = "interval '24 hours'";

/**
 * Locks a key until the transaction ends.
 *
 * @returns false while another transaction has the lock
 */
export async function tryLockKey(db: Queryable, { caller, key }: KeyedCall): Promise<boolean> {
  const row = await queryFirst<{ locked: boolean }>(db, {
    name: "lock-idempotency-key",
    text: "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked",
    values: [`idempotency ${caller} ${key}`],
  });
  return row?.locked ?? false;
}

/** Finds what was stored for a key of a caller; null if it was not used in the last 24 hours. */
export function findKey(db: Queryable, { caller, key }: KeyedCall): Promise<IdempotencyKeyRow | null> {
  return queryFirst<IdempotencyKeyRow>(db, {
    name: "find-idempotency-key",
    text: `select fingerprint, result, response from idempotency_key
      where caller = $1 and key = $2 and created_at > now() - ${KEY_LIFETIME}`,
    values: [caller, key],
  });
}

/** Stores the result of the change that a call made, in place of one that expired. */
export async function insertKey(
  db: Queryable,
  { caller, key, fingerprint }: KeyedCall,
  result: unknown,
): Promise<void> {
  await db.query({
    name: "insert-idempotency-key",
    text: `insert into idempotency_key (caller, key, fingerprint, result) values ($1, $2, $3, $4)
      on conflict (caller, key) do update
      set fingerprint = excluded.fingerprint, result = excluded.result, response = null, created_at = now()`,
    values: [caller, key, fingerprint, JSON.stringify(result)],
  });
}

export async function storeResponse(
  db: Queryable,
  { caller, key, fingerprint }: KeyedCall,
  response: StoredResponse,
): Promise<void> {
  await db.query({
    name: "store-idempotent-response",
    text: `update idempotency_key set response = $4
      where caller = $1 and key = $2 and fingerprint = $3 and response is null`,
    values: [caller, key, fingerprint, JSON.stringify(response)],
  });
}
