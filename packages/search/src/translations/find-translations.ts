import { isKnown } from "../english/spell-correct.ts";
import { fuzzyMatch } from "../matching/fuzzy-match.ts";
import { matchPrepared, prepareText, rankOf } from "../matching/match-text.ts";
import {
  matchTranslations,
  type PreparedTranslation,
  prepareTexts,
  type TranslationMatch,
  type TranslationResult,
} from "../matching/match-translations.ts";
import { compactText, wordsOf } from "../matching/text-terms.ts";
import type { SearchScope, SearchSource, TextQuery } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";
import { findByKana } from "./find-by-kana.ts";
import { findHanVariants } from "./find-han-variants.ts";
import { phoneticSearch } from "./phonetic-search.ts";
import { conventionalSpellings, isSurelyMeant } from "./spelling-habits.ts";
import { dominantWord, transliterationVariants } from "./transliteration-variants.ts";

/** Lookups of the translations that match a normalized text. */
export interface FindTranslations {
  asWritten(text: string, scope: SearchScope): Promise<readonly TranslationResult[]>;
  /** Finds texts typed on another keyboard or in another convention. */
  conventional(text: string, scope: SearchScope): Promise<readonly TranslationResult[]>;
  /** Finds texts in another transcription, and texts of which only the greater part matches. */
  respelled(text: string, scope: SearchScope): Promise<readonly TranslationResult[]>;
  /** Finds texts that sound like a query typed by ear. */
  phonetic(text: string, scope: SearchScope): Promise<readonly TranslationResult[]>;
}

/**
 * Maximum numbers of translations requested from a source; guesses get fewer, because few of them are relevant. With lower ones the
 * database answers some misspellings otherwise than the static export, which ranks all texts.
 */
const MAX_TEXTS = 300;
const MAX_GUESSED = 100;
const AS_WRITTEN: TextQuery = { limit: MAX_TEXTS, maxGuesses: MAX_GUESSED, minKind: "contained" };
const MAX_CONVENTIONAL = 100;
const MAX_RESPELLED = 400;
const COST_OF_RESPELLING = 0.5;
const COST_OF_CONVENTION = 0.2;
/** Shorter texts have too many near texts. */
const MIN_NEARLY_LENGTH = 5;

/** Creates the lookups for one query, memoised because its interpretations often repeat a lookup. */
export function createFindTranslations(source: SearchSource, index: VocabularyIndex): FindTranslations {
  return {
    asWritten: memoizeByScope(async (text, scope) => {
      const [found, romanized, hanVariants] = await Promise.all([
        source.findTexts([text], scope, AS_WRITTEN),
        findByKana(source, index, text, scope),
        findHanVariants(source, index, text, scope, AS_WRITTEN),
      ]);
      return [...matchesOf(index, prepareTexts(found), text), ...romanized, ...hanVariants];
    }),
    conventional: memoizeByScope((text, scope) => findConventional(source, index, text, scope)),
    respelled: memoizeByScope((text, scope) => findRespelled(source, index, text, scope)),
    phonetic: memoizeByScope((text, scope) => phoneticSearch(source, index, text, scope)),
  };
}

function memoizeByScope(find: FindTranslations["asWritten"]): FindTranslations["asWritten"] {
  const known = new Map<string, Promise<readonly TranslationResult[]>>();
  return (text, scope) => {
    const key = JSON.stringify([text, scope.language, scope.category]);
    const found = known.get(key) ?? find(text, scope);
    known.set(key, found);
    return found;
  };
}

function matchesOf(
  index: VocabularyIndex,
  found: readonly PreparedTranslation[],
  text: string,
): TranslationMatch[] {
  // An English word next to unknown words does not match the same word of another language: 'fire' is four in Danish.
  const isEnglish = ({ normal }: TranslationMatch) =>
    normal.split(" ").every((word) => isKnown(index.english, word, false));
  return matchTranslations(found, prepareText(text), matchPrepared).filter(
    (one) => one.kind !== "contained" || !isEnglish(one),
  );
}

async function findConventional(
  source: SearchSource,
  index: VocabularyIndex,
  text: string,
  scope: SearchScope,
): Promise<TranslationMatch[]> {
  const spellings = conventionalSpellings(text);
  if (spellings.length === 0) return [];
  const found = prepareTexts(
    await source.findTexts([...new Set(spellings.map((one) => one.text))], scope, {
      limit: MAX_CONVENTIONAL,
      minKind: "words",
    }),
  );
  return spellings
    .flatMap(({ text: spelling, letters }) =>
      matchesOf(index, found, spelling).filter(
        ({ kind, match }) => isSurelyMeant(spelling, kind) && (!letters || letters.test(match.text)),
      ),
    )
    .map((one) => ({ ...one, cost: one.cost + COST_OF_CONVENTION }));
}

async function findRespelled(
  source: SearchSource,
  index: VocabularyIndex,
  text: string,
  scope: SearchScope,
): Promise<TranslationMatch[]> {
  const main = dominantWord(text);
  const isOther = main !== null && !isKnown(index.english, main, false);
  const others = [
    ...transliterationVariants(text),
    ...(isOther ? [main, ...transliterationVariants(main)] : []),
  ];
  const nearly = compactText(text).length < MIN_NEARLY_LENGTH ? [] : [text];
  if (others.length === 0 && nearly.length === 0) return [];
  const found = prepareTexts(
    await source.findTexts(others, scope, {
      limit: MAX_RESPELLED,
      reducedLimit: MAX_GUESSED,
      minKind: "similar",
      fuzzy: nearly,
    }),
  );
  const near = nearly.flatMap((one) => matchTranslations(found, prepareText(one), fuzzyMatch));
  const respelled = [];
  for (const other of others) {
    // A word that stands for the whole text must match exactly; the whole text may also have a typo.
    const least = wordsOf(other).length < wordsOf(text).length && isOther ? "words" : "similar";
    respelled.push(...matchesOf(index, found, other).filter(({ kind }) => rankOf(kind) <= rankOf(least)));
    if (respelled.length > 0) break;
  }
  return [...respelled, ...near].map((one) => ({
    ...one,
    kind: "similar",
    cost: one.cost + COST_OF_RESPELLING,
  }));
}
