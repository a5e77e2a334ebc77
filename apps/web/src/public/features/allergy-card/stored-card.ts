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

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRead = NOTHING;
/** The card of a browser that blocks storage, which lasts as long as the page. */
let unstored: AllergyCardChoice | null = null;

/** The card that is kept on this device. */
export function readCard(): AllergyCardChoice {
  if (unstored) return unstored;
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastRead = parse(text);
  }
  return lastRead;
}

export function isCardStored(): boolean {
  return unstored === null;
}

export function changeCard(changes: Partial<AllergyCardChoice>): void {
  const card = { ...readCard(), ...changes };
  try {
    localStorage.setItem(ALLERGY_CARD_KEY, JSON.stringify(card));
    unstored = null;
  } catch {
    unstored = card;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the card changes, in this tab or another one, until the returned function is called. */
export function subscribeToCard(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(ALLERGY_CARD_KEY);
  } catch {
    return null;
  }
}

/** Stored data can be outdated or edited by hand: invalid parts are omitted. */
function parse(text: string | null): AllergyCardChoice {
  try {
    const { language, ticked, entries } = JSON.parse(text ?? "{}") as Partial<AllergyCardChoice>;
    return {
      language: typeof language === "string" ? language : "",
      ticked: Array.isArray(ticked) ? CARD_SLUGS.filter((slug) => ticked.includes(slug)) : [],
      entries: Array.isArray(entries) ? entries.filter((entry) => isEntryOf(entry, language)) : [],
    };
  } catch {
    return NOTHING;
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
