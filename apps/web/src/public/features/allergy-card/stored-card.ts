import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { CARD_SLUGS } from "./card-phrases.ts";

/** Storage key of the card, with its phrases, so that it needs no server. */
export const ALLERGY_CARD_KEY = "saywhere.diet-card";

export interface AllergyCardChoice {
  /** Slug of the language; empty if none is chosen. */
  language: string;
  /** Slugs of the ticked phrases. */
  ticked: readonly string[];
  /** The phrases of the guide for the card in this language, ticked or not; empty until they are loaded. */
  entries: readonly PhraseEntry[];
}

const NOTHING: AllergyCardChoice = { language: "", ticked: [], entries: [] };

/** The card that is kept on this device. Stored data can be outdated or edited by hand: invalid parts are omitted. */
export function readCard(): AllergyCardChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(ALLERGY_CARD_KEY) ?? "{}") as Partial<AllergyCardChoice>;
    const { language, ticked, entries } = stored;
    return {
      language: typeof language === "string" ? language : "",
      ticked: Array.isArray(ticked) ? CARD_SLUGS.filter((slug) => ticked.includes(slug)) : [],
      entries: Array.isArray(entries) ? entries.filter((entry) => isEntryOf(entry, language)) : [],
    };
  } catch {
    return NOTHING;
  }
}

/** Returns false when the browser blocks storage; the card then lasts as long as the page. */
export function storeCard(card: AllergyCardChoice): boolean {
  try {
    localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(card));
    return true;
  } catch {
    return false;
  }
}

function isEntryOf(value: unknown, language: unknown): value is PhraseEntry {
  const entry = value as Partial<PhraseEntry> | null;
  return (
    typeof entry?.native_text === "string" &&
    typeof entry.phrase?.slug === "string" &&
    typeof entry.phrase.english === "string" &&
    entry.language?.slug === language
  );
}
