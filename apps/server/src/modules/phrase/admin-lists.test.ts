import { phraseCount } from "@saywhere/db/testing/starting-content";
import { adminPhrasePageInput } from "@saywhere/validators/content/phrase";
import { PHRASE_PAGE_SIZE } from "@saywhere/validators/content/phrase-entry";
import { describe, expect, onTestFinished, test } from "vitest";
import type { z } from "zod";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const server = openServices();
type Asked = z.input<typeof adminPhrasePageInput>;
const readPage = (asked: Asked) => server.services.phrase.adminPage(adminPhrasePageInput.parse(asked));

/** Returns every page of a list, forwards, then backwards from the last one. */
async function walk(asked: Asked) {
  const forwards = [await readPage(asked)];
  for (let next = forwards[0]?.next; next; next = forwards.at(-1)?.next) {
    forwards.push(await readPage({ ...asked, after: next }));
  }
  const backwards = [forwards.at(-1) as (typeof forwards)[0]];
  for (let previous = backwards[0]?.previous; previous; previous = backwards[0]?.previous) {
    backwards.unshift(await readPage({ ...asked, before: previous }));
  }
  return { forwards, backwards };
}

describe("the pages of the phrases", () => {
  test.each([
    ["position", "asc"],
    ["position", "desc"],
    ["english", "asc"],
    ["english", "desc"],
    ["category", "asc"],
    ["category", "desc"],
    ["translations", "asc"],
    ["translations", "desc"],
    ["updated", "asc"],
    ["updated", "desc"],
  ] as const)("lists every phrase once by %s, %s, in both directions", async (sort, order) => {
    const { forwards, backwards } = await walk({ sort, order, limit: 40 });
    const ids = forwards.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(phraseCount);
    expect(ids).toHaveLength(phraseCount);
    expect(forwards.map(({ offset, total }) => [offset, total])).toEqual(
      Array.from({ length: Math.ceil(phraseCount / 40) }, (_, index) => [40 * index, phraseCount]),
    );
    expect(backwards.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  });

  test("sorts phrases by their English text in both directions", async () => {
    const textsOf = async (order: "asc" | "desc") => {
      const { forwards } = await walk({ sort: "english", order, limit: 200 });
      return forwards.flatMap(({ items }) => items.map(({ english }) => english));
    };
    const texts = await textsOf("asc");
    expect(texts.indexOf("Goodbye")).toBeLessThan(texts.indexOf("Hello"));
    expect(await textsOf("desc")).toEqual(texts.toReversed());
  });

  test("lists the phrases with the fewest translations first when sorted by translations", async () => {
    const { items: found } = await readPage({ search: "goodbye" });
    const goodbye = found.find(({ slug }) => slug === "goodbye");
    if (!goodbye) throw new Error("No goodbye");
    const { rows } = await server.services.translation.ofPhrase(goodbye.id);
    for (const { translation } of rows.filter(({ language }) => language.slug !== "farsi").slice(0, 2)) {
      if (translation) await server.services.translation.delete({ id: translation.id }, AUTHOR);
    }
    const { items, next } = await readPage({ sort: "translations", limit: 2 });
    expect(items.map(({ slug, translation_count }) => [slug, translation_count])).toEqual([
      ["goodbye", 38],
      ["hello", 40],
    ]);
    const { items: more } = await readPage({ sort: "translations", limit: 2, after: next ?? "" });
    expect(more.map(({ translation_count }) => translation_count)).toEqual([40, 40]);
    const { forwards } = await walk({ sort: "translations", order: "desc", limit: 100 });
    expect(forwards.at(-1)?.items.at(-1)?.slug).toBe("goodbye");
  });

  test("lists the last changed phrase first when sorted by time of change", async () => {
    const hello = (await readPage({ search: "hello" })).items[0];
    if (!hello) throw new Error("No hello");
    const save = (english: string) =>
      server.services.phrase.update({ ...hello, slug: undefined, version: undefined, english }, AUTHOR);
    await save("Hello!");
    onTestFinished(async () => void (await save(hello.english)));
    const { items } = await readPage({ sort: "updated", order: "desc", limit: 1 });
    expect(items.map(({ slug }) => slug)).toEqual(["hello"]);
  });

  test("finds phrases by English text or slug, with their category", async () => {
    const found = await readPage({ search: "  WHERE is the " });
    expect(found.items.length).toBeGreaterThan(3);
    expect(found.items.every(({ english }) => english.startsWith("Where is the"))).toBe(true);
    expect(found.total).toBe(found.items.length);
    expect((await readPage({ search: "ere-is-the-b" })).items.map(({ slug }) => slug)).toContain(
      "where-is-the-bank",
    );
    const { category_id } = found.items[0] as { category_id: number };
    const both = await readPage({ search: "where", category_id });
    expect(both.items.every((phrase) => phrase.category_id === category_id)).toBe(true);
    expect(both.items[0]).toMatchObject({ category_name: expect.any(String), translation_count: 40 });
  });

  test.each(["%", "_", "\\", "?!", "zzzz"])("lists no phrases for the search %j", async (search) => {
    expect(await readPage({ search })).toEqual({
      items: [],
      next: null,
      previous: null,
      total: 0,
      offset: 0,
    });
  });

  test.each([
    "x",
    "e30",
    Buffer.from('["position","asc","1","x"]').toString("base64url"),
    Buffer.from('["position","asc",1,99999999999]').toString("base64url"),
    Buffer.from('["english","asc",1,1]').toString("base64url"),
    Buffer.from('["position","asc",1]').toString("base64url"),
  ])("rejects the cursor %j", async (key) => {
    expect((await refusal(readPage({ after: key }))).code).toBe("BAD_REQUEST");
    expect((await refusal(readPage({ before: key }))).code).toBe("BAD_REQUEST");
  });

  test("rejects the cursor of another order", async () => {
    const { next } = await readPage({ limit: 10 });
    const refused = readPage({ after: next ?? "", order: "desc" });
    expect((await refusal(refused)).code).toBe("BAD_REQUEST");
  });
});

describe("the phrases to choose from", () => {
  test("offers the first phrases for an empty text", async () => {
    const options = await server.services.phrase.options("");
    expect(options).toHaveLength(20);
    expect(options[0]).toMatchObject({ slug: "hello" });
  });

  test("offers phrases that start with the text, then those that contain it, and tolerates a typo", async () => {
    const options = await server.services.phrase.options("good");
    expect(options[0]?.english).toMatch(/^Good/);
    expect((await server.services.phrase.options("goodbey")).map(({ slug }) => slug)).toContain("goodbye");
    expect(await server.services.phrase.options("zzzz")).toEqual([]);
  });

  test("lists popular phrases by rank", async () => {
    const popular = await server.services.phrase.popular();
    const entries = await server.services.language.popularPhrases("farsi");
    expect(popular.map(({ slug }) => slug)).toEqual(entries.map(({ phrase }) => phrase.slug));
  });
});

test("links the public pages of a language's phrases in both directions", async () => {
  const { phrase } = server.services;
  const first = await phrase.entryPage({ language: "thai" });
  const second = await phrase.entryPage({ language: "thai", after: first.next ?? "" });
  const whole = (await phrase.listEntries({ language: "thai" })).map(({ id }) => id);
  const [start, next] = [first, second].map(({ items }) => items.map(({ id }) => id));
  expect(start).toEqual(whole.slice(0, PHRASE_PAGE_SIZE));
  expect(next).toEqual(whole.slice(PHRASE_PAGE_SIZE, 2 * PHRASE_PAGE_SIZE));
});

test("returns as many texts for a phrase in all languages as there are languages", async () => {
  const { phrase, category, translations } = await server.services.phrase.inAllLanguages("hello");
  expect([phrase.slug, category.slug, translations.length]).toEqual(["hello", "greetings", 40]);
});

test("reads a page by its number like the same page by cursors, and nothing after the last one", async () => {
  const { forwards } = await walk({ sort: "english", limit: 40 });
  for (const [index, page] of forwards.entries()) {
    expect(await readPage({ sort: "english", limit: 40, page: index + 1 })).toEqual({
      ...page,
      previous: index === 0 ? null : page.previous,
    });
  }
  const after = forwards[0]?.next ?? undefined;
  expect(await readPage({ sort: "english", limit: 40, after, page: 3 })).toEqual(forwards[1]);
  const beyond = await readPage({ sort: "english", limit: 40, page: forwards.length + 1 });
  expect(beyond).toMatchObject({ items: [], total: null, next: null, previous: null });
});
