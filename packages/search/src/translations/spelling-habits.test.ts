import { describe, expect, test } from "vitest";
import { search } from "../search.ts";
import type { SearchVocabulary } from "../search-source.ts";
import { createMemorySource } from "../testing/memory-source.ts";

const category = { slug: "all", name: "All" };

/** A guide whose languages have one text each: of a native text and a romanization, the latter after a bar. */
const TEXTS: [language: string, script: string, text: string][] = [
  ["japanese", "Jpan", "ありがとうございます|Arigatō gozaimasu"],
  ["kanpai", "Jpan", "乾杯|Kanpai"],
  ["arabic", "Arab", "صباح الخير|Ṣabāḥ al-khayr"],
  ["maghrebi", "Arab", "مرحبًا|Marḥaban"],
  ["hindi", "Deva", "सुनिए"],
  ["urdu", "Deva", "स्टेशन कहाँ है?|Sṭeśan kahā̃ hai?"],
  ["german", "Latn", "Danke schön"],
  ["danish", "Latn", "Vær så venlig"],
  ["spanish", "Latn", "¿Cuanto custa?"],
  ["serbian", "Cyrl", "Довиђења|Doviđenja"],
  ["korean", "Kore", "감사합니다|gamsahamnida"],
  ["mandarin", "Hans", "你好|Nǐ hǎo"],
  ["ukrainian", "Cyrl", "Скільки це коштує?"],
  ["thai", "Thai", "สบายดีไหม"],
  ["lao", "Thai", "ห้องน้ำอยู่ที่ไหนครับ"],
  ["isan", "Thai", "แก้ว"],
  ["korean-number", "Latn", "Il"],
];

const vocabulary: SearchVocabulary = {
  languages: TEXTS.map(([slug, script]) => ({
    slug,
    name: slug,
    code: "xx",
    script,
    direction: "ltr",
    names: [`language of ${slug}`],
  })),
  categories: [category],
  phrases: TEXTS.map(([slug]) => ({ slug, english: `(${slug} number)`, category })),
  popular: 0,
  synonyms: [],
};
const source = createMemorySource(
  vocabulary,
  TEXTS.map(([slug, script, text], id) => {
    const [native_text = "", romanization = null] = text.split("|");
    return {
      entry: {
        id,
        phrase: { slug, english: slug },
        language: { slug, name: slug, code: "xx", script, direction: "ltr" as const },
        category,
        native_text,
        romanization,
      },
      variants: [],
    };
  }),
);

const first = async (query: string) => {
  const [hit] = (await search(source, { query })).hits;
  return [hit?.language.slug, hit?.match?.sounds_like ?? false];
};

describe("a text in another convention is surely meant", () => {
  test.each([
    ["arigatou gozaimasu", "japanese"],
    ["arigatoo gozaimasu", "japanese"],
    ["arigatou", "japanese"],
    ["kampai", "kanpai"],
    ["sabaah al-khayr", "arabic"],
    ["saba7 al-5ayr", "arabic"],
    ["mar7aban", "maghrebi"],
    ["सुनिये", "hindi"],
    ["स्टेशन कहां है", "urdu"],
    ["danke schoen", "german"],
    ["vaer saa venlig", "danish"],
    ["dovidjenja", "serbian"],
    ["kamsahamnida", "korean"],
    ["ni3 hao3", "mandarin"],
    ["ni3hao3", "mandarin"],
    ["Скiльки це коштує", "ukrainian"],
    ["สบายดีไหมคะ", "thai"],
    ["สบายดีไหมครับ", "thai"],
    ["ห้องน้ำอยู่ที่ไหนค่ะ", "lao"],
    ["ห้องน้ำอยู่ท่ีไหน", "lao"],
    ["เเก้ว", "isan"],
  ])("%s finds %s", async (query, language) => {
    expect(await first(query)).toEqual([language, false]);
  });

  test("a habit finds no text without its letters, and no part of another word", async () => {
    expect(await first("cuanto cuesta")).toEqual(["spanish", true]);
    expect(await first("eel")).toEqual([undefined, false]);
  });
});
