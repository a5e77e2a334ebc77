import type { SavedPhrase } from "../../lib/saved-phrases.ts";

/** Which side of a card is asked: the phrase in its language, or what it means in English. */
export const DIRECTIONS = ["to-language", "to-english"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One card: a phrase in a language, asked in one direction. */
export interface PracticeItem {
  /** Identifies the card's progress; see `itemKey`. */
  key: string;
  /** Its recording is known only of saved phrases; see `useSessionPhrases`. */
  entry: SavedPhrase;
  direction: Direction;
}

/** Progress is per language, phrase and direction: saying a phrase and understanding it are learned separately. */
export function itemKey(language: string, phrase: string, direction: Direction): string {
  return `${language}/${phrase}/${direction}`;
}

/** The cards of a set, in the order of its phrases. A phrase in several forms is asked in the first of them. */
export function itemsOf(entries: readonly SavedPhrase[], directions: readonly Direction[]): PracticeItem[] {
  const items = new Map<string, PracticeItem>();
  for (const entry of entries) {
    for (const direction of directions) {
      const key = itemKey(entry.language.slug, entry.phrase.slug, direction);
      if (!items.has(key)) items.set(key, { key, entry, direction });
    }
  }
  return [...items.values()];
}
