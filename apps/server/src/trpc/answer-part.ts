import type { Context } from "./context.ts";

/** Answers with a part of a list, and lets the answer say where the list goes on. */
export function answerPart<Item>(
  ctx: Context,
  { items, next }: { items: Item[]; next: string | null },
): Item[] {
  if (next !== null) ctx.goesOn?.(next);
  return items;
}
