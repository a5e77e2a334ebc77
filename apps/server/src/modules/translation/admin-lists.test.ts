import { phraseCount, translationCount } from "@saywhere/db/testing/starting-content";
import { translationPageInput } from "@saywhere/validators/content/translation";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";
import { undoAfterEach } from "../../../test/support/undo-after-each.ts";

const server = openServices();
undoAfterEach(server);
type Asked = z.input<typeof translationPageInput>;
const page = (asked: Asked) => server.services.translation.page(translationPageInput.parse(asked));

const languages: Record<string, number> = {};
const phrases: Record<string, number> = {};
beforeAll(async () => {
  const { language, phrase } = server.services;
  for (const { slug, id } of await language.list()) languages[slug] = id;
  for (const { slug, id } of await phrase.listPhrases()) phrases[slug] = id;
});
const stored = async (language: string, phrase: string) => {
  const {
    items: [found],
  } = await server.services.translation.chunk({
    language_id: languages[language],
    phrase_id: phrases[phrase],
  });
  if (!found) throw new Error(`No ${phrase} in ${language}`);
  return found;
};
const change = async (language: string, phrase: string, texts: object) => {
  const { id, native_text } = await stored(language, phrase);
  return server.services.translation.update({ id, native_text, ...texts }, AUTHOR);
};

describe("the queue of the recording studio", () => {
  const queue = (asked: { category_id?: number; missing: boolean }) =>
    server.services.translation.recordingQueue({ language_id: languages["greek"] ?? 0, ...asked });

  test("lists the translations of a language without a recording first, in the order of the site", async () => {
    const { id } = await change("greek", "hello", { audio_url: "/files/media/recordings/greek/hello.mp3" });
    const all = await queue({ missing: false });
    expect(all.total).toBe(all.items.length);
    expect(all.items.at(-1)).toEqual({ id, english: "Hello", recorded: true });
    expect(all.items.filter(({ recorded }) => recorded)).toHaveLength(1);
    const missing = await queue({ missing: true });
    expect(missing).toEqual({ items: all.items.slice(0, -1), total: all.total - 1 });
    const positions = await server.database.pool.query<{ id: number }>(
      `select t.id from translation t join phrase p on p.id = t.phrase_id
        where t.language_id = $1 and t.audio_url is null order by p.position`,
      [languages["greek"]],
    );
    expect(missing.items.map((item) => item.id)).toEqual(positions.rows.map((row) => row.id));
  });

  test("lists the translations of one category", async () => {
    const [category] = await server.services.category.adminList();
    const found = await queue({ category_id: category?.id ?? 0, missing: false });
    expect(found.total).toBe(category?.phrase_count);
  });
});

describe("the pages of the translations", () => {
  test("lists the translations of several languages", async () => {
    const language_ids = ["greek", "dutch"].map((slug) => languages[slug] as number);
    const { items, total } = await page({ language_ids, limit: 200 });
    expect(total).toBe(phraseCount * 2);
    expect(new Set(items.map(({ language }) => language.slug))).toEqual(new Set(["dutch", "greek"]));
    const warned = await page({ language_ids, show: "warnings", limit: 200 });
    const each = await Promise.all(
      language_ids.map((language_id) => page({ language_id, show: "warnings", limit: 200 })),
    );
    expect(warned.items).toHaveLength(each.reduce((sum, one) => sum + one.items.length, 0));
  });

  test("lists translations by phrase, then language, with cursors in both directions", async () => {
    const first = await page({ limit: 30 });
    expect(first).toMatchObject({ total: translationCount, offset: 0, previous: null });
    expect(first.items[0]).toMatchObject({
      language: { slug: "spanish", direction: "ltr" },
      phrase: { slug: "hello" },
      translation: { native_text: "Hola" },
      warnings: [],
    });
    const second = await page({ limit: 30, after: first.next ?? "" });
    expect(second.offset).toBe(30);
    expect(new Set(second.items.map(({ phrase }) => phrase.slug)).size).toBe(2);
    expect(await page({ limit: 30, before: second.previous ?? "" })).toEqual(first);
    const last = await page({ limit: 30, order: "desc" });
    const end = await page({ limit: 30, order: "desc", after: last.next ?? "" });
    expect(end.items.map(({ translation }) => translation?.id)).not.toContain(
      last.items.at(-1)?.translation?.id,
    );
  });

  test("lists the last changed translation first when sorted by time of change", async () => {
    const { id } = await change("thai", "yes", { usage_notes: "Changed" });
    const { items, next } = await page({ sort: "updated", order: "desc", limit: 1 });
    expect(items.map(({ translation }) => translation?.id)).toEqual([id]);
    const after = await page({ sort: "updated", order: "desc", limit: 1, after: next ?? "" });
    expect(after.items[0]?.translation?.id).not.toBe(id);
    expect(after.offset).toBe(1);
  });

  test("filters translations by language, by phrase and by both", async () => {
    expect((await page({ language_id: languages["thai"] })).total).toBe(phraseCount);
    expect((await page({ phrase_id: phrases["hello"] })).total).toBe(40);
    const both = await page({ language_id: languages["thai"], phrase_id: phrases["hello"] });
    expect(both.items.map(({ translation }) => translation?.native_text)).toEqual([
      (await stored("thai", "hello")).native_text,
    ]);
    expect((await page({ language_id: 999_999 })).total).toBe(0);
  });

  test("searches translations in English, native text and romanization", async () => {
    const found = async (search: string) =>
      (await page({ search, limit: 200 })).items.map(
        ({ language, phrase }) => `${phrase.slug} ${language.slug}`,
      );
    expect(await found("HELLO")).toContain("hello korean");
    expect(await found("سلام")).toContain("hello farsi");
    expect(await found("salam")).toContain("hello farsi");
    expect(await found("?")).toEqual([]);
    const inThai = await page({ search: "hello", language_id: languages["thai"] });
    expect(inThai.items.every(({ language }) => language.slug === "thai")).toBe(true);
  });

  test("lists missing translations with the same filters", async () => {
    expect((await page({ show: "missing" })).total).toBe(0);
    await server.services.translation.delete({ id: (await stored("hindi", "hello")).id }, AUTHOR);
    await server.services.translation.delete({ id: (await stored("hindi", "goodbye")).id }, AUTHOR);
    await server.services.translation.delete({ id: (await stored("urdu", "goodbye")).id }, AUTHOR);
    const pairs = async (asked: Asked) => {
      const { items, total } = await page({ ...asked, show: "missing" });
      expect(total).toBe(items.length);
      expect(items.every(({ translation, warnings }) => translation === null && warnings.length === 0)).toBe(
        true,
      );
      return items.map(({ language, phrase }) => `${phrase.slug} ${language.slug}`);
    };
    expect((await pairs({})).sort()).toEqual(["goodbye hindi", "goodbye urdu", "hello hindi"]);
    expect(await pairs({ sort: "updated", language_id: languages["urdu"] })).toEqual(["goodbye urdu"]);
    expect(await pairs({ phrase_id: phrases["hello"] })).toEqual(["hello hindi"]);
    expect(await pairs({ search: "hell" })).toEqual(["hello hindi"]);
    const language_ids = [languages["urdu"] as number, languages["thai"] as number];
    expect(await pairs({ language_ids })).toEqual(["goodbye urdu"]);
  });

  test("lists translations with a romanization, and those with audio or video", async () => {
    await change("japanese", "hello", { romanization: null, audio_url: "/files/a.mp3" });
    await change("japanese", "goodbye", { video_url: "https://youtu.be/abcdefghijk" });
    const shown = async (show: Asked["show"]) =>
      (await page({ show, language_id: languages["japanese"] })).items.map(({ phrase }) => phrase.slug);
    expect(await shown("not-romanized")).toEqual(["hello"]);
    expect(await shown("romanized")).not.toContain("hello");
    expect(await shown("audio")).toEqual(["hello"]);
    expect(await shown("no-audio")).not.toContain("hello");
    expect(await shown("video")).toEqual(["goodbye"]);
    expect((await page({ show: "not-romanized", language_id: languages["spanish"] })).total).toBe(0);
  });

  test("lists translations with warnings page by page, in both directions, without a total", async () => {
    await change("french", "please", { native_text: "S'il  vous plaît" });
    await change("korean", "please", { native_text: "Please" });
    await change("japanese", "hello", { romanization: null });
    await change("greek", "how-are-you", { native_text: "Τι κάνετε" });
    const same = (await stored("dutch", "yes")).native_text;
    await change("dutch", "no", { native_text: same });
    const all = await page({ show: "warnings", limit: 200 });
    expect(all).toMatchObject({ total: null, offset: null, previous: null });
    const told = Object.fromEntries(
      all.items.map(({ language, phrase, warnings }) => [`${phrase.slug} ${language.slug}`, warnings]),
    );
    expect(told).toMatchObject({
      "please french": ["double-space"],
      "please korean": ["other-script"],
      "how-are-you greek": ["no-question-mark"],
      "yes dutch": ["same-as-other-phrase"],
      "no dutch": ["same-as-other-phrase"],
      "hello japanese": ["no-romanization", "same-as-other-phrase"],
    });
    const first = await page({ show: "warnings", limit: 2 });
    const second = await page({ show: "warnings", limit: 2, after: first.next ?? "" });
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
    expect(await page({ show: "warnings", limit: 2, before: second.previous ?? "" })).toEqual(first);
    const inDutch = await page({ show: "warnings", language_id: languages["dutch"], search: "no" });
    expect(inDutch.items.map(({ phrase }) => phrase.slug)).toContain("no");
  });

  test("rejects a cursor that no page of the list returned", async () => {
    for (const show of ["all", "missing", "warnings"] as const) {
      expect((await refusal(page({ show, after: "x" }))).code).toBe("BAD_REQUEST");
    }
  });
});

describe("single translations", () => {
  test("lists a phrase in every language, missing translations first", async () => {
    await server.services.translation.delete({ id: (await stored("urdu", "please")).id }, AUTHOR);
    const { phrase, rows } = await server.services.translation.ofPhrase(phrases["please"] as number);
    expect(phrase).toMatchObject({ slug: "please", english: "Please" });
    expect(rows).toHaveLength(40);
    expect(
      rows.slice(0, 2).map(({ language, translation }) => [language.slug, translation === null]),
    ).toEqual([
      ["urdu", true],
      ["spanish", false],
    ]);
    expect((await refusal(server.services.translation.ofPhrase(999_999))).code).toBe("NOT_FOUND");
  });

  test("returns a translation with its language, phrase and warnings", async () => {
    const { id } = await change("russian", "please", { native_text: "Please  please" });
    expect(await server.services.translation.row(id)).toMatchObject({
      language: { slug: "russian" },
      phrase: { slug: "please" },
      translation: { id },
      warnings: ["other-script", "double-space"],
    });
    expect((await refusal(server.services.translation.row(999_999))).code).toBe("NOT_FOUND");
  });

  test("returns the other phrases with the same text, as search compares texts", async () => {
    const { id, native_text, language_id, phrase_id } = await stored("italian", "hello");
    const ask = (text: string, other: number) =>
      server.services.translation.sameText({ language_id, phrase_id: other, native_text: text });
    const hello = { translation_id: id, english: "Hello" };
    expect(await ask(`${native_text.toUpperCase()}!`, phrases["goodbye"] as number)).toContainEqual(hello);
    expect(await ask(native_text, phrase_id)).not.toContainEqual(hello);
    expect(await ask("?!", phrase_id)).toEqual([]);
  });
});

test("counts the coverage of the languages, and counts it again after a change", async () => {
  const thai = async () =>
    (await server.services.language.coverage()).find(({ language }) => language.slug === "thai");
  const { phrases: all } = (await thai()) ?? { phrases: 0 };
  expect(await thai()).toMatchObject({
    phrases: phraseCount,
    translated: phraseCount,
    romanized: phraseCount,
    with_audio: 0,
    needs_romanization: true,
  });
  await change("thai", "no", { romanization: null, audio_url: "https://example.org/no.mp3" });
  expect(await thai()).toMatchObject({ phrases: all, romanized: phraseCount - 1, with_audio: 1 });
  const spanish = (await server.services.language.coverage())[0];
  expect(spanish).toMatchObject({ language: { slug: "spanish" }, needs_romanization: false });
});
