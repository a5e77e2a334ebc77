import { readCases } from "../../search-quality/read-cases.ts";
import { markdownTable, whole } from "../markdown-table.ts";
import { type Figures, measure } from "../measure.ts";
import { startServerProcess } from "../server-process.ts";
import { builtDatabase } from "./built-database.ts";
import { listsTable } from "./lists-table.ts";
import { type ListFigures, measureLists } from "./measure-lists.ts";
import { measureSearch, type SearchFigures } from "./measure-search.ts";

/** Translations to search in, as languages times phrases; today's content is measured first. */
const SIZES = [
  { languages: 200, phrases: 1_000 },
  { languages: 500, phrases: 10_000 },
];
const AIM_P99 = 20;
const AIM_RATE = 1_000;
const SECONDS = 8;

/**
 * Measures how long the queries of the quality set take among today's translations, 200,000 and 5,000,000, over one
 * connection; the same of every list that grows with the content; and how many searches a second are answered over
 * HTTP, with the response cache and without.
 */
export async function benchSearch(databaseUrl: string, folder: string, isKept: boolean): Promise<string> {
  const cases = [...(await readCases("tuning")), ...(await readCases("measured"))];
  const queries = cases.map(({ query }) => query);
  const today = await measureSearch(databaseUrl, queries);
  const rows = [row("today", 0, today, today)];
  const lists: { translations: string; figures: ListFigures[] }[] = [
    { translations: "today", figures: await measureLists(databaseUrl) },
  ];
  for (const size of SIZES) {
    const { url, seconds, done } = await builtDatabase(databaseUrl, size, isKept);
    try {
      const translations = whole(size.languages * size.phrases);
      rows.push(row(translations, seconds, await measureSearch(url, queries), today));
      lists.push({ translations, figures: await measureLists(url) });
    } finally {
      await done();
    }
  }
  const searches = await overHttp(databaseUrl, folder, queries);
  return [markdownTable(HEAD, rows), searches, listsTable(lists)].join("\n");
}

const HEAD = [
  "translations",
  "built in s",
  "table MB",
  "index of terms MB",
  "p50 ms",
  "p99 ms",
  "aim",
  "CPU ms",
  "same first hit",
];

function row(name: string, seconds: number, found: SearchFigures, today: SearchFigures): string[] {
  const same = found.firstHits.filter((hit, index) => hit === today.firstHits[index]).length;
  return [
    name,
    whole(seconds),
    whole(found.tableMegabytes),
    whole(found.indexMegabytes),
    found.p50.toFixed(1),
    found.p99.toFixed(1),
    String(AIM_P99),
    found.cpu.toFixed(2),
    (same / found.firstHits.length).toFixed(3),
  ];
}

async function overHttp(databaseUrl: string, folder: string, queries: string[]): Promise<string> {
  const paths = queries.map((query) => `/api/search?query=${encodeURIComponent(query)}`);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const rate = async (file: string): Promise<Figures> => {
    const server = await startServerProcess(file, { env });
    try {
      return await measure(server, paths, SECONDS);
    } finally {
      await server.stop();
    }
  };
  const cells = (name: string, { rate: perSecond, p99, cpu }: Figures) => [
    name,
    whole(perSecond),
    whole(p99),
    whole(cpu),
    `${AIM_RATE}/s`,
  ];
  return markdownTable(
    ["searches over HTTP, today's content", "requests/s", "p99 ms", "CPU µs", "aim"],
    [
      cells("answers kept", await rate("../src/main.ts")),
      cells("each computed", await rate("servers/uncached-server.ts")),
    ],
  );
}
