import { setTimeout } from "node:timers/promises";
import { TRPC_LIST } from "@saywhere/validators/api/pagination";
import pLimit from "p-limit";
import { AppError, invalidField, RETRY_AFTER_SECONDS } from "../errors/app-error.ts";
import type { Context } from "./context.ts";

/**
 * Long chunks are read one at a time: one of 500 items takes about ten milliseconds of processor time, and longer in
 * PostgreSQL.
 */
const inTurn = pLimit(1);

/** Maximum queue length for long chunks. Further requests would wait longer than clients and proxies do. */
const MAX_WAITING = 30;

/**
 * Bounds of the pause, in milliseconds: at least as long as validating and sending a chunk takes, at most as long as a
 * caller can wait for each chunk.
 */
const PAUSE = { least: 10, most: 100 };

interface Chunk<Item> {
  items: Item[];
  next: string | null;
}

/**
 * Responds with a chunk of a list, and adds the cursor of the next one to the response. Chunks above the usual length
 * are read sequentially, so that short reads overtake them.
 *
 * @throws AppError BAD_REQUEST for a `limit` above the maximum, TOO_MANY_REQUESTS when the queue is full
 */
export async function respondWithListChunk<Input extends { limit?: number | undefined }, Item>(
  ctx: Pick<Context, "listStarted" | "onNextPage">,
  input: Input,
  read: (input: Input & { limit: number }) => Promise<Chunk<Item>>,
): Promise<Item[]> {
  const { usual, most } = TRPC_LIST;
  const { limit = usual } = input;
  if (limit > most) throw invalidField(["limit"], `Use a number of at most ${most}`);
  const readChunk = () => read({ ...input, limit });
  // A list that has been started is read to its end, because its earlier chunks would otherwise be wasted.
  if (limit > usual && !ctx.listStarted && inTurn.pendingCount >= MAX_WAITING) throw tooManyLists();
  const { items, next } = await (limit > usual ? readInTurn(readChunk) : readChunk());
  if (next !== null) ctx.onNextPage?.(next);
  return items;
}

/**
 * The next read starts after a pause as long as the last one took, within the bounds of {@link PAUSE}, because visitors
 * need the processor and PostgreSQL too.
 */
function readInTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  void inTurn(async () => {
    const start = performance.now();
    await read().then(resolve, reject);
    const took = performance.now() - start;
    if (inTurn.pendingCount > 0) await setTimeout(Math.min(Math.max(took, PAUSE.least), PAUSE.most));
  });
  return promise;
}

/** Not 503, because a proxy would then retry the request on the next server. */
function tooManyLists(): AppError {
  return new AppError("TOO_MANY_REQUESTS", "Too many long lists are being read. Try again in a moment.", {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
