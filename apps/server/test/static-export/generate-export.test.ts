import { copyDatabase, createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { execute, type TestDatabase } from "@saywhere/db/testing/test-database";
import { type StaticPhrase, type StaticVocabulary, staticData } from "@saywhere/search/static/data-files";
import { unpackTexts } from "@saywhere/search/static/packed-texts";
import { category } from "@saywhere/validators/content/category";
import { language } from "@saywhere/validators/content/language";
import { phraseEntry } from "@saywhere/validators/content/phrase-entry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { ExportFile, KnownDependencies } from "../../src/modules/static-export/export-file.ts";
import { type ExportOptions, generateExport } from "../../src/modules/static-export/generate-export.ts";
import { scriptHashes } from "../../src/rendering/script-hashes.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { WEB_DIR } from "../support/web-dir.ts";
import { withoutStorage } from "../support/without-storage.ts";

const PUBLIC_URL = "https://saywhere.example";

/** Leaves a small part of the content, because exporting all of it takes long. */
const SMALL_PART = `
  delete from language where slug not in ('farsi', 'german', 'japanese');
  delete from phrase where slug not in ('hello', 'thank-you', 'goodbye');
  delete from translation where phrase_id = (select id from phrase where slug = 'goodbye')
    and language_id <> (select id from language where slug = 'farsi');
  update language set slug = 'persian' where slug = 'farsi';
  update language set slug = 'português' where slug = 'persian';
  update phrase set slug = 'hi' where slug = 'hello';
  update category set slug = 'hellos' where slug = 'greetings'`;

let server: TestServer;
let served: TestDatabase;
/** The same content, for the test that changes it. */
let changing: TestDatabase;
let files: Map<string, ExportFile>;

const source = () => ({
  databaseUrl: served.url,
  publicUrl: PUBLIC_URL,
  mediaUrl: withoutStorage.stores.media.urlOf(""),
  webDir: WEB_DIR,
  threads: 2,
});

async function exportAll(options: Pick<ExportOptions, "onStart"> = {}): Promise<ExportFile[]> {
  return Array.fromAsync(generateExport({ ...source(), ...options }));
}

beforeAll(async () => {
  changing = await createTestDatabase();
  await execute(changing.url, SMALL_PART);
  served = await copyDatabase(changing);
  server = await startTestServer({ pages: true, databaseUrl: served.url });
  files = new Map((await exportAll()).map((file) => [file.key, file]));
});
afterAll(async () => {
  await server.close();
  await served.drop();
  await changing.drop();
});

function text(key: string): string {
  const file = files.get(key);
  if (!file) throw new Error(`The export has no ${key}`);
  return typeof file.body === "string" ? file.body : Buffer.from(file.body).toString();
}
const data = <T>(path: string) => JSON.parse(text(decodeURIComponent(path).slice(1))) as T;
const api = async (path: string) => (await fetch(server.url + path)).json();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replace(PUBLIC_URL, ""));

test("the static export contains every page of the sitemap, and the pages outside it", async () => {
  const maps = locations(text("sitemap.xml"));
  expect(maps).toEqual(locations(await (await fetch(`${server.url}/sitemap.xml`)).text()));
  const listed: string[] = [];
  for (const map of maps) {
    const xml = text(decodeURIComponent(map).slice(1));
    expect(xml, map).toBe(await (await fetch(server.url + map)).text());
    listed.push(...locations(xml));
  }
  expect(listed).toHaveLength(7 + 3 + 3 * 3 + 7);
  for (const path of [...listed, "/search", "/saved", "/practice", "/allergy-card"]) {
    const key = path === "/" ? "index.html" : `${decodeURIComponent(path).slice(1)}/index.html`;
    expect(text(key), path).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"/>`);
  }
  expect(text("404.html")).toContain("404 Page Not Found");
  expect(text("robots.txt")).toBe(`User-agent: *\nDisallow: /search\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
});

test("the static export contains every file that its pages load", () => {
  const pages = [...files.keys()].filter((key) => key.endsWith(".html"));
  const missing = new Set<string>();
  for (const page of pages) {
    for (const [, path = ""] of text(page).matchAll(
      /<(?:link|script|img)\b[^>]*?\s(?:href|src)="\/([^"]+)"/g,
    )) {
      if (!files.has(path)) missing.add(`${path} of ${page}`);
    }
  }
  expect([...missing]).toEqual([]);
  expect(pages.length).toBeGreaterThan(30);
  expect([...files.keys()].filter((key) => /\.(br|gz)$|^\.vite/.test(key))).toEqual([]);
  for (const slug of ["português", "german", "japanese"]) {
    expect(
      Buffer.from(files.get(`share/languages/${slug}.png`)?.body ?? "")
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  }
});

test("every exported page carries the policy of the live site, before anything that the policy governs", async () => {
  for (const path of ["/", "/phrases", "/phrases/japanese/hi"]) {
    const html = text(`${path === "/" ? "" : `${path.slice(1)}/`}index.html`);
    const [, policy = "", at] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>()/.exec(html) ?? [];
    expect(at).toBeDefined();
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.search(/<(?:script|link|style)/));
    expect(new TextEncoder().encode(html.slice(0, html.indexOf("charSet"))).length).toBeLessThan(1000);
    for (const hash of scriptHashes(html)) expect(policy).toContain(hash);
    const live = (await fetch(server.url + path)).headers.get("content-security-policy") ?? "";
    const rules = (list: string) =>
      list.split("; ").filter((rule) => !/^(script-src|frame-ancestors) /.test(rule));
    expect(rules(policy)).toEqual(rules(live));
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain("frame-ancestors");
  }
});

const isRedirect = (key: string) => text(key).includes('http-equiv="refresh"');

test("former URLs redirect to the current ones in one step", () => {
  const target = (key: string) => /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text(key))?.[1];
  expect(target("languages/farsi/index.html")).toBe("/languages/portugu%C3%AAs");
  expect(target("languages/persian/common-phrases/index.html")).toBe(
    "/languages/portugu%C3%AAs/common-phrases",
  );
  expect(target("phrases/hello/index.html")).toBe("/phrases/hi");
  expect(target("phrases/farsi/hello/index.html")).toBe("/phrases/portugu%C3%AAs/hi");
  expect(target("phrases/japanese/index.html")).toBe("/languages/japanese");
  for (const key of files.keys()) {
    if (!key.endsWith(".html") || !isRedirect(key)) continue;
    const end = `${decodeURIComponent(target(key) ?? "").slice(1)}/index.html`;
    expect(isRedirect(end), key).toBe(false);
  }
});

test("the exported data files equal the API's responses", async () => {
  const languages = data<unknown[]>(staticData.languages);
  expect(z.array(language).parse(languages)).toEqual(await api("/api/languages"));
  expect(z.array(category).parse(data(staticData.categories))).toEqual(await api("/api/categories"));
  expect(data(staticData.oldLanguages)).toEqual([
    ["farsi", "português"],
    ["persian", "português"],
  ]);
  expect(data(staticData.oldCategories)).toEqual([["greetings", "hellos"]]);
  expect(data(staticData.oldPhrases)).toEqual([["hello", "hi"]]);

  const all = z.array(phraseEntry).parse(await api("/api/phrases"));
  const phrases = data<StaticPhrase[]>(staticData.phrases);
  const listed = new Map(all.map(({ phrase, category: of }) => [phrase.slug, { ...phrase, category: of }]));
  expect(phrases).toEqual([...listed.values()]);
  for (const { slug } of phrases) {
    const entries = all.filter(({ phrase }) => phrase.slug === slug);
    expect(data(staticData.entriesOfPhrase(slug))).toEqual(entries);
  }
  expect(data(staticData.entriesOfPhrase("goodbye"))).toHaveLength(1);
  const rounds = [0, 1, 2].map((round) => data<{ id: number }[]>(staticData.entriesOfRound(round)));
  expect(new Set(rounds.flat().map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  const firstPage = { result: { data: { items: z.array(phraseEntry).parse(rounds.flat()) } } };
  expect(await api("/trpc/phrase.entryPage?input=%7B%7D")).toMatchObject(firstPage);
  for (const slug of ["português", "german", "japanese"]) {
    const entries = await api(`/api/phrases?language=${encodeURIComponent(slug)}`);
    expect(entries).not.toHaveLength(0);
    expect(data(staticData.entriesOfLanguage(slug))).toEqual(entries);
    const [first = [], ...others] = data<string[][]>(staticData.detailsOfLanguage(slug));
    expect(entries).toHaveLength(others.length + 1);
    const [phrase, pronunciation_guide, usage_notes, audio_url] = first;
    const detail = await api(`/api/phrases/${encodeURIComponent(slug)}/${phrase}`);
    expect(detail).toMatchObject({ pronunciation_guide, usage_notes, audio_url });
  }
});

test("search in the exported data files finds phrases by name and by text", () => {
  const { languages, categories, phrases, popular } = data<StaticVocabulary>(staticData.vocabulary);
  expect(languages.map(({ slug }) => slug).sort()).toEqual(["german", "japanese", "português"]);
  expect(languages.find(({ slug }) => slug === "português")).toMatchObject({
    script: "Arab",
    names: expect.arrayContaining(["farsi persian", "فارسي", "fa"]),
    scripts: ["Arab", "Latn"],
  });
  expect(categories).toEqual(expect.arrayContaining([{ slug: "hellos", name: "Greetings" }]));
  expect(phrases).toEqual(
    expect.arrayContaining([
      ["hi", "Hello", "hellos", 3, expect.any(Number), expect.stringContaining("\ngreeting\n")],
      ["goodbye", "Goodbye", "hellos", 1, expect.any(Number), expect.any(String)],
    ]),
  );
  expect(popular).toBe(phrases.length);
  const idOf = new Map(phrases.map(([slug, , , , id]) => [slug, id]));
  const textOf = (slug: string, phrase: string) =>
    unpackTexts(data(staticData.textsOfLanguage(slug))).find(({ phraseId }) => phraseId === idOf.get(phrase));
  const salam = { native: "سلام", romanization: "Salām", variants: ["سلام علیکم", "Salām aleykom"] };
  expect(textOf("português", "hi")).toMatchObject({ id: expect.any(Number), ...salam });
  expect(textOf("german", "hi")).toMatchObject({ native: "Hallo", romanization: null });
  expect(textOf("german", "goodbye")).toBeUndefined();
});

test("the same content produces the same export, file by file, in the same order", async () => {
  const totals: number[] = [];
  const again = await exportAll({
    onStart: async (total, snapshot) => {
      const { rows } = await snapshot.query({ text: "select count(*)::int from language" });
      expect(rows).toEqual([{ count: 3 }]);
      totals.push(total);
    },
  });
  expect(totals).toEqual([files.size]);
  expect(again.map(({ key }) => key)).toEqual([...files.keys()]);
  for (const file of again) expect(file, file.key).toEqual(files.get(file.key));
});

test("a change exports only the affected pages again", async () => {
  const withDependencies = [...files.values()].filter(({ dependencies }) => dependencies);
  const isRendered = (key: string) => key.startsWith("share/") || (key.endsWith(".html") && !isRedirect(key));
  expect(new Set(withDependencies.map(({ key }) => key))).toEqual(
    new Set([...files.keys()].filter(isRendered)),
  );
  const known: KnownDependencies = async (keys) =>
    new Map(
      withDependencies.flatMap(({ key, dependencies }) =>
        dependencies && keys.includes(key) ? [[key, dependencies]] : [],
      ),
    );
  const unchangedKeys = async () => {
    const again = await Array.fromAsync(generateExport({ ...source(), databaseUrl: changing.url, known }));
    expect(again.map(({ key }) => key)).toEqual([...files.keys()]);
    return again.flatMap((file) => ("unchanged" in file ? [file.key] : []));
  };
  expect(await unchangedKeys()).toEqual(withDependencies.map(({ key }) => key));

  const greeting = `phrase_id = (select id from phrase where slug = 'hi')
    and language_id = (select id from language where slug = 'german')`;
  await execute(changing.url, `update translation set native_text = 'Moin' where ${greeting}`);
  const touched = ["share/languages/german.png", "phrases/hi/index.html", "languages/german/index.html"];
  const unchanged = await unchangedKeys();
  expect(unchanged).toEqual(expect.not.arrayContaining(touched));
  expect(unchanged).toEqual(
    expect.arrayContaining(["share/languages/japanese.png", "languages/japanese/index.html", "404.html"]),
  );
});
