import { phraseCount } from "@saywhere/db/testing/starting-content";
import { DATASET_COLUMNS, dataset } from "@saywhere/validators/content/dataset";
import { languageTranslation } from "@saywhere/validators/content/phrase-detail";
import { parse } from "csv-parse/sync";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { AUTHOR } from "../support/refusal.ts";
import { startTestServer } from "../support/start-test-server.ts";

const JSON_PATH = "/api/languages/farsi/dataset.json";
const CSV_PATH = "/api/languages/farsi/dataset.csv";
const LICENSE = { licenseName: "CC BY 4.0", licenseUrl: "https://license.example/by/4.0" };

const server = forAllTests(() => startTestServer());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

const readJson = async (path: string) => dataset.parse(await (await get(path)).json());

/** The license of the API document. */
async function documentLicense(): Promise<unknown> {
  const document = (await (await get("/api/openapi.json")).json()) as { info: { license: unknown } };
  return document.info.license;
}

async function changeSettings(changes: Partial<typeof LICENSE>): Promise<void> {
  const stored = await server.services.settings.stored();
  await server.services.settings.update({ ...stored, ...changes }, AUTHOR);
}
afterEach(() => changeSettings({ licenseName: "", licenseUrl: "" }));

test("the dataset of a language as JSON has every phrase as the list of its translations has it", async () => {
  const response = await get(JSON_PATH);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
  const { language, source, license, phrases } = dataset.strict().parse(await response.json());
  expect([language.name, source, license]).toEqual([
    "Farsi (Persian)",
    "https://saywhere.example/languages/farsi",
    null,
  ]);
  const listed = await (await get("/api/languages/farsi/translations")).json();
  const expected = z
    .array(languageTranslation)
    .parse(listed)
    .map(({ related_phrases: _, ...phrase }) => phrase);
  expect(phrases).toEqual(expected);
});

test("the dataset as CSV has the same phrases, and neutralizes formulas", async () => {
  await server.database.pool.query(
    "update translation set usage_notes = '=1+1' where id = (select min(id) from translation where language_id = (select id from language where slug = 'farsi'))",
  );
  await expect.poll(async () => await (await get(CSV_PATH)).text()).toContain("'=1+1");
  const response = await get(CSV_PATH);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true });
  expect(Object.keys(rows[0] ?? {})).toEqual([...DATASET_COLUMNS]);
  expect(rows).toHaveLength(phraseCount);
  expect(rows[0]).toMatchObject({
    language: "farsi",
    phrase: "hello",
    english: "Hello",
    category: "greetings",
    native_text: "سلام",
    romanization: "Salām",
    source: "https://saywhere.example/languages/farsi",
    license: "",
    license_url: "",
  });
  expect(JSON.parse(rows[0]?.["variants"] ?? "")).toEqual(
    expect.arrayContaining([expect.objectContaining({ native_text: "سلام علیکم" })]),
  );
});

test("datasets, exports and the API document name the license that the settings state", async () => {
  expect(await documentLicense()).toMatchObject({ name: "All rights reserved" });
  await changeSettings(LICENSE);
  const named = { name: "CC BY 4.0", url: "https://license.example/by/4.0" };
  const link = '<https://license.example/by/4.0>; rel="license"';
  const json = await get(JSON_PATH);
  expect([dataset.parse(await json.json()).license, json.headers.get("link")]).toEqual([named, link]);
  const [row] = parse<Record<string, string>>(await (await get(CSV_PATH)).text(), {
    bom: true,
    columns: true,
  });
  expect(row).toMatchObject({ license: named.name, license_url: named.url });
  expect(await documentLicense()).toEqual(named);
  const authorization = `Bearer ${await server.tokenFor("editor")}`;
  for (const path of ["language-phrases", "emergency-numbers", "phrase-intents"]) {
    const file = await get(`/api/${path}/export`, { authorization });
    expect([file.status, file.headers.get("link")], path).toEqual([200, link]);
    await file.body?.cancel();
  }
});

test("datasets lead to the terms of the site for a license without a URL", async () => {
  await changeSettings({ licenseName: "Free for teaching", licenseUrl: "" });
  const response = await get(JSON_PATH);
  expect(dataset.parse(await response.json()).license).toEqual({ name: "Free for teaching", url: null });
  expect(response.headers.get("link")).toBe('</terms>; rel="license"');
});

test("datasets are cached with an ETag until the content or the license changes", async () => {
  const first = await get(JSON_PATH);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  await first.body?.cancel();
  expect((await get(JSON_PATH, { "if-none-match": etag })).status).toBe(304);
  await changeSettings(LICENSE);
  await expect.poll(async () => (await get(JSON_PATH, { "if-none-match": etag })).status).toBe(200);
});

test("datasets that are too large to be cached have every phrase too", async () => {
  await server.database.pool.query(`
    with added as (
      insert into phrase (slug, english, category_id, position)
      select 'more-' || n, 'More ' || n, (select min(id) from category), 1000 + n from generate_series(1, 600) n
      returning id
    )
    insert into translation (phrase_id, language_id, native_text, cultural_notes)
    select added.id, language.id, 'text', repeat('n', 16000) from added, language where language.slug = 'thai'`);
  const response = await get("/api/languages/thai/dataset.json");
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
  const { phrases } = dataset.parse(await response.json());
  expect(phrases).toHaveLength(phraseCount + 600);
  expect(new Set(phrases.map(({ id }) => id)).size).toBe(phraseCount + 600);
});

test("the dataset of a language without phrases is empty", async () => {
  await server.database.pool.query(
    "delete from translation where language_id = (select id from language where slug = 'tagalog')",
  );
  await expect.poll(async () => (await readJson("/api/languages/tagalog/dataset.json")).phrases).toEqual([]);
});

test("unknown languages are 404, and unknown parameters 400", async () => {
  for (const format of ["json", "csv"]) {
    expect((await get(`/api/languages/klingon/dataset.${format}`)).status).toBe(404);
    expect((await get(`/api/languages/farsi/dataset.${format}?language=thai`)).status).toBe(400);
  }
  expect((await get("/api/languages/farsi/dataset.xml")).status).toBe(404);
});
