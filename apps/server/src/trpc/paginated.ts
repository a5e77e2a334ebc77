import { LIST_LIMIT, TRPC_LIST } from "@saywhere/validators/api/pagination";
import pLimit from "p-limit";
import { busy } from "../errors/busy.ts";
import { invalidField } from "../writes/invalid-field.ts";
import type { Context } from "./context.ts";

/** Each long list takes a tenth of a second of the processor, and megabytes until it is sent. */
const inTurn = pLimit(1);

/** Long lists that wait for their turn. More would wait longer than callers and proxies do. */
const MOST_WAITING = 30;

interface Part<Item> {
  items: Item[];
  next: string | null;
}

/**
 * Answers with a part of a list, and lets the answer say where the list goes on. Callers who cannot be told that, those
 * under /trpc, get short parts. Long parts are read one after the other, so that short reads go past them.
 *
 * @throws AppError BAD_REQUEST for a `limit` that is too high under /trpc, SERVICE_UNAVAILABLE when too many wait
 */
export async function respondWithPage<Input extends { limit?: number | undefined }, Item>(
  ctx: Context,
  input: Input,
  read: (input: Input & { limit: number }) => Promise<Part<Item>>,
): Promise<Item[]> {
  const { usual, most } = ctx.goesOn ? { usual: LIST_LIMIT, most: LIST_LIMIT } : TRPC_LIST;
  const { limit = usual } = input;
  if (limit > most) throw invalidField(["limit"], `Use a number of at most ${most}`);
  const readPart = () => read({ ...input, limit });
  const { items, next } = await (limit > TRPC_LIST.most ? readInTurn(readPart) : readPart());
  if (next !== null) ctx.goesOn?.(next);
  return items;
}

function readInTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  if (inTurn.pendingCount >= MOST_WAITING) throw busy();
  return inTurn(read);
}
