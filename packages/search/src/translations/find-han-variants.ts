import { matchPrepared, prepareText } from "../matching/match-text.ts";
import { matchTranslations, prepareTexts, type TranslationMatch } from "../matching/match-translations.ts";
import type { SearchScope, SearchSource, TextQuery } from "../search-source.ts";
import type { VocabularyIndex } from "../vocabulary-index.ts";

/** Only Japanese and Chinese share characters, and a text with kana is Japanese. */
const KANA = /[ぁ-ヺ]/;
/** One character may stand for several: Simplified 发 for 發 and 髮. */
const MAX_SPELLINGS = 8;
/** Ranks them behind texts that are written as the query is, such as those of Japanese. */
const COST_OF_VARIANT = 0.05;

/**
 * Finds the texts of languages in Chinese characters that have other forms of the query's characters: Traditional
 * 謝謝 finds Simplified 谢谢, and the reverse. Other texts, and other languages, cause no lookup.
 *
 * @param text normalized
 */
export async function findHanVariants(
  source: SearchSource,
  { hanVariants }: VocabularyIndex,
  text: string,
  scope: SearchScope,
  wanted: TextQuery,
): Promise<TranslationMatch[]> {
  if (KANA.test(text)) return [];
  const found = [...hanVariants].map(async ([slug, variants]) => {
    const spellings = scope.language === null || scope.language === slug ? spellingsOf(text, variants) : [];
    if (spellings.length === 0) return [];
    const texts = prepareTexts(await source.findTexts(spellings, { ...scope, language: slug }, wanted));
    return spellings.flatMap((one) => matchTranslations(texts, prepareText(one), matchPrepared));
  });
  return (await Promise.all(found)).flat().map((one) => ({ ...one, cost: one.cost + COST_OF_VARIANT }));
}

/** Returns the ways to write a text in the characters of a language, except the text itself. */
function spellingsOf(text: string, variants: ReadonlyMap<string, readonly string[]>): string[] {
  let spellings = [""];
  for (const letter of text) {
    const forms = variants.get(letter) ?? [letter];
    spellings = spellings.flatMap((start) => forms.map((form) => start + form)).slice(0, MAX_SPELLINGS);
  }
  return spellings.filter((one) => one !== text);
}
