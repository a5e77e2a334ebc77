import { type PhraseResult, rank } from "../rank-results.ts";
import type { SearchScope, SearchSource } from "../search-source.ts";
import type { FindTranslations } from "../translations/find-translations.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";
import type { InterpretationResult } from "./run-interpretation.ts";

const MAX_PHRASES = 5;

/**
 * Finds the phrases that are written exactly so in another language than the searched one, and returns them in the
 * searched one: 'gracias in thai'. A text that the searched language has itself is not looked up in others.
 *
 * @param texts normalized; the first one that is found counts
 */
export async function findFromOtherLanguages(
  source: SearchSource,
  index: VocabularyIndex,
  texts: readonly string[],
  scope: SearchScope,
  translationsOf: FindTranslations,
): Promise<InterpretationResult | null> {
  if (scope.language === null) return null;
  for (const text of texts.filter(Boolean)) {
    const found = await translationsOf.asWritten(text, { ...scope, language: null });
    const exact = found.filter(({ kind }) => kind === "same").map(({ entry }) => entry);
    if (exact.some(({ language }) => language.slug === scope.language)) return null;
    const slugs = [...new Set(exact.map(({ phrase }) => phrase.slug))].slice(0, MAX_PHRASES);
    if (slugs.length === 0) continue;
    const read = await source.readEntries(
      slugs.map((slug) => ({ slug, limit: 1 })),
      scope,
    );
    const results = [...read.values()].flatMap((one): PhraseResult[] =>
      one.entries.length === 0
        ? []
        : [{ ...one, kind: "same", cost: 0, share: 1, match: null, inEveryLanguage: true, isGuess: false }],
    );
    if (results.length > 0) return { text, corrected: null, found: rank(index, results) };
  }
  return null;
}
