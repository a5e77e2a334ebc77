import type { CategoryRef } from "@saywhere/validators/content/category";
import { isKnown } from "../english/spell-correct.ts";
import type { MatchKind } from "../matching/match-text.ts";
import type { SearchLanguage } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";
import { asksForAny, type CategoryCertainty, findCategories } from "./category-mentions.ts";
import { type Confidence, findLanguages, type LanguageMention } from "./language-mentions.ts";
import { stripBoilerplate } from "./strip-boilerplate.ts";

/** One way to interpret a query. */
export interface Interpretation {
  /** The possible texts to search for; an empty text stands for everything in the scope. */
  texts: readonly string[];
  language: SearchLanguage | null;
  category: CategoryRef | null;
  /** Minimum match kind of an English phrase for this interpretation to be the one that was meant; null for any. */
  least: MatchKind | null;
  /** Whether the words must be complete and cover most of the phrase; another interpretation is tried next. */
  isPlain?: boolean;
}

const SURE: readonly Confidence[] = ["linked", "named"];

/**
 * Returns the interpretations of a query in the order in which they are to be tried.
 *
 * @param query normalised, not empty
 */
export function interpretQuery(index: VocabularyIndex, query: string): Interpretation[] {
  const whole = { texts: stripBoilerplate(query), language: null, category: null };
  const mentions = findLanguages(index.languages, query, (word) => isKnown(index.english, word, false));
  const sure = mentions.filter(({ certainty }) => SURE.includes(certainty)).slice(0, 1);
  const guessed = mentions.filter(({ certainty }) => certainty === "guessed").slice(0, 1);
  const codes = mentions.filter(({ certainty }) => certainty === "code").slice(0, 1);
  // Two short words may be a language code with its region ('pt br') or a whole text ('ça va').
  const isLocale = ({ rest }: LanguageMention) => rest === "" && query.includes(" ");
  const codeReading = ({ language, rest }: LanguageMention): Interpretation => ({
    ...whole,
    texts: [rest],
    language,
    least: "same",
  });
  return [
    { ...whole, texts: [query], least: "same" },
    ...sure.flatMap(({ language, rest }) => readingsOf(index, rest, language)),
    ...(sure.length === 0 ? categoriesOf(index, whole.texts, null, "sure") : []),
    { ...whole, least: "words", isPlain: true },
    ...(sure.length === 0 ? categoriesOf(index, whole.texts, null, "likely") : []),
    { ...whole, least: "words" },
    ...codes.filter((one) => !isLocale(one)).map(codeReading),
    // A word that resembles the name of a language may be a misspelled word of the phrase.
    ...(guessed.length > 0 ? [{ ...whole, least: "similar" as const }] : []),
    ...guessed.filter(({ rest }) => rest).map(({ language, rest }) => readingOf(rest, language, "words")),
    { ...whole, least: null },
    ...codes.filter(isLocale).map(codeReading),
    ...(sure.length === 0 ? categoriesOf(index, whole.texts, null, "guessed") : []),
    ...categoriesWithin(index, whole.texts, null),
    ...guessed.flatMap(({ language, rest }) => readingsOf(index, rest, language)),
  ];
}

/** Interprets a query where no name narrows the search: with all its words, or without those that name a language. */
export function interpretLiterally(index: VocabularyIndex, query: string): Interpretation[] {
  const mentions = findLanguages(index.languages, query, (word) => isKnown(index.english, word, false));
  const named = mentions.find(({ certainty, rest }) => SURE.includes(certainty) && rest);
  return [readingOf(query, null, null), ...(named ? [readingOf(named.rest, null, null)] : [])];
}

const readingOf = (
  text: string,
  language: SearchLanguage | null,
  least: MatchKind | null,
): Interpretation => ({
  texts: stripBoilerplate(text),
  language,
  category: null,
  least,
});

/** Returns the interpretations of the text that remains next to a language name. */
function readingsOf(index: VocabularyIndex, rest: string, language: SearchLanguage): Interpretation[] {
  const { texts } = readingOf(rest, language, null);
  if (texts.some(asksForAnyOrNothing)) return [{ texts: [""], language, category: null, least: null }];
  return [
    ...categoriesOf(index, texts, language, "sure"),
    { texts, language, category: null, least: "words", isPlain: true },
    ...categoriesOf(index, texts, language, "likely"),
    { texts, language, category: null, least: "words" },
    { texts, language, category: null, least: null },
    ...categoriesOf(index, texts, language, "guessed"),
    ...categoriesWithin(index, texts, language),
  ];
}

const asksForAnyOrNothing = (text: string): boolean => text === "" || asksForAny(text);

/** Returns the categories that a text names as a whole. */
function categoriesOf(
  index: VocabularyIndex,
  texts: readonly string[],
  language: SearchLanguage | null,
  sureness: CategoryCertainty,
): Interpretation[] {
  return texts
    .flatMap((text) => findCategories(index.categories, text))
    .filter(({ rest, certainty }) => rest === "" && certainty === sureness)
    .slice(0, 1)
    .map(({ category }) => ({ texts: [""], language, category, least: null }));
}

/** Returns the categories that are named next to the text to search for in them. */
function categoriesWithin(
  index: VocabularyIndex,
  texts: readonly string[],
  language: SearchLanguage | null,
): Interpretation[] {
  return texts
    .flatMap((text) => findCategories(index.categories, text))
    .filter(({ rest }) => rest !== "")
    .map(({ category, rest }) => ({ texts: [rest], language, category, least: "words" }));
}
