import type { CompactRange, MatchKind } from "../matching/match-text.ts";

/** A match of one text of a phrase: of its English, or of an intent. */
export interface EnglishTextMatch {
  /** Position of the text in the index. */
  text: number;
  kind: MatchKind;
  /** Penalty among matches of the same kind: typos, synonyms, missing words. */
  cost: number;
  /** Share of the text that the query covers. */
  share: number;
  ranges: readonly CompactRange[];
  /** Whether the query may as well mean something else, for which the guide has nothing. */
  isGuess?: boolean;
  /** Whether the phrase itself, and not an intent, has all words as they were typed. */
  hasOwnWords?: boolean;
}

export type TakeMatch = (match: EnglishTextMatch) => void;
