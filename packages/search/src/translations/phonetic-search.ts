import type { TranslationResult } from "../matching/match-translations.ts";
import type { SearchScope, SearchSource } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";
import { getPhoneticIndex, isLongEnough, type PhoneticMatch } from "./phonetic-index.ts";

/** Ranks phonetic matches behind texts that differ only in similar letters, and before texts with other letters. */
const COST_OF_HEARING = 0.7;
const COST_OF_DIFFERENCE = 0.5;
const MOST_FOUND = 8;

/**
 * Finds the translations of common phrases, which people know by ear, that sound like a text.
 *
 * @param text normalised
 */
export async function phoneticSearch(
  source: SearchSource,
  index: VocabularyIndex,
  text: string,
  { language, category }: SearchScope,
): Promise<TranslationResult[]> {
  if (!isLongEnough(text)) return [];
  const { phrases } = index.vocabulary;
  const isSought = ({ text: heard }: PhoneticMatch) => {
    if (language !== null && heard.language !== language) return false;
    const phrase = phrases[index.placeOfPhrase.get(heard.phrase) ?? phrases.length];
    return phrase !== undefined && (category === null || phrase.category.slug === category);
  };
  const found = getPhoneticIndex(await source.phoneticTexts())
    .find(text)
    .filter(isSought)
    .slice(0, MOST_FOUND);
  const byLanguage = Map.groupBy(found, (one) => one.text.language);
  const matches = [...byLanguage].map(([slug, ofLanguage]) => foundIn(source, slug, ofLanguage));
  return (await Promise.all(matches)).flat();
}

async function foundIn(
  source: SearchSource,
  language: string,
  found: readonly PhoneticMatch[],
): Promise<TranslationResult[]> {
  const asked = found.map(({ text }) => ({ slug: text.phrase, limit: 1 }));
  const read = await source.readEntries(asked, { language, category: null });
  return found.flatMap(({ text, guide, difference }): TranslationResult[] => {
    const entry = read.get(text.phrase)?.entries[0];
    const cost = COST_OF_HEARING + difference * COST_OF_DIFFERENCE;
    const parts = [{ start: 0, end: guide.length }];
    const match = { field: "pronunciation_guide" as const, text: guide, parts };
    return entry ? [{ entry, kind: "similar", cost, share: 1, match }] : [];
  });
}
