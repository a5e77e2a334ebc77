import type { Language } from "@saywhere/validators/content/language";
import type {
  SearchGroup,
  SearchHit,
  SearchMatch,
  SearchResult,
} from "@saywhere/validators/search/search-result";
import { farsi } from "../../testing/languages.ts";
import { phraseEntry } from "./fixtures.ts";

/** A match of the first letters of an English text, of `length` of them. */
export function englishMatch(text: string, length = text.length): SearchMatch {
  return { field: "english", text, parts: [{ start: 0, end: length }] };
}

export function searchHit(
  english: string,
  language: Language = farsi,
  more: Partial<SearchHit> = {},
): SearchHit {
  return { ...phraseEntry(english, language), match: englishMatch(english), ...more };
}

/** A phrase in the languages in which it was found. */
export function searchGroup(hits: [SearchHit, ...SearchHit[]], more: Partial<SearchGroup> = {}): SearchGroup {
  const [{ phrase, category, match }] = hits;
  return { phrase, category, match, hits, total: hits.length, ...more };
}

export function searchResult(more: Partial<SearchResult> = {}): SearchResult {
  return {
    text: "",
    language: null,
    category: null,
    named: { language: false, category: false },
    corrected: null,
    did_you_mean: null,
    groups: [],
    ...more,
  };
}
