import { describe, expect, test, vi } from "vitest";
import { type SearchRequest, search } from "../search.ts";
import { createMemorySource } from "../testing/memory-source.ts";
import { SMALL_TRANSLATIONS, SMALL_VOCABULARY } from "../testing/small-guide.ts";

describe("a query typed by ear", () => {
  const heard = createMemorySource(SMALL_VOCABULARY, SMALL_TRANSLATIONS, [
    { language: "german", phrase: "good-night", guides: ["goo-tuh nahkht"] },
    { language: "japanese", phrase: "good-night", guides: ["oh-yah-soo-mee"] },
    { language: "japanese", phrase: "gone", guides: ["oh-yah-soo-mee"] },
  ]);
  const findHeard = async (query: string, more: Partial<SearchRequest> = {}) =>
    (await search(heard, { query, ...more })).hits.map(({ phrase, language, match }) => [
      phrase.slug,
      language.slug,
      match?.field,
      match?.text,
    ]);
  const OYASUMI = ["good-night", "japanese", "pronunciation_guide", "oh-yah-soo-mee"];

  test("finds a translation by its pronunciation and reports the pronunciation as the match", async () => {
    expect(await findHeard("oyersoomy")).toEqual([OYASUMI]);
    const [hit] = (await search(heard, { query: "oyersoomy" })).hits;
    expect(hit?.match?.parts).toEqual([{ start: 0, end: 14 }]);
  });

  test("finds a translation by its pronunciation in the chosen language", async () => {
    expect(await findHeard("oyersoomy in japanese")).toEqual([OYASUMI]);
    expect(await findHeard("oyersoomy", { language: "german" })).toEqual([]);
    expect(await findHeard("oyersoomy", { category: "essentials" })).toEqual([OYASUMI]);
    expect(await findHeard("oyersoomy", { category: "travel-directions" })).toEqual([]);
  });

  test("makes no phonetic lookup where a text matches as written or has too few sounds", async () => {
    const asked = vi.spyOn(heard, "phoneticTexts");
    await findHeard("oyasumi");
    await findHeard("thank you");
    await findHeard("zzzz");
    expect(asked).not.toHaveBeenCalled();
  });
});
