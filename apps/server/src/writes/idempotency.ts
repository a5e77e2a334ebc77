import { AsyncLocalStorage } from "node:async_hooks";
import type { EntityManager } from "@mikro-orm/postgresql";
import {
  findKey,
  type IdempotencyKeyRow,
  insertKey,
  type KeyedCall,
  tryLockKey,
} from "@saywhere/db/queries/idempotency-key.queries";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { AppError, RETRY_AFTER_SECONDS } from "../errors/app-error.ts";

interface CurrentCall extends KeyedCall {
  /** Whether the change was made by an earlier call with the key. */
  replayed: boolean;
}

const calls = new AsyncLocalStorage<CurrentCall>();

/** Runs a call whose write is made once for its key. */
export async function runWithKey<T>(
  call: KeyedCall,
  work: () => Promise<T>,
): Promise<{ result: T; replayed: boolean }> {
  const current: CurrentCall = { ...call, replayed: false };
  const result = await calls.run(current, work);
  return { result, replayed: current.replayed };
}

/**
 * Runs the work of a write in its transaction, unless an earlier call with the key has committed it: its result is
 * returned then. The key is stored in the same transaction, so that both exist after a crash, or none.
 *
 * @param work its result must be JSON
 * @throws AppError CONFLICT while the earlier call runs, UNPROCESSABLE_CONTENT if it sent something else
 */
export async function writeOnce<T>(em: EntityManager, work: () => Promise<T>): Promise<T> {
  const call = calls.getStore();
  if (!call) return work();
  const db = toQueryable(em);
  if (!(await tryLockKey(db, call))) {
    throw new AppError(
      "CONFLICT",
      "A call with this Idempotency-Key is still running. Try again in a moment.",
      {
        retryAfter: RETRY_AFTER_SECONDS,
      },
    );
  }
  const earlier = await findKey(db, call);
  if (earlier) {
    refuseOtherCall(earlier, call);
    call.replayed = true;
    return earlier.result as T;
  }
  const result = await work();
  await insertKey(db, call, result);
  return result;
}

/** @throws AppError UNPROCESSABLE_CONTENT if the key was sent with another call */
export function refuseOtherCall(earlier: IdempotencyKeyRow, { fingerprint }: KeyedCall): void {
  if (earlier.fingerprint === fingerprint) return;
  throw new AppError(
    "UNPROCESSABLE_CONTENT",
    "This Idempotency-Key was sent with another call. Use a new key for each call.",
  );
}
