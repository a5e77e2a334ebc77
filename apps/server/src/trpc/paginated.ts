import { setTimeout } from "node:timers/promises";
import { TRPC_LIST } from "@saywhere/validators/api/pagination";
import pLimit from "p-limit";
import { AppError } from "../errors/app-error.ts";
import { invalidField } from "../writes/invalid-field.ts";
import type { Context } from "./context.ts";

/** A part of 500 items takes some ten milliseconds of the processor, and PostgreSQL longer. */
const inTurn = pLimit(1);

/** Parts that wait for their turn. More would wait longer than callers and proxies do. */
const MOST_WAITING = 30;

/** In milliseconds: as long as it takes to check and write a part that was read, and as callers can wait for each. */
const PAUSE = { least: 10, most: 100 };

/** Seconds after which trying again makes sense. */
const RETRY_AFTER = 2;

interface Part<Item> {
  items: Item[];
  next: string | null;
}

/**
 * Answers with a part of a list, and lets the answer say where the list goes on. Parts that are longer than the usual
 * ones are read one after the other, so that short reads go past them.
 *
 * @throws AppError BAD_REQUEST for a `limit` that is too high for one part, TOO_MANY_REQUESTS when too many wait
 */
export async function respondWithPage<Input extends { limit?: number | undefined }, Item>(
  ctx: Context,
  input: Input,
  read: (input: Input & { limit: number }) => Promise<Part<Item>>,
): Promise<Item[]> {
  const { usual, most } = TRPC_LIST;
  const { limit = usual } = input;
  if (limit > most) throw invalidField(["limit"], `Use a number of at most ${most}`);
  const readPart = () => read({ ...input, limit });
  // A list that has begun is read to its end: what was read of it would otherwise be read in vain.
  if (limit > usual && !ctx.listBegun && inTurn.pendingCount >= MOST_WAITING) throw tooManyLists();
  const { items, next } = await (limit > usual ? readInTurn(readPart) : readPart());
  if (next !== null) ctx.goesOn?.(next);
  return items;
}

/** The next turn begins after a pause as long as the part took: visitors need the same processor and PostgreSQL. */
function readInTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  void inTurn(async () => {
    const begun = performance.now();
    await read().then(resolve, reject);
    const took = performance.now() - begun;
    if (inTurn.pendingCount > 0) await setTimeout(Math.min(Math.max(took, PAUSE.least), PAUSE.most));
  });
  return promise;
}

/** Not 503, upon which a proxy would ask the next server for the same. */
function tooManyLists(): AppError {
  return new AppError("TOO_MANY_REQUESTS", "Too many long lists are being read. Try again in a moment.", {
    retryAfter: RETRY_AFTER,
  });
}
