import { phraseCount } from "@saywhere/db/testing/starting-content";
import { gridPageInput } from "@saywhere/validators/content/translation-grid";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const server = openServices();
const page = (asked: z.input<typeof gridPageInput>) =>
  server.services.translationGrid.page(gridPageInput.parse(asked));

const languages: Record<string, number> = {};
const phrases: Record<string, number> = {};
beforeAll(async () => {
  const { language, phrase } = server.services;
  for (const { slug, id } of await language.list()) languages[slug] = id;
  for (const { slug, id } of await phrase.listPhrases()) phrases[slug] = id;
});
const greek = () => languages["greek"] as number;

async function stored(language: string, phrase: string) {
  const pair = { language_id: languages[language] as number, phrase_id: phrases[phrase] as number };
  const { translation } = await server.services.translationGrid.row({ ...pair, references: [] });
  if (!translation) throw new Error(`No ${phrase} in ${language}`);
  return translation;
}
const slugs = ({ items }: Awaited<ReturnType<typeof page>>) => items.map(({ phrase }) => phrase.slug);

test("pages contain every phrase of a language once, with its texts in the reference languages", async () => {
  const references = [languages["german"], languages["spanish"]] as number[];
  const first = await page({ language_id: greek(), show: "all", references, limit: 200 });
  const shown = first.items.find(({ phrase }) => phrase.slug === "hello");
  expect(shown).toMatchObject({
    language: { slug: "greek", script: "Grek" },
    phrase: { english: "Hello" },
    warnings: [],
    references: [
      { language_id: references[0], native_text: "Hallo", romanization: null },
      { language_id: references[1], native_text: "Hola" },
    ],
  });
  expect(shown?.translation).toEqual({
    id: expect.any(Number),
    native_text: expect.stringMatching(/\p{Script=Greek}/u),
    romanization: expect.any(String),
    accepted_warnings: [],
    needs_review: false,
    version: 1,
    updated_at: expect.any(String),
    variants: expect.any(Number),
    regional_variations: expect.any(Number),
  });
  const pages = [first];
  for (let next = first.next; next; next = pages.at(-1)?.next ?? null) {
    pages.push(await page({ language_id: greek(), show: "all", after: next, limit: 200 }));
  }
  expect(new Set(pages.flatMap(slugs)).size).toBe(phraseCount);
  expect(pages.flatMap(slugs)).toHaveLength(phraseCount);
});

test("lists the phrases that a language misses, until they are translated", async () => {
  expect(await page({ language_id: greek() })).toEqual({ items: [], next: null });
  for (const phrase of ["hello", "goodbye"]) {
    const { id, version } = await stored("greek", phrase);
    await server.services.translation.delete({ id, version }, AUTHOR);
  }
  const missing = await page({ language_id: greek(), limit: 1, references: [languages["german"] as number] });
  expect(missing.items).toMatchObject([
    { phrase: { slug: "hello" }, translation: null, warnings: [], references: [{ native_text: "Hallo" }] },
  ]);
  expect(slugs(await page({ language_id: greek(), after: missing.next ?? "" }))).toEqual(["goodbye"]);
  const pair = { language_id: greek(), phrase_id: phrases["hello"] as number };
  await server.services.translation.create(
    { ...pair, native_text: "Γεια σας", romanization: "Yia sas" },
    AUTHOR,
  );
  expect(slugs(await page({ language_id: greek() }))).toEqual(["goodbye"]);
});

test("lists the translations with warnings, page by page", async () => {
  const before = slugs(await page({ language_id: languages["thai"] as number, show: "attention" }));
  const changed = ["yes", "thank-you", "please"];
  for (const phrase of changed) {
    const { id } = await stored("thai", phrase);
    await server.services.translation.update({ id, native_text: "two  spaces", romanization: null }, AUTHOR);
  }
  const found = slugs(await page({ language_id: languages["thai"] as number, show: "attention" }));
  expect(new Set(found)).toEqual(new Set([...before, ...changed]));
  const [first, ...rest] = found;
  const one = await page({ language_id: languages["thai"] as number, show: "attention", limit: 1 });
  expect(slugs(one)).toEqual([first]);
  expect(one.items[0]?.warnings).not.toEqual([]);
  const others = {
    language_id: languages["thai"] as number,
    show: "attention",
    after: one.next ?? "",
  } as const;
  expect(slugs(await page(others))).toEqual(rest);
});

test("finds phrases by a part of the English or of the native text", async () => {
  const german = { language_id: languages["german"] as number, show: "all" } as const;
  expect(slugs(await page({ ...german, search: "THANK you" }))).toContain("thank-you");
  expect(slugs(await page({ ...german, search: "hallo" }))).toContain("hello");
  expect(slugs(await page({ ...german, search: "no such text" }))).toEqual([]);
});

test("rejects a cursor of another list, an unknown language and an unknown phrase", async () => {
  const list = await server.services.translation.page({
    show: "all",
    sort: "position",
    order: "asc",
    limit: 1,
  });
  expect(await refusal(page({ language_id: greek(), show: "all", after: list.next ?? "" }))).toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await refusal(page({ language_id: 999_999 }))).toMatchObject({ code: "NOT_FOUND" });
  const row = { language_id: greek(), phrase_id: 999_999, references: [] };
  expect(await refusal(server.services.translationGrid.row(row))).toMatchObject({ code: "NOT_FOUND" });
});
