import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR, refusal } from "../../../test/support/refusal.ts";

const set = openServices();
const translations = () => set.services.translation;

let language_id: number;
/** A phrase without translations. */
let phrase_id: number;
beforeEach(async () => {
  const { language, category, phrase } = set.services;
  language_id = (await language.list()).find(({ slug }) => slug === "hebrew")?.id as number;
  const [greetings] = await category.list();
  const made = await phrase.create({ english: "Break a leg", category_id: greetings?.id as number }, AUTHOR);
  phrase_id = made.id;
});
afterEach(async () => void (await set.services.phrase.delete({ id: phrase_id }, AUTHOR)));

const stored = async (slug: string) => {
  const detail = await set.services.phrase.detail({ languageSlug: "farsi", phraseSlug: slug });
  const found = (await translations().chunk({})).items.find(({ id }) => id === detail.id);
  if (!found) throw new Error(`No translation of ${slug}`);
  return found;
};

describe("adding a translation", () => {
  test("stores all texts and lists of a new translation", async () => {
    const texts = {
      native_text: "בהצלחה",
      romanization: "Behatzlacha",
      regional_variations: [{ region: "Haifa", notes: "The same." }],
      variants: [
        { label: "to many", native_text: "בהצלחה לכם", romanization: null, pronunciation_guide: "x" },
      ],
    };
    const made = await translations().create({ language_id, phrase_id, ...texts }, AUTHOR);
    expect(made).toMatchObject({ language_id, phrase_id, ...texts, usage_notes: null, version: 1 });
    expect((await translations().chunk({ language_id, phrase_id })).items).toEqual([made]);
  });

  test("stores the structure that is given for a variant, and reads what is left out from its label", async () => {
    const japanese = (await set.services.language.list()).find(({ slug }) => slug === "japanese");
    const form = { label: "informal, said by a woman", native_text: "頑張って" };
    const variants = [
      form,
      { ...form, speaker: null, listener: "child" as const, region: "Kyoto" },
      { ...form, label: "in Kyoto, informal", region: "Kyoto" },
    ];
    const pair = { language_id: japanese?.id as number, phrase_id };
    const made = await translations().create({ ...pair, native_text: "頑張ってください", variants }, AUTHOR);
    const none = { speaker: null, listener: null, region: null };
    expect(made.variants).toMatchObject([
      { ...none, speaker: "woman", register: "informal", same_meaning: true },
      { ...none, listener: "child", region: "Kyoto", register: "informal", same_meaning: true },
      { ...none, region: "Kyoto", register: "informal", same_meaning: true },
    ]);
  });

  test("rejects a second translation of the same phrase into the same language, also by concurrent requests", async () => {
    await translations().create({ language_id, phrase_id, native_text: "בהצלחה" }, AUTHOR);
    const again = translations().create({ language_id, phrase_id, native_text: "x" }, AUTHOR);
    const duplicate = {
      code: "CONFLICT",
      message: expect.stringContaining("Break a leg"),
      conflict: { reason: "duplicate", field: "phrase_id", suggestion: null },
      issues: [{ path: ["phrase_id"] }],
    };
    expect(await refusal(again)).toMatchObject(duplicate);
    const thai = (await set.services.language.list()).find(({ slug }) => slug === "thai");
    const all = Array.from({ length: 8 }, () =>
      translations().create({ language_id: thai?.id as number, phrase_id, native_text: "โชคดี" }, AUTHOR),
    );
    const refused = (await Promise.allSettled(all)).filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(7);
    for (const { reason } of refused) expect(reason).toMatchObject(duplicate);
  });

  test("rejects an unknown language and an unknown phrase, with errors at their fields", async () => {
    const noLanguage = translations().create({ language_id: 999_999, phrase_id, native_text: "x" }, AUTHOR);
    expect((await refusal(noLanguage)).issues).toMatchObject([{ path: ["language_id"] }]);
    const noPhrase = translations().create({ language_id, phrase_id: 999_999, native_text: "x" }, AUTHOR);
    expect((await refusal(noPhrase)).issues).toMatchObject([{ path: ["phrase_id"] }]);
  });
});

describe("changing a translation", () => {
  test("leaves omitted fields unchanged, clears fields that are null, and records no change for equal values", async () => {
    const hello = await stored("hello");
    const { id, native_text, variants, regional_variations } = hello;
    expect(variants.length).toBeGreaterThan(0);
    expect(await translations().update({ id, native_text, variants, regional_variations }, AUTHOR)).toEqual(
      hello,
    );
    const changed = await translations().update(
      { id, native_text, romanization: null, variants: [] },
      AUTHOR,
    );
    expect(changed).toMatchObject({
      ...hello,
      romanization: null,
      variants: [],
      version: hello.version + 1,
      updated_at: expect.any(String),
    });
  });

  test("accepts an unchanged language and phrase, and rejects others", async () => {
    const before = await stored("goodbye");
    const { id, native_text } = before;
    const pair = { language_id: before.language_id, phrase_id: before.phrase_id };
    expect(await translations().update({ id, native_text, ...pair }, AUTHOR)).toEqual(before);
    const elsewhere = translations().update({ id, native_text, ...pair, language_id }, AUTHOR);
    expect(await refusal(elsewhere)).toMatchObject({
      code: "BAD_REQUEST",
      issues: [{ path: ["language_id"] }],
    });
    const other = translations().update({ id, native_text, ...pair, phrase_id }, AUTHOR);
    expect(await refusal(other)).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: ["phrase_id"] }] });
  });

  test("rejects a save over a newer version; without a version, the save overwrites it", async () => {
    const { id, version } = await stored("please");
    const newer = await translations().update({ id, version, native_text: "A" }, AUTHOR);
    const error = await refusal(translations().update({ id, version, native_text: "B" }, AUTHOR));
    expect(error.conflict).toEqual({
      reason: "stale",
      saved_by: "Ada",
      saved_at: newer.updated_at,
      current: newer,
    });
    expect((await translations().update({ id, native_text: "B" }, AUTHOR)).native_text).toBe("B");
  });

  test("rejects changing a translation that does not exist", async () => {
    expect((await refusal(translations().update({ id: 999_999, native_text: "x" }, AUTHOR))).code).toBe(
      "NOT_FOUND",
    );
  });
});

test("keeps the phrase when a translation is deleted", async () => {
  const { id } = await stored("yes");
  expect(await translations().delete({ id }, AUTHOR)).toEqual({ success: true });
  expect((await refusal(translations().delete({ id }, AUTHOR))).code).toBe("NOT_FOUND");
  expect((await set.services.phrase.listPhrases()).some(({ slug }) => slug === "yes")).toBe(true);
});
