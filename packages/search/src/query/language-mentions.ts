import { isCloseMisspelling } from "../normalization/is-close-misspelling.ts";
import type { SearchLanguage } from "../search-source.ts";
import type { NameIndex } from "./name-index.ts";

/** Confidence that a language is meant, the highest first. */
export type Confidence = "linked" | "named" | "guessed" | "code";

export interface LanguageMention {
  language: SearchLanguage;
  certainty: Confidence;
  /** The query without the name and the words that introduce it. */
  rest: string;
  /** The word after that; empty at either end of the query. */
  next: string;
}

const CERTAINTIES: readonly Confidence[] = ["linked", "named", "guessed", "code"];
const LINKS = new Set(["in", "into", "to", "en", "auf"]);
/** The word that may stand between a preposition and a name, and the words that may follow the name. */
const ARTICLE = "the";
const LANGUAGE = "language";
/** Prepositions that remain at the end after a name is removed from it. */
const HANGING = /(?:^| )(?:in|into|to|en|auf|for|of|from|by)$/;
const MAX_WORDS_OF_NAME = 3;
const MIN_GUESSED_LENGTH = 5;
const MAX_CODE_LENGTH = 3;

const isCode = (name: string): boolean => /^[a-z]+$/.test(name) && name.length <= MAX_CODE_LENGTH;

/**
 * Returns the languages that a query may name, by falling confidence: after 'in' by any name, code or misspelled name,
 * which must be close to the right one before other words;
 * elsewhere by name; at either end by a misspelled name or a code, which may also be words of the phrase.
 *
 * @param query normalized
 * @param isWord whether a word is known to be in a phrase
 */
export function filterLanguages(
  names: NameIndex<SearchLanguage>,
  query: string,
  isWord: (word: string) => boolean,
): LanguageMention[] {
  const words = query.split(" ");
  const mentions: (Pick<LanguageMention, "language" | "certainty"> & Span)[] = [];
  for (let to = words.length; to > 0; to--) {
    for (let from = Math.max(0, to - MAX_WORDS_OF_NAME); from < to; from++) {
      const name = words.slice(from, to).join(" ");
      const link = linkBefore(words, from);
      const isAtEnd = from === 0 || to === words.length;
      const isUnknown = !isWord(name);
      const found = readName(names, name, {
        isLinked: link < from,
        isLast: to === words.length,
        isAtEnd,
        isAlone: to - from === words.length,
        isUnknown,
      });
      if (!found) continue;
      mentions.push({ ...found, link, from, to: words[to] === LANGUAGE ? to + 1 : to });
    }
  }
  return mentions
    .toSorted(
      (a, b) =>
        CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty) ||
        b.to - b.from - (a.to - a.from),
    )
    .filter(({ language }, index, all) => all.findIndex((other) => other.language === language) === index)
    .map(({ language, certainty, ...named }) => {
      const { link, to } = mentions
        .filter((other) => other.language === language && other.certainty !== "code")
        .reduce(joined, named);
      const end = namesAnother(names, words.slice(to)) ? words.length : to;
      const rest = [...words.slice(0, link), ...words.slice(end)].join(" ").replace(HANGING, "");
      return { language, certainty, rest, next: (link > 0 && words[end]) || "" };
    });
}

/** Whether words are 'and thai': a query has one language, but the name of another is no part of the phrase. */
function namesAnother(names: NameIndex<SearchLanguage>, [and, ...words]: readonly string[]): boolean {
  const name = words.join(" ");
  return and === "and" && !isCode(name) && names.exact(name) !== undefined;
}

/** Positions of the words that introduce a name, of its first word, and after its last one. */
interface Span {
  link: number;
  from: number;
  to: number;
}

/** Joins two names of a language that follow each other: 'in portuguese brazil'. */
const joined = (one: Span, other: Span): Span => {
  if (other.link === one.to) return { ...one, to: other.to };
  return other.to === one.link ? { ...other, to: one.to } : one;
};

/** Returns the position of the words that introduce a name, or the name's own position if there are none. */
function linkBefore(words: readonly string[], from: number): number {
  const before = words[from - 1] === ARTICLE ? from - 1 : from;
  return LINKS.has(words[before - 1] ?? "") ? before - 1 : from;
}

interface Place {
  isLinked: boolean;
  isLast: boolean;
  isAtEnd: boolean;
  /** Whether the query is nothing else, so that only the name tells what is meant. */
  isAlone: boolean;
  isUnknown: boolean;
}

function readName(
  names: NameIndex<SearchLanguage>,
  name: string,
  { isLinked, isLast, isAtEnd, isAlone, isUnknown }: Place,
): { language: SearchLanguage; certainty: Confidence } | null {
  const language = names.exact(name) ?? names.exact(codeOf(name)) ?? namedByPeople(names, name);
  if (language && (isLinked || !isCode(codeOf(name))))
    return { language, certainty: isLinked ? "linked" : "named" };
  if (language) return isAtEnd ? { language, certainty: "code" } : null;
  if (isLinked) {
    const near = isUnknown ? names.near(name) : undefined;
    // Elsewhere a word that is like a name only from afar is a word of the phrase, such as a place.
    if (near && !isLast && !isCloseMisspelling(name, near.name)) return null;
    const meant = near?.value ?? (isLast ? names.findByPrefix(name) : undefined);
    return meant ? { language: meant, certainty: "linked" } : null;
  }
  const near = isAtEnd && isUnknown && name.length >= MIN_GUESSED_LENGTH ? names.near(name) : undefined;
  if (!near || (isAlone && !isCloseMisspelling(name, near.name))) return null;
  return { language: near.value, certainty: "guessed" };
}

/** Reduces a code with a region or a script to the code: 'pt-BR' was normalized to 'pt br'. */
const codeOf = (name: string): string =>
  /^[a-z]{2} (?:[a-z]{2}|hans|hant|419)$/.test(name) ? name.slice(0, 2) : name;

/** Resolves the name of a language's speakers: 'what do Germans say'. */
const namedByPeople = (names: NameIndex<SearchLanguage>, name: string): SearchLanguage | undefined =>
  name.length > MIN_GUESSED_LENGTH && name.endsWith("s") ? names.exact(name.slice(0, -1)) : undefined;
