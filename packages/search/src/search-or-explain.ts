import type { SearchGroup } from "@saywhere/validators/search/search-result";
import { hasEnglishWord } from "./english/has-english-word.ts";
import { findMissingLanguage } from "./query/missing-language.ts";
import { normalizeQuery, type SearchOutcome, type SearchRequest, search, withApostrophes } from "./search.ts";
import type { SearchSource } from "./search-source.ts";
import { getVocabularyIndex } from "./vocabulary-index.ts";

/** The phrase of another allergy is a dangerous answer: 'soy allergy' leads to the phrases that name no cause. */
const ALLERGIC = /\ballerg/;
const ALLERGY = "allergy";
const isByOwnWords = ({ match }: SearchGroup): boolean => (match?.parts.length ?? 0) > 0;

/**
 * Searches, and if nothing is found, names the language that the query asks for and the guide does not have, or shows the
 * phrases for the English words that it knows, which `corrected` names. They are no hits. The search in the packs of a
 * device does without, because its script has a budget.
 */
export async function searchOrExplain(source: SearchSource, request: SearchRequest): Promise<SearchOutcome> {
  const outcome = await search(source, request);
  if (outcome.hits.length > 0) return outcome;
  const index = getVocabularyIndex(await source.vocabulary());
  const missing = findMissingLanguage(index, normalizeQuery(request.query));
  if (missing) {
    const { hits } = await search(source, { ...request, query: missing.text });
    const text = hits.length > 0 ? withApostrophes(missing.text) : null;
    return { ...outcome, did_you_mean: null, missing_language: { name: missing.name, text } };
  }
  const written = normalizeQuery(outcome.text);
  if (ALLERGIC.test(written)) {
    const language = outcome.language?.slug;
    const allergies = await search(source, { ...request, query: ALLERGY, ...(language && { language }) });
    const groups = allergies.groups.filter(isByOwnWords);
    return groups.length > 0 ? { ...outcome, did_you_mean: null, corrected: ALLERGY, groups } : outcome;
  }
  const near = outcome.did_you_mean;
  if (!near || !hasEnglishWord(index.english, written)) return outcome;
  const { text, groups } = await search(source, { ...request, query: near });
  // Another spelling is proposed, and not shown in place of what was typed.
  if (!written.includes(normalizeQuery(text))) return outcome;
  return { ...outcome, did_you_mean: null, corrected: text, groups };
}
