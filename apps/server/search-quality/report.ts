import { scoreOf } from "./judge.ts";
import { type CaseSet, PARTS, type Part, type SearchCase } from "./read-cases.ts";

export interface Judged extends SearchCase {
  part: Part;
  rank: number | null;
  /** What came first, as `phrase · language`; null when nothing came. */
  first: string | null;
}

/** Shares of all cases of a part that are aimed at. */
const AIMS = {
  phrases: { atOne: 0.9, atFive: 0.98 },
  needs: { atOne: 0.85, atFive: 0.95 },
  travellers: { atOne: 0.85, atFive: 0.95 },
} as const satisfies Record<CaseSet, object>;

const HEAD = ["part", "kind", "cases", "hit@1", "hit@5"];

/**
 * The shares by part and kind, those of each part beside what is aimed at, and the misses of the tuning part. Those
 * of the measured part are not told: who improves search must not know them.
 */
export function report(set: CaseSet, judged: readonly Judged[]): string {
  const casesOf = (part: Part) => judged.filter((one) => one.part === part);
  const kinds = PARTS.flatMap((part) =>
    [...Map.groupBy(casesOf(part), ({ kind }) => kind)].map(([kind, of]) => row(part, kind, of)),
  );
  const totals = PARTS.map((part) => row(part, "all", casesOf(part)));
  const aims = ["", "aim", "", share(AIMS[set].atOne), share(AIMS[set].atFive)];
  const misses = judged.filter(({ part, rank }) => part === "tuning" && rank !== 1);
  return [
    table([HEAD, ...kinds]),
    table([HEAD, ...totals, aims]),
    `Not in the first place, tuning part: ${misses.length}`,
    ...misses.map(miss),
  ].join("\n");
}

/** What the measured part of a set falls short of, as `needs hit@5`. */
export function shortfalls(set: CaseSet, judged: readonly Judged[]): string[] {
  const ranks = judged.filter(({ part }) => part === "measured").map(({ rank }) => rank);
  const { atOne, atFive } = scoreOf(ranks);
  return [
    ...(atOne < AIMS[set].atOne ? [`${set} hit@1`] : []),
    ...(atFive < AIMS[set].atFive ? [`${set} hit@5`] : []),
  ];
}

function row(part: Part, kind: string, judged: readonly Judged[]): string[] {
  const { cases, atOne, atFive } = scoreOf(judged.map(({ rank }) => rank));
  return [part, kind, String(cases), share(atOne), share(atFive)];
}

const share = (value: number): string => value.toFixed(3);

function table(rows: string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < 2 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ");
  return `${rows.map(line).join("\n")}\n`;
}

function miss({ query, kind, expect, rank, first }: Judged): string {
  const expected =
    expect.nothing || expect.unsure
      ? "nothing"
      : [expect.phrase ?? expect.category, expect.language]
          .flatMap((slugs) => slugs?.join("|") ?? [])
          .join(" · ");
  const place = rank === null ? "not found" : `place ${rank}`;
  return `  ${query}  (${kind})  expected ${expected}, ${place}, first ${first ?? "nothing"}`;
}
