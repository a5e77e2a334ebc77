import { describe, expect, test } from "vitest";
import { parseContent, readContentFiles, type TranslationFile } from "./read-content.ts";
import { orderLanguages } from "./seed-rows.ts";

const { texts } = await readContentFiles();
const { categories, phrases, languages, aliases, intents, emergency, synonyms } = parseContent(texts);
const phraseSlugs = phrases.map(({ slug }) => slug);

/** The Unicode scripts that a language written in an ISO 15924 script may use. */
const SCRIPTS: Record<string, string[]> = {
  Arab: ["Arabic"],
  Beng: ["Bengali"],
  Cyrl: ["Cyrillic"],
  Deva: ["Devanagari"],
  Ethi: ["Ethiopic"],
  Geor: ["Georgian"],
  Grek: ["Greek"],
  Hans: ["Han"],
  Hebr: ["Hebrew"],
  Jpan: ["Han", "Hiragana", "Katakana"],
  Kore: ["Hangul", "Han"],
  Latn: ["Latin"],
  Taml: ["Tamil"],
  Thai: ["Thai"],
};
const RIGHT_TO_LEFT = ["Arab", "Hebr"];

/**
 * Letters of no script of their own, such as the long mark U+30FC, are at home in all, and so are Wi-Fi and ATM.
 */
const foreignLetters = (text: string, script: string): string[] => {
  const own = ["Common", "Inherited", ...(SCRIPTS[script] ?? [])]
    .map((name) => `\\p{Script=${name}}`)
    .join("");
  return text.replaceAll(/\b(wi-?fi|ATM(?!\w))/gi, "").match(new RegExp(`(?![${own}])\\p{L}`, "gu")) ?? [];
};

const repeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Every text within a value, with the path that leads to it. */
function allTexts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${path}/${key}`));
}

/** Texts are in NFC, not empty, without stray spaces, tabs and control characters. */
const untidy = (text: string): boolean =>
  text !== text.normalize("NFC") ||
  text !== text.trim() ||
  text === "" ||
  /  |[\t\r\p{Cc}]/u.test(text.replaceAll("\n", ""));

test("there are 40 languages and 243 phrases, each once", () => {
  expect(languages).toHaveLength(40);
  expect(phrases).toHaveLength(243);
  expect(categories).toHaveLength(14);
  expect(repeated(languages.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(languages.map(({ code }) => code))).toEqual([]);
  expect(repeated(phraseSlugs)).toEqual([]);
  expect(repeated(phrases.map(({ english }) => english.toLowerCase()))).toEqual([]);
  expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
});

test("slugs are fit for addresses", () => {
  const slugs = [...languages, ...phrases, ...categories].map(({ slug }) => slug);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

test("phrases are of a category that is there, and every category has some", () => {
  expect(new Set(phrases.map(({ category }) => category))).toEqual(
    new Set(categories.map(({ slug }) => slug)),
  );
});

test("the popular phrases are ranked from 1 to 16", () => {
  const ranks = phrases.flatMap(({ popular }) => popular ?? []).sort((a, b) => a - b);
  expect(ranks).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

test("each phrase is related to 2 to 5 others that are there", () => {
  for (const { slug, related } of phrases) {
    expect(related.length, slug).toBeGreaterThanOrEqual(2);
    expect(related.length, slug).toBeLessThanOrEqual(5);
    expect(repeated(related), slug).toEqual([]);
    expect(
      related.filter((other) => other === slug || !phraseSlugs.includes(other)),
      slug,
    ).toEqual([]);
  }
});

test("every text is tidy", () => {
  const faults = allTexts({ categories, phrases, languages, aliases, intents, emergency, synonyms }).filter(
    ([, text]) => untidy(text),
  );
  expect(faults).toEqual([]);
});

test("only notes about culture have several lines, as the forms of the other texts have one", () => {
  const broken = allTexts({ categories, phrases, languages, aliases, intents, emergency, synonyms })
    .filter(([, text]) => text.includes("\n"))
    .map(([path]) => path.slice(path.lastIndexOf("/") + 1));
  expect(new Set(broken)).toEqual(new Set(["cultural_notes"]));
});

test("the languages can be put in order: the featured three, then by speakers", () => {
  const slugs = orderLanguages(languages).map(({ slug }) => slug);
  expect(slugs.slice(0, 5)).toEqual(["spanish", "farsi", "arabic", "mandarin-chinese", "hindi"]);
  expect(slugs.at(-1)).toBe("icelandic");
});

test("other names are of languages that are there, and few share one", () => {
  expect(Object.keys(aliases).sort()).toEqual(languages.map(({ slug }) => slug).sort());
  expect(repeated(Object.values(aliases).flat())).toEqual(["Serbo-Croatian"]);
});

test("emergency numbers are of languages that are there, with each country once and numbers to dial", () => {
  expect(Object.keys(emergency).sort()).toEqual(languages.map(({ slug }) => slug).sort());
  for (const [slug, countries] of Object.entries(emergency)) {
    expect(repeated(countries.map(({ code }) => code)), slug).toEqual([]);
    for (const { country, code, police, ambulance, fire } of countries) {
      expect(country, slug).not.toBe("");
      expect(code, slug).toMatch(/^[A-Z]{2}$/);
      for (const number of [police, ambulance, fire]) expect(number, slug).toMatch(/^[\d *#]{1,20}$/);
    }
  }
});

test("every phrase has other ways to say it, each once and at most 80 characters long", () => {
  expect(Object.keys(intents).sort()).toEqual(phraseSlugs.toSorted());
  for (const [slug, intentsOf] of Object.entries(intents)) {
    expect(intentsOf.length, slug).toBeGreaterThanOrEqual(1);
    expect(intentsOf.length, slug).toBeLessThanOrEqual(30);
    expect(repeated(intentsOf.map((text) => text.toLowerCase())), slug).toEqual([]);
    expect(
      intentsOf.filter(({ length }) => length > 80),
      slug,
    ).toEqual([]);
  }
});

test("groups of synonyms have several terms, each once, and names of their own", () => {
  expect(synonyms.filter(({ length }) => length < 2 || length > 30)).toEqual([]);
  expect(repeated(synonyms.map(([name]) => name ?? ""))).toEqual([]);
  expect(synonyms.filter((terms) => repeated(terms.map((term) => term.toLowerCase())).length > 0)).toEqual(
    [],
  );
});

describe.each(languages.map((language) => [language.slug, language] as const))("%s", (slug, language) => {
  const translations = Object.entries(language.translations);
  const faultsOf = (isFault: (translation: TranslationFile) => boolean): string[] =>
    translations.filter(([, translation]) => isFault(translation)).map(([phrase]) => phrase);

  test("is described, under the name of its file", () => {
    expect(texts.has(`languages/${slug}.json`)).toBe(true);
    expect(language.code).toMatch(/^[a-z]{2}$/);
    expect(Object.keys(SCRIPTS)).toContain(language.script);
    expect(language.direction).toBe(RIGHT_TO_LEFT.includes(language.script) ? "rtl" : "ltr");
    expect(language.description).toMatch(/^.{20,}?\. /);
  });

  test("has every phrase", () => {
    expect(Object.keys(language.translations).sort()).toEqual([...phraseSlugs].sort());
  });

  test("is written in its own script", () => {
    const natives = ({ native_text, variants }: TranslationFile) =>
      [native_text, ...variants.map((variant) => variant.native_text)].join(" ");
    expect(
      faultsOf((translation) => foreignLetters(natives(translation), language.script).length > 0),
    ).toEqual([]);
    expect(faultsOf((translation) => !/\p{L}/u.test(translation.native_text))).toEqual([]);
  });

  test("has romanizations, in Latin letters, where its script is another", () => {
    const forms = (translation: TranslationFile) => [translation, ...translation.variants];
    const isRight = (romanization: string | null): boolean =>
      language.script === "Latn"
        ? romanization === null
        : romanization !== null &&
          /\p{L}/u.test(romanization) &&
          foreignLetters(romanization, "Latn").length === 0;
    expect(
      faultsOf((translation) => !forms(translation).every(({ romanization }) => isRight(romanization))),
    ).toEqual([]);
  });

  test("says how each phrase is spoken", () => {
    expect(faultsOf(({ pronunciation_guide }) => !pronunciation_guide)).toEqual([]);
  });
});
