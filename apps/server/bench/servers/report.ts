import { markdownTable, whole } from "../markdown-table.ts";
import type { Figures } from "../measure.ts";

export interface Row {
  name: string;
  ours: Figures;
  /** What it is measured against, and the share of it that is aimed at. */
  limit?: { name: string; figures: Figures; aim: number };
  /** Answers per second aimed at, where no limit is. */
  aim?: number;
}

const HEAD = [
  "",
  "requests/s",
  "p99 ms",
  "CPU µs",
  "limit",
  "requests/s",
  "CPU µs",
  "ratio",
  "of CPU",
  "aim",
];

/** Writes the figures as a Markdown table. */
export function report(rows: Row[]): string {
  return markdownTable(HEAD, rows.map(cells));
}

function cells({ name, ours, limit, aim }: Row): string[] {
  const own = [name, whole(ours.rate), whole(ours.p99), whole(ours.cpu)];
  if (!limit) return [...own, "", "", "", "", "", aim ? `${aim}/s` : ""];
  const { figures } = limit;
  return [
    ...own,
    limit.name,
    whole(figures.rate),
    whole(figures.cpu),
    (ours.rate / figures.rate).toFixed(2),
    (figures.cpu / ours.cpu).toFixed(2),
    String(limit.aim),
  ];
}
