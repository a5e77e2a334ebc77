import { staticData } from "@saywhere/search/static/data-files";
import type { LanguagePack } from "@saywhere/search/static/language-pack";
import { EMERGENCY_CATEGORY } from "@saywhere/validators/content/emergency-category";
import type { PhraseDetail, PhraseInAllLanguages } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import type { SearchHit, SearchResult } from "@saywhere/validators/search/search-result";
import { describe, expect, test, vi } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { PACKS } from "../../lib/offline/cache-names.ts";
import { compressed } from "../../lib/packs/stored-pack.ts";
import { stubCaches } from "../../testing/cache-storage.ts";
import { languagePack } from "../../testing/language-pack.ts";
import { answerFromPacks, answerOnDevice } from "./pack-api.ts";

const call = answerFromPacks([languagePack(farsi), languagePack(japanese)]);
const only = answerFromPacks([languagePack(farsi)]);

test("answers the reads of the pages of a kept language", async () => {
  expect(await call("language.get", { slug: "farsi" })).toMatchObject({ name: farsi.name });
  expect(await call("language.popularPhrases", { slug: "japanese" })).toHaveLength(3);
  const detail = (await call("phrase.detail", {
    languageSlug: "japanese",
    phraseSlug: "thank-you",
  })) as PhraseDetail;
  expect(detail).toMatchObject({ native_text: "ありがとう", language: { slug: "japanese" } });
  const common = await call("language.commonPhrases", { slug: "farsi" });
  expect(common).toMatchObject({
    count: 4,
    categories: [{ slug: "greetings", phrases: [{ english: "Hello" }, {}, {}] }, { slug: "health" }],
  });
});

test("reads the packs again after a failed read", async () => {
  stubCaches();
  const pack = staticData.pack("farsi");
  await (await caches.open(PACKS)).put(pack, compressed(Response.json(languagePack(farsi)), farsi.name));
  vi.spyOn(caches, "open").mockRejectedValueOnce(new DOMException("The caches are busy", "UnknownError"));
  await expect(answerOnDevice("language.get", { slug: "farsi" })).rejects.toThrow("The caches are busy");
  expect(await answerOnDevice("language.get", { slug: "farsi" })).toMatchObject({ name: farsi.name });
});

test("lists the emergency numbers and phrases of a kept language", async () => {
  const pack = languagePack(farsi);
  const emergency_numbers = [{ country: "Iran", code: "IR", police: "110", ambulance: "115", fire: "125" }];
  const [category] = pack.common;
  const answer = answerFromPacks([
    {
      ...pack,
      language: { ...pack.language, emergency_numbers },
      common: category ? [{ ...category, slug: EMERGENCY_CATEGORY, phrases: ["thank-you"] }] : [],
    },
  ]);
  expect(await answer("language.emergencyGuide", { slug: "farsi" })).toMatchObject({
    language: { slug: "farsi", emergency_numbers },
    phrases: [{ slug: "thank-you", english: "Thank you" }],
  });
  await expect(answer("language.emergencyGuide", { slug: "japanese" })).rejects.toThrow("not on this device");
});

test("fails like a call without a response for what neither packs nor files have", async () => {
  const failed = call("language.emergencyNumbers", {});
  await expect(failed).rejects.toThrow("not on this device");
  await expect(failed).rejects.toHaveProperty("cause", expect.any(TypeError));
});

test("lists a phrase in the kept languages that have it", async () => {
  const inBoth = (await call("phrase.inAllLanguages", { phraseSlug: "hello" })) as PhraseInAllLanguages;
  expect(inBoth.translations.map(({ language_slug }) => language_slug)).toEqual(["farsi", "japanese"]);
  const inOne = (await call("phrase.inAllLanguages", {
    phraseSlug: "thank-you-very-much",
  })) as PhraseInAllLanguages;
  expect(inOne.translations.map(({ language_slug }) => language_slug)).toEqual(["farsi"]);
});

test("finds no phrase for the slug of a kept language, whose page is shown instead", async () => {
  expect(await call("phrase.inAllLanguages", { phraseSlug: "farsi" })).toBeNull();
});

test("lists the phrases of a sheet in a kept language", async () => {
  const entries = await call("sheet.entries", { language: "japanese", phrases: ["thank-you", "nothing"] });
  expect(entries).toEqual([
    expect.objectContaining({
      native_text: "ありがとう",
      language: expect.objectContaining({ slug: "japanese", direction: "ltr" }),
      pronunciation_guide: null,
      usage_notes: null,
    }),
  ]);
});

test("answers with the forms and the details of phrases that a pack has", async () => {
  const pack = languagePack(farsi);
  const [phrase] = pack.phrases;
  if (!phrase) throw new Error("The pack has no phrase");
  const form = { id: phrase.id, native_text: "درود" } as LanguagePack["forms"][number];
  const guided = { ...phrase, pronunciation_guide: "sah-LAHM", usage_notes: "At any hour" };
  const answer = answerFromPacks([{ ...pack, phrases: [guided], forms: [form] }]);
  expect(await answer("language.forms", { slug: "farsi" })).toEqual([form]);
  expect(await answer("sheet.entries", { language: "farsi", phrases: [phrase.phrase.slug] })).toMatchObject([
    { pronunciation_guide: "sah-LAHM", usage_notes: "At any hour" },
  ]);
});

test("lists the phrases of one kept language, and of all of them", async () => {
  const page = (await call("phrase.entryPage", { language: "japanese" })) as PhraseEntryPage;
  expect(page.items).toHaveLength(3);
  expect(((await call("phrase.entryPage", {})) as PhraseEntryPage).items).toHaveLength(7);
});

test.each([
  ["language.get", { slug: "spanish" }],
  ["language.popularPhrases", { slug: "spanish" }],
  ["phrase.entryPage", { language: "spanish" }],
  ["sheet.entries", { language: "spanish", phrases: ["hello"] }],
  ["language.forms", { slug: "spanish" }],
  ["phrase.detail", { languageSlug: "spanish", phraseSlug: "hello" }],
  // The site may have it, among more phrases than a pack has or since it was loaded.
  ["phrase.detail", { languageSlug: "farsi", phraseSlug: "goodbye" }],
])("fails like a call without a response where no pack has the answer: %s %o", async (path, input) => {
  await expect(call(path, input)).rejects.toMatchObject({ cause: expect.any(TypeError) });
});

describe("search", () => {
  const suggest = async (api: typeof call, query: string) =>
    ((await api("search.suggestions", { query })) as SearchHit[]).map(
      ({ phrase, language }) => `${phrase.english}, ${language.slug}`,
    );

  test("finds English, native and romanized texts only of kept languages", async () => {
    expect(await suggest(call, "thank you")).toEqual(
      expect.arrayContaining(["Thank you, farsi", "Thank you, japanese"]),
    );
    expect(await suggest(only, "thank you")).not.toContain("Thank you, japanese");
    expect(await suggest(call, "arigato")).toContain("Thank you, japanese");
    expect(await suggest(only, "متشکرم")).toContain("Thank you, farsi");
  });

  test("narrows to a kept language that the query names", async () => {
    const result = (await call("search.result", { query: "help in japanese" })) as SearchResult;
    expect(result.language?.slug).toBe("japanese");
    expect(result.groups[0]?.hits.map(({ language }) => language.slug)).toEqual(["japanese"]);
  });

  test("finds the text in kept languages where the query names another one", async () => {
    const result = (await call("search.result", { query: "thank you in spanish" })) as SearchResult;
    expect(result).toMatchObject({ language: null, text: "thank you" });
    const found = result.groups[0]?.hits.map(({ language }) => language.slug) ?? [];
    expect(found.toSorted()).toEqual(["farsi", "japanese"]);
  });

  test("prefers that text to another phrase that mentions the language", async () => {
    const pack = languagePack(farsi);
    const phrases: typeof pack.vocabulary.phrases = pack.vocabulary.phrases.map(
      ([slug, english, category, languages, id]) =>
        slug === "hello"
          ? [slug, english, category, languages, id, "my spanish isn't good"]
          : [slug, english, category, languages, id],
    );
    const answer = answerFromPacks([{ ...pack, vocabulary: { ...pack.vocabulary, phrases } }]);
    const result = (await answer("search.result", { query: "thank you in spanish" })) as SearchResult;
    expect(result).toMatchObject({ language: null, text: "thank you" });
    expect(result.groups[0]?.phrase.english).toBe("Thank you");
    expect((await suggest(answer, "thank you in spanish"))[0]).toBe("Thank you, farsi");
    expect(await answer("search.result", { query: "spanish" })).toMatchObject({
      language: { slug: "spanish" },
      groups: [],
    });
  });

  test("lists the phrases of a category in kept languages where the query names another one", async () => {
    const result = (await call("search.result", { query: "health in spanish" })) as SearchResult;
    expect(result).toMatchObject({ language: null, category: { slug: "health" } });
    expect(result.groups.map(({ phrase }) => phrase.english)).toEqual(["Help"]);
  });

  test("finds nothing under the filter of another language", async () => {
    expect(await call("search.result", { query: "thank you", language: "spanish" })).toMatchObject({
      groups: [],
    });
  });

  test("finds nothing, rather than failing, where no kept language has the text either", async () => {
    const result = await call("search.result", { query: "xyzzyx in spanish" });
    expect(result).toMatchObject({ groups: [], did_you_mean: null });
  });

  test("counts only the kept languages", async () => {
    const result = (await call("search.result", { query: "hello" })) as SearchResult;
    expect(result.groups[0]).toMatchObject({ total: 2 });
    const inOne = (await only("search.result", { query: "hello" })) as SearchResult;
    expect(inOne.groups[0]).toMatchObject({ total: 1 });
  });
});
