import { setTimeout } from "node:timers/promises";
import { TRPC_LIST } from "@saywhere/validators/api/pagination";
import pLimit from "p-limit";
import { AppError, invalidField, RETRY_AFTER_SECONDS } from "../errors/app-error.ts";
import type { Context } from "./context.ts";

/** A page of 500 items takes some ten milliseconds of processor time, and PostgreSQL longer. */
const inTurn = pLimit(1);

/** Maximum queue length for long pages. Further requests would wait longer than clients and proxies do. */
const MOST_WAITING = 30;

/**
 * Bounds of the pause, in milliseconds: at least as long as validating and sending a part takes, at most as long as a
 * caller can wait for each part.
 */
const PAUSE = { least: 10, most: 100 };

interface Part<Item> {
  items: Item[];
  next: string | null;
}

/**
 * Responds with a page of a list, and adds the cursor of the next page to the response. Pages above the usual length
 * are read sequentially, so that short reads overtake them.
 *
 * @throws AppError BAD_REQUEST for a `limit` above the maximum, TOO_MANY_REQUESTS when the queue is full
 */
export async function respondWithListPage<Input extends { limit?: number | undefined }, Item>(
  ctx: Pick<Context, "listStarted" | "onNextPage">,
  input: Input,
  read: (input: Input & { limit: number }) => Promise<Part<Item>>,
): Promise<Item[]> {
  const { usual, most } = TRPC_LIST;
  const { limit = usual } = input;
  if (limit > most) throw invalidField(["limit"], `Use a number of at most ${most}`);
  const readPart = () => read({ ...input, limit });
  // A list that has been started is read to its end, because its earlier pages would otherwise be wasted.
  if (limit > usual && !ctx.listStarted && inTurn.pendingCount >= MOST_WAITING) throw tooManyLists();
  const { items, next } = await (limit > usual ? readInTurn(readPart) : readPart());
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
