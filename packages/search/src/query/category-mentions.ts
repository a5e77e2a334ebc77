import type { CategoryRef } from "@saywhere/validators/content/category";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { englishWords, isStopWord } from "../english/tokenize.ts";
import { isCloseMisspelling } from "../normalization/is-close-misspelling.ts";
import type { SearchVocabulary } from "../search-source.ts";
import { createNameIndex, type NameIndex } from "./name-index.ts";

export interface NamedCategory {
  category: CategoryRef;
  /** Whether the text is the name itself, and not a part or a synonym of it. */
  isWhole: boolean;
}

export type CategoryCertainty = "sure" | "likely" | "guessed";

export interface CategoryMention {
  category: CategoryRef;
  /** Certainty of the mention: beyond doubt, if no phrase matches, or if nothing else is found. */
  certainty: CategoryCertainty;
  /** The remaining text to search for in the category. */
  rest: string;
}

/** Words that show that the query asks for phrases in general, and not for one phrase. */
const MARKERS = new Set(
  "phrase phrases word words vocabulary vocab expression expressions sentence sentences sayings terms".split(
    " ",
  ),
);
/** Words about phrases that do not identify any. */
const FILLERS = new Set(
  (
    "the some useful common important popular most best top list of for all every learn learning speak speaking " +
    "language my translation translate dictionary about when while from to till through"
  ).split(" "),
);
const LEFT_OUT = new Set(["and", "the", "a", "of"]);
const MAX_WORDS = 4;

export interface CategoryNames {
  names: NameIndex<NamedCategory>;
  /** The synonym groups that mean no category. */
  otherSynonyms: SearchVocabulary["synonyms"];
}

/**
 * Indexes the categories by their names, the parts of these, and the synonyms of both. A synonym group with one of
 * these means the category, and does not apply to words in phrases.
 */
export function createCategoryNames({ categories, synonyms }: SearchVocabulary): CategoryNames {
  const named: [string, NamedCategory][] = [];
  for (const category of categories) named.push([keyOf(category.name), { category, isWhole: true }]);
  for (const category of categories) {
    for (const part of partsOf(category)) named.push([part, { category, isWhole: false }]);
  }
  const byPart = createNameIndex(named);
  const otherSynonyms = [];
  for (const group of synonyms) {
    const keys = group.map(keyOf);
    const [meant] = keys.flatMap((key) => byPart.exact(key) ?? []);
    if (!meant) {
      otherSynonyms.push(group);
      continue;
    }
    for (const key of keys) named.push([key, { category: meant.category, isWhole: false }]);
  }
  return { names: createNameIndex(named), otherSynonyms };
}

function partsOf({ name }: CategoryRef): string[] {
  const words = normalizeSearchText(name).split(" ");
  return words.filter((word) => !MARKERS.has(word) && !isStopWord(word)).map(keyOf);
}

const keyOf = (text: string): string =>
  englishWords(normalizeSearchText(text))
    .filter(({ word }) => !LEFT_OUT.has(word))
    .map(({ stem }) => stem)
    .join(" ");

/** Whether a text only asks for phrases without identifying any: 'useful phrases', 'learn'. */
export function asksForAny(text: string): boolean {
  return text.split(" ").every((word) => MARKERS.has(word) || FILLERS.has(word));
}

/** Returns the categories that a text may name: as a whole first, then at one of its ends. */
export function findCategories(names: NameIndex<NamedCategory>, text: string): CategoryMention[] {
  const all = text.split(" ");
  const unmarked = all.filter((word) => !MARKERS.has(word));
  const words = unmarked.filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word));
  const key = keyOf(words.join(" "));
  if (!key) return [];
  const isMarked = unmarked.length < all.length;
  const exact = names.exact(keyOf(unmarked.join(" "))) ?? names.exact(key);
  if (exact) {
    return [{ category: exact.category, certainty: isMarked || exact.isWhole ? "sure" : "likely", rest: "" }];
  }
  const near = names.near(key);
  if (near && (isMarked || isCloseMisspelling(key, near.name)))
    return [{ category: near.value.category, certainty: isMarked ? "sure" : "guessed", rest: "" }];
  return [...all.keys()].slice(1, MAX_WORDS).flatMap((length) => {
    const ends = [
      { named: words.slice(-length), rest: words.slice(0, -length) },
      { named: words.slice(0, length), rest: words.slice(length) },
    ];
    return ends.flatMap(({ named, rest }) => {
      const meant = names.exact(keyOf(named.join(" ")));
      return meant && rest.length > 0
        ? [{ category: meant.category, certainty: "guessed" as const, rest: rest.join(" ") }]
        : [];
    });
  });
}
