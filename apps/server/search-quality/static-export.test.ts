import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { type SearchRequest, search } from "@saywhere/search/search";
import { type FileLoader, staticData } from "@saywhere/search/static/data-files";
import { createStaticSearchSource } from "@saywhere/search/static/static-search-source";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentCache } from "../src/lib/content-cache.ts";
import { createDatabaseSearchSource } from "../src/modules/search/database-search-source.ts";
import { dataFiles } from "../src/modules/static-export/data-files.ts";
import { keyOf, type LazyFile } from "../src/modules/static-export/export-file.ts";
import { type ExportManifest, readManifest } from "../src/modules/static-export/export-manifest.ts";
import { type ExportSource, openExportSource } from "../src/modules/static-export/export-services.ts";
import { readCases } from "./read-cases.ts";

/** Compares every nth query; `pnpm search:quality` compares all. */
const SAMPLE = Number(process.env["SEARCH_SAMPLE"] ?? 4);

/** Of all files that search may read, gzipped, for the starting content. */
const BUDGET = 252_000;

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let site: ExportSource;
let manifest: ExportManifest;
let planned: Map<string, LazyFile>;
const made = new Map<string, unknown>();
const copy = createStaticSearchSource(filesOf(new Set()));
const cache = new ContentCache();

beforeAll(async () => {
  cache.setListening(true);
  own = await createTestDatabase();
  site = await openExportSource({
    databaseUrl: own.url,
    publicUrl: "https://saywhere.example",
    mediaUrl: "https://media.saywhere.example/",
    webDir: "",
  });
  manifest = await readManifest(site);
  planned = new Map(dataFiles(site, manifest).map((file) => [file.key, file]));
});
afterAll(async () => {
  await site.close();
  await own.drop();
});

async function make(address: string): Promise<string> {
  const file = planned.get(keyOf(address));
  if (!file) throw new Error(`The export has no ${address}`);
  return (await file.make()) as string;
}

/** The files as a browser gets them from a plain server; what it asks for is noted. */
function filesOf(asked: Set<string>): FileLoader {
  const read = async <T>(address: string) => {
    asked.add(address);
    const file = made.get(address) ?? JSON.parse(await make(address));
    made.set(address, file);
    return file as T;
  };
  return { read, readList: read, has: (address) => asked.has(address) };
}

async function isAnsweredAlike(request: SearchRequest): Promise<boolean> {
  const live = await search(createDatabaseSearchSource(site.snapshot, cache), request);
  return isDeepStrictEqual(toWire(await search(copy, request)), toWire(live));
}

const toWire = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

/** The requests that are answered in two ways, without the answers: half of the set is not to be looked at. */
async function differing(requests: SearchRequest[]): Promise<SearchRequest[]> {
  const different: SearchRequest[] = [];
  for (const request of requests) if (!(await isAnsweredAlike(request))) different.push(request);
  return different;
}

test("the static export and the server give the same results to the quality set", {
  timeout: 180_000,
}, async () => {
  const cases = [...(await readCases("tuning")), ...(await readCases("measured"))];
  const some = cases.filter((_, index) => index % SAMPLE === 0);
  expect(await differing(some.map(({ query }) => ({ query })))).toEqual([]);
});

test("the static export answers Traditional characters and other conventions like the server", async () => {
  const queries = ["謝謝", "廁所在哪裡", "電話", "arigatou gozaimasu", "danke schoen", "ขอบคุณค่ะ", "ni3 hao3"];
  for (const query of queries) expect((await search(copy, { query })).hits, query).not.toEqual([]);
  expect(await differing(queries.map((query) => ({ query })))).toEqual([]);
});

test.each([
  ["a language", { language: "japanese" }],
  ["a category", { category: "dining-food" }],
  ["both", { language: "thai", category: "greetings" }],
  ["none", { everywhere: true }],
  ["a preferred language", { prefer: "thai" }],
])("and the same where %s is chosen besides", async (_what, filters) => {
  const some = (await readCases("tuning")).filter((_, index) => index % (8 * SAMPLE) === 0);
  expect(
    await differing(["", ...some.map(({ query }) => query)].map((query) => ({ query, ...filters }))),
  ).toEqual([]);
});

test("all that search may read stays within its budget", async () => {
  const addresses = [
    staticData.vocabulary,
    staticData.phoneticTexts,
    ...manifest.languages.map(({ slug }) => staticData.textsOfLanguage(slug)),
  ];
  let size = 0;
  for (const address of addresses) size += gzipSync(await make(address)).length;
  expect(addresses).toHaveLength(2 + 40);
  expect(size).toBeLessThanOrEqual(BUDGET);
});

test.each([
  ["thank you in japanese", [staticData.vocabulary, staticData.textsOfLanguage("japanese")]],
  ["japanese", [staticData.vocabulary, staticData.textsOfLanguage("japanese")]],
  [
    "thank you",
    [
      staticData.vocabulary,
      ...[
        "thank-you",
        "thank-you-very-much",
        "im-fine-thank-you",
        "no-thank-you",
        // One can also say so with these.
        "its-delicious",
        "youre-welcome",
      ].map(staticData.entriesOfPhrase),
    ],
  ],
])("%s needs %j and no other file", async (query, addresses) => {
  const asked = new Set<string>();
  await search(createStaticSearchSource(filesOf(asked)), { query });
  expect([...asked].sort()).toEqual(addresses.sort());
});
