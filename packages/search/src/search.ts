import { SEARCH_MAX_LENGTH } from "@saywhere/validators/api/search-length";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchHit, SearchResult } from "@saywhere/validators/search/search-result";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import { type EnglishMatches, searchEnglish } from "./english/search-english.ts";
import { correctWords, isKnown } from "./english/spell-correct.ts";
import { isLowWeightWord } from "./english/tokenize.ts";
import { highlightRanges } from "./matching/highlight.ts";
import { rankOf } from "./matching/match-text.ts";
import { compactText, wordsOf } from "./matching/text-terms.ts";
import { preferLanguage } from "./prefer-language.ts";
import { type Interpretation, interpretLiterally, interpretQuery } from "./query/interpret-query.ts";
import {
  type FindEnglish,
  type InterpretationResult,
  runInterpretation,
} from "./query/run-interpretation.ts";
import { groupPhrases, listHits } from "./rank-results.ts";
import type { SearchLanguage, SearchScope, SearchSource } from "./search-source.ts";
import { createFindTranslations } from "./translations/find-translations.ts";
import { getVocabularyIndex, type VocabularyIndex } from "./vocabulary-index.ts";

export interface SearchRequest {
  query: string;
  /** Slugs; a filter takes precedence over a name in the query. */
  language?: string | undefined;
  category?: string | undefined;
  /** Reads every word as part of the phrase: names in the query do not narrow the search. */
  everywhere?: boolean | undefined;
  /** Slug of the visitor's language. Its results come first where neither a filter nor the query names a language. */
  prefer?: string | undefined;
}

export interface SearchOutcome extends SearchResult {
  /** The best hits as one flat list. */
  hits: SearchHit[];
}

/** Returns only the best hits, for lists that show nothing else about the query. */
export async function findHits(source: SearchSource, request: SearchRequest): Promise<SearchHit[]> {
  return (await answer(source, getVocabularyIndex(await source.vocabulary()), request)).hits;
}

/** Finds the phrases that a query means, in any source. */
export async function search(source: SearchSource, request: SearchRequest): Promise<SearchOutcome> {
  const index = getVocabularyIndex(await source.vocabulary());
  const outcome = await answer(source, index, request);
  if (outcome.groups.length > 0) return outcome;
  const named = outcome.named.language ? outcome.language?.name : undefined;
  for (const text of similarTexts(index, normalizeQuery(outcome.text))) {
    const near = withApostrophes(named ? `${text} in ${named}` : text);
    const { groups } = await answer(source, index, { ...request, query: near });
    if (groups.length > 0) return { ...outcome, did_you_mean: near };
  }
  return outcome;
}

/** Emoji with their modifiers, flags and key caps, which phones propose and no text of a guide has. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu;

/** Normalizes a query for comparison. Some ligatures expand to whole sentences, so the normalized text is cut too. */
export function normalizeQuery(query: string): string {
  return Array.from(normalizeSearchText(query.replace(EMOJI, " ")))
    .slice(0, SEARCH_MAX_LENGTH)
    .join("")
    .trim();
}

const EVERYTHING: Interpretation = { texts: [""], language: null, category: null, least: null };

/** Returns the result of the first interpretation that finds something. */
async function answer(
  source: SearchSource,
  index: VocabularyIndex,
  request: SearchRequest,
): Promise<SearchOutcome> {
  const query = normalizeQuery(request.query);
  const interpret = request.everywhere ? interpretLiterally : interpretQuery;
  const interpretations = query ? interpret(index, query) : [EVERYTHING];
  const cache = new Map<string, EnglishMatches>();
  const find: FindEnglish = (text, category) => {
    const key = `${text}|${category ?? ""}`;
    const found = cache.get(key) ?? searchEnglish(index.english, text, category);
    cache.set(key, found);
    return found;
  };
  const translationsOf = createFindTranslations(source, index);
  for (const interpretation of interpretations) {
    const found = await runInterpretation(
      source,
      index,
      interpretation,
      scopeOf(interpretation, request),
      find,
      translationsOf,
    );
    if (found) return outcomeOf(index, request, interpretation, found);
  }
  const meant =
    interpretations.find(
      ({ language, texts, least, isLoose }) =>
        language && !isLoose && least !== "same" && !texts.includes(""),
    ) ??
    interpretations[0] ??
    EVERYTHING;
  return outcomeOf(index, request, meant, { text: meant.texts[0] ?? "", corrected: null, found: [] });
}

const scopeOf = ({ language, category }: Interpretation, request: SearchRequest): SearchScope => ({
  language: request.language ?? language?.slug ?? null,
  category: request.category ?? category?.slug ?? null,
  ...(request.prefer && { preferred: request.prefer }),
});

function outcomeOf(
  { vocabulary }: VocabularyIndex,
  request: SearchRequest,
  interpretation: Interpretation,
  { text, corrected, found: ranked }: InterpretationResult,
): SearchOutcome {
  const scope = scopeOf(interpretation, request);
  const found = preferLanguage(ranked, request.prefer);
  const language = vocabulary.languages.find(({ slug }) => slug === scope.language);
  const category = vocabulary.categories.find(({ slug }) => slug === scope.category);
  return {
    text: asWritten(request.query, text),
    language: language ? toRef(language) : null,
    category: category ?? null,
    named: {
      language: !request.language && interpretation.language !== null,
      category: !request.category && interpretation.category !== null,
    },
    corrected: corrected && withApostrophes(corrected),
    did_you_mean: null,
    groups: groupPhrases(found),
    hits: listHits(found, request.prefer),
  };
}

const toRef = ({ slug, name, code, script, direction }: SearchLanguage): LanguageRef => ({
  slug,
  name,
  code,
  script,
  direction,
});

/** Returns a normalized text as it is spelled in the query, or unchanged if the query has other words in between. */
function asWritten(query: string, text: string): string {
  const compact = compactText(text);
  const start = compactText(normalizeSearchText(query)).indexOf(compact);
  if (!compact || start < 0) return text;
  const [part] = highlightRanges(query, [[start, start + compact.length]]);
  return part ? query.slice(part.start, part.end) : text;
}

// After other words, what looks like the end of a contraction is a word: "a T-shirt", "vitamin D".
const NEGATION =
  /\b(ain|aren|can|couldn|didn|doesn|don|hadn|hasn|haven|isn|mustn|needn|shouldn|wasn|weren|won|wouldn) t\b/g;
const CONTRACTION =
  /\b(i|you|he|she|it|we|they|that|there|who|what|where|when|why|how|could|should|would|must|might) (m|re|ll|ve|d)\b/g;

/** Restores the apostrophes of contractions and of possessives such as "today's", which normalization removes. */
export const withApostrophes = (text: string): string =>
  text.replaceAll(NEGATION, "$1't").replaceAll(CONTRACTION, "$1'$2").replaceAll(/ s\b/g, "'s");

/** Conjunctions, prepositions and articles that remain at the ends of a query after unknown words are removed. */
const HANGING = /^(?:(?:and|or|in|to|for|of|the) )+|(?: (?:and|or|in|to|for|of|the|a|an))+$/g;

/** Minimum share of the query's length that must remain after unknown words are removed. */
const MIN_KNOWN_SHARE = 0.4;

/**
 * Suggests texts that phrases have for a query without matches: the query corrected with a higher typo tolerance, or
 * the query without the words that no phrase has.
 *
 * @param text normalized
 */
export function similarTexts(index: VocabularyIndex, text: string): string[] {
  const { english } = index;
  const words = wordsOf(text);
  const isKnownAt = (word: string, at: number) => isKnown(english, word, at === words.length - 1);
  const knownText = words.filter(isKnownAt).join(" ").replace(HANGING, "");
  const corrected = correctWords(english, text, 1)?.text ?? "";
  return [
    wordsOf(corrected).every(isKnownAt) ? corrected : "",
    knownText.length >= text.length * MIN_KNOWN_SHARE ? knownText : "",
  ].filter((near) => {
    const [best] = searchEnglish(english, near, null).matches;
    const saysSomething = wordsOf(near).some((word) => !isLowWeightWord(word));
    return near !== text && saysSomething && best && !best.isGuess && rankOf(best.kind) <= rankOf("words");
  });
}
