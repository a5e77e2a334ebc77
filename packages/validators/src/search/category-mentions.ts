import type { CategoryRef } from "../category.ts";
import { englishWords, isStopWord } from "./english-words.ts";
import { createNameIndex, type NameIndex } from "./name-index.ts";
import { normalizeSearchText } from "./normalize-search-text.ts";
import type { SearchVocabulary } from "./search-source.ts";

export interface NamedCategory {
  category: CategoryRef;
  /** Whether it is the name itself, and not a part or a synonym of it. */
  isWhole: boolean;
}

export interface CategoryMention {
  category: CategoryRef;
  /** Whether nothing else can be meant. */
  isSure: boolean;
  /** What is left to look for in the category. */
  rest: string;
}

/** Words that say that phrases are looked for, and not one phrase. */
const MARKERS = new Set(
  "phrase phrases word words vocabulary vocab expression expressions sentence sentences sayings terms".split(
    " ",
  ),
);
/** What is said of phrases without telling which. */
const FILLERS = new Set(
  (
    "the some useful common important popular most best top list of for all every learn learning speak speaking " +
    "language my translation translate dictionary about when while"
  ).split(" "),
);
const MOST_WORDS = 4;

/** The categories by their names, the parts of these, and synonyms of both. */
export function createCategoryNames({ categories, synonyms }: SearchVocabulary): NameIndex<NamedCategory> {
  const named: [string, NamedCategory][] = [];
  for (const category of categories) named.push([keyOf(category.name), { category, isWhole: true }]);
  for (const category of categories) {
    for (const part of partsOf(category)) named.push([part, { category, isWhole: false }]);
  }
  const byPart = createNameIndex(named);
  for (const group of synonyms) {
    const keys = group.map((synonym) => keyOf(normalizeSearchText(synonym)));
    const [meant] = keys.flatMap((key) => byPart.exact(key) ?? []);
    if (!meant) continue;
    for (const key of keys) named.push([key, { category: meant.category, isWhole: false }]);
  }
  return createNameIndex(named);
}

function partsOf({ name }: CategoryRef): string[] {
  const words = normalizeSearchText(name).split(" ");
  return words.filter((word) => !MARKERS.has(word) && !isStopWord(word)).map(keyOf);
}

const keyOf = (text: string): string =>
  englishWords(normalizeSearchText(text))
    .filter(({ word }) => !isStopWord(word))
    .map(({ stem }) => stem)
    .join(" ");

/** Whether a text only asks for phrases, without telling which: 'useful phrases', 'learn'. */
export function asksForAny(text: string): boolean {
  return text.split(" ").every((word) => MARKERS.has(word) || FILLERS.has(word));
}

/** The categories that a text may name: as a whole, then at one of its ends. */
export function findCategories(names: NameIndex<NamedCategory>, text: string): CategoryMention[] {
  const all = text.split(" ");
  const words = all.filter((word) => !MARKERS.has(word) && !FILLERS.has(word));
  const key = keyOf(words.join(" "));
  if (!key) return [];
  const isMarked = all.some((word) => MARKERS.has(word));
  const whole = names.exact(key) ?? names.near(key)?.value;
  if (whole) {
    const isSure = isMarked || (whole.isWhole && names.exact(key) === whole);
    return [{ category: whole.category, isSure, rest: "" }];
  }
  return [...all.keys()].slice(1, MOST_WORDS).flatMap((length) => {
    const ends = [
      { named: words.slice(-length), rest: words.slice(0, -length) },
      { named: words.slice(0, length), rest: words.slice(length) },
    ];
    return ends.flatMap(({ named, rest }) => {
      const meant = names.exact(keyOf(named.join(" ")));
      return meant && rest.length > 0
        ? [{ category: meant.category, isSure: false, rest: rest.join(" ") }]
        : [];
    });
  });
}
