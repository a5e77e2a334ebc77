import { markdownTable } from "../markdown-table.ts";
import type { ListFigures } from "./measure-lists.ts";

/** The times of all lists, those of each size of the content side by side. */
export function listsTable(sizes: { translations: string; figures: ListFigures[] }[]): string {
  const head = sizes.flatMap(({ translations }) => [`p50 ms, ${translations}`, `p99 ms`]);
  const names = sizes[0]?.figures.map(({ name }) => name) ?? [];
  const rows = names.map((name, index) => [
    name,
    ...sizes.flatMap(({ figures }) => {
      const { p50 = Number.NaN, p99 = Number.NaN } = figures[index] ?? {};
      return [p50.toFixed(1), p99.toFixed(1)];
    }),
  ]);
  return markdownTable(["lists, over one connection", ...head], rows);
}
