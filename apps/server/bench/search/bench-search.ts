import { openDatabase } from "@saywhere/db/database";
import { PARTS, readCases, SETS } from "../../search-quality/read-cases.ts";
import { ContentCache } from "../../src/lib/content-cache.ts";
import { createSearchService } from "../../src/modules/search/search.service.ts";
import { markdownTable, whole } from "../output.ts";
import { type Figures, measure, startServerProcess } from "../server-process.ts";
import { type ListFigures, listsTable, measureLists } from "./bench-lists.ts";
import { noteQueries, percentiles, refuseFullScan } from "./measured-queries.ts";
import { builtDatabase } from "./synthetic-database.ts";

export interface SearchFigures {
  /** Milliseconds of a whole search, over one connection. */
  p50: number;
  p99: number;
  /** Milliseconds of processor time that this process used for a search; PostgreSQL's is not in it. */
  cpu: number;
  tableMegabytes: number;
  indexMegabytes: number;
  /** What each query found first. */
  firstHits: string[];
}

/**
 * Runs every query once to warm up and once to measure it.
 *
 * @throws Error when PostgreSQL would read all translations for one of them
 */
async function measureSearch(databaseUrl: string, queries: string[]): Promise<SearchFigures> {
  const { pool, close } = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const { db, sent } = noteQueries(pool);
    const cache = new ContentCache();
    // The content does not change meanwhile, so the search index in memory is read once.
    cache.setListening(true);
    const search = createSearchService({ db, cache });
    const firstHits: string[] = [];
    for (const query of queries) {
      const [first] = await search.hits({ query });
      firstHits.push(first ? `${first.phrase.slug} · ${first.language.slug}` : "");
    }
    const before = process.cpuUsage();
    const times: number[] = [];
    for (const query of queries) {
      const start = performance.now();
      await search.result({ query });
      times.push(performance.now() - start);
    }
    const { user, system } = process.cpuUsage(before);
    for (const config of sent.values()) {
      await refuseFullScan(pool, config.name ?? "A query", config, { generic: true });
    }
    const { rows } = await pool.query<{ table: number; index: number }>(
      `select pg_table_size('translation') / 1e6::float8 as table,
         pg_relation_size('translation_terms_index') / 1e6::float8 as index`,
    );
    return {
      ...percentiles(times),
      cpu: (user + system) / 1_000 / queries.length,
      tableMegabytes: rows[0]?.table ?? 0,
      indexMegabytes: rows[0]?.index ?? 0,
      firstHits,
    };
  } finally {
    await close();
  }
}

/** Translations to search in, as languages times phrases; today's content is measured first. */
const SIZES = [
  { languages: 200, phrases: 1_000 },
  { languages: 500, phrases: 10_000 },
];
const AIM_P99 = 20;
const AIM_RATE = 1_000;
const SECONDS = 8;

/**
 * Measures how long the queries of all quality sets take, with those that find nothing, among today's translations,
 * 200,000 and 5,000,000, over one connection; the same of every list that grows with the content; and how many
 * searches a second are answered over HTTP, with the response cache and without.
 */
export async function benchSearch(databaseUrl: string, folder: string, isKept: boolean): Promise<string> {
  const sets = SETS.flatMap((set) => PARTS.map((part) => readCases(part, set)));
  const queries = (await Promise.all(sets)).flat().map(({ query }) => query);
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
      cells("cached responses", await rate("../src/main.ts")),
      cells("each computed", await rate("servers/uncached-server.ts")),
    ],
  );
}
