import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";
import { search } from "@saywhere/validators/search/search";
import { staticData } from "@saywhere/validators/static-copy";
import type { StaticFiles } from "@saywhere/validators/static-search/static-files";
import { createStaticSearchSource } from "@saywhere/validators/static-search/static-search-source";
import { beforeAll, expect, test } from "vitest";
import type { SearchRequest } from "../src/modules/search/search.service.ts";
import { dataFiles } from "../src/modules/static-site/data-files.ts";
import type { PlannedFile } from "../src/modules/static-site/planned-file.ts";
import { keyOf } from "../src/modules/static-site/site-file.ts";
import { readOutline } from "../src/modules/static-site/site-outline.ts";
import { openServices } from "../test/support/open-services.ts";
import { readCases } from "./read-cases.ts";

/** Of all files that search may read, gzipped, for the starting content. */
const BUDGET = 250_000;

const opened = openServices();
let planned: Map<string, PlannedFile>;
const made = new Map<string, unknown>();
const copy = createStaticSearchSource(filesOf(new Set()));

beforeAll(async () => {
  const { database, services } = opened;
  const outline = await readOutline(database.pool, services);
  planned = new Map(dataFiles(database.pool, services, outline).map((file) => [file.key, file]));
});

async function make(address: string): Promise<string> {
  const file = planned.get(keyOf(address));
  if (!file) throw new Error(`The copy has no ${address}`);
  return (await file.make()) as string;
}

/** The files as a browser gets them from a plain server; what it asks for is noted. */
function filesOf(asked: Set<string>): StaticFiles {
  const read = async <T>(address: string) => {
    asked.add(address);
    const file = made.get(address) ?? JSON.parse(await make(address));
    made.set(address, file);
    return file as T;
  };
  return { read, readList: read, has: (address) => asked.has(address) };
}

async function isAnsweredAlike(request: SearchRequest): Promise<boolean> {
  const { services } = opened;
  const live = { ...(await services.search.result(request)), hits: await services.search.hits(request) };
  return isDeepStrictEqual(toWire(await search(copy, request)), toWire(live));
}

const toWire = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

/** The requests that are answered in two ways, without the answers: half of the set is not to be looked at. */
async function differing(requests: SearchRequest[]): Promise<SearchRequest[]> {
  const different: SearchRequest[] = [];
  for (const request of requests) if (!(await isAnsweredAlike(request))) different.push(request);
  return different;
}

test("the static copy and the server give the same answers to the quality set", async () => {
  const cases = [...(await readCases("tuning")), ...(await readCases("measured"))];
  expect(await differing(cases.map(({ query }) => ({ query })))).toEqual([]);
});

test.each([
  ["a language", { language: "japanese" }],
  ["a category", { category: "dining-food" }],
  ["both", { language: "thai", category: "greetings" }],
  ["none", { everywhere: true }],
])("and to the queries for tuning when %s is chosen", async (_what, filters) => {
  const requests = (await readCases("tuning")).map(({ query }) => ({ query, ...filters }));
  expect(await differing([{ query: "", ...filters }, ...requests])).toEqual([]);
});

test("all that search may read stays within its budget", async () => {
  const { database, services } = opened;
  const { languages } = await readOutline(database.pool, services);
  const addresses = [staticData.vocabulary, ...languages.map(({ slug }) => staticData.textsOfLanguage(slug))];
  let size = 0;
  for (const address of addresses) size += gzipSync(await make(address)).length;
  expect(languages.length).toBe(40);
  expect(size).toBeLessThanOrEqual(BUDGET);
});

test.each([
  ["thank you in japanese", [staticData.vocabulary, staticData.textsOfLanguage("japanese")]],
  ["japanese", [staticData.vocabulary, staticData.textsOfLanguage("japanese")]],
  [
    "thank you",
    [
      staticData.vocabulary,
      ...["thank-you", "thank-you-very-much", "im-fine-thank-you"].map(staticData.entriesOfPhrase),
    ],
  ],
])("%s needs %j and no other file", async (query, addresses) => {
  const asked = new Set<string>();
  await search(createStaticSearchSource(filesOf(asked)), { query });
  expect([...asked].sort()).toEqual(addresses.sort());
});
