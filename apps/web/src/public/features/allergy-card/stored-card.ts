import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { storedValue } from "../../lib/stored-value.ts";
import { CARD_SLUGS } from "./card-phrases.ts";

/** Storage key of the card, with its phrases, so that it needs no server. */
export const ALLERGY_CARD_KEY = "saywhere.diet-card";

export interface AllergyCardChoice {
  /** Slug of the language; empty if none is chosen. */
  language: string;
  /** Slugs of the ticked phrases. */
  ticked: readonly string[];
  /**
   * The phrases of the guide for the card, ticked or not. Those of the language that was chosen before stay until those
   * of this language are loaded.
   */
  entries: readonly PhraseEntry[];
}

/** Stored data can be outdated or edited by hand: invalid parts are omitted. */
const stored = storedValue<AllergyCardChoice>(ALLERGY_CARD_KEY, (value) => {
  const { language, ticked, entries } = (value ?? {}) as Partial<AllergyCardChoice>;
  return {
    language: typeof language === "string" ? language : "",
    ticked: Array.isArray(ticked) ? CARD_SLUGS.filter((slug) => ticked.includes(slug)) : [],
    entries: Array.isArray(entries) ? entries.filter(isEntry) : [],
  };
});

/** The card of a browser that blocks storage, which lasts as long as the page. */
let unstored: AllergyCardChoice | null = null;

/** The card that is kept on this device. */
export function readCard(): AllergyCardChoice {
  return unstored ?? stored.read();
}

export function isCardStored(): boolean {
  return unstored === null;
}

export function changeCard(changes: Partial<AllergyCardChoice>): void {
  const card = { ...readCard(), ...changes };
  unstored = null;
  if (stored.write(card)) return;
  unstored = card;
  dispatchEvent(new StorageEvent("storage", { key: ALLERGY_CARD_KEY }));
}

export const subscribeToCard = stored.subscribe;

function isEntry(value: unknown): value is PhraseEntry {
  const entry = value as Partial<PhraseEntry> | null;
  return (
    typeof entry?.native_text === "string" &&
    typeof entry.phrase?.slug === "string" &&
    typeof entry.phrase.english === "string" &&
    typeof entry.language?.slug === "string"
  );
}
