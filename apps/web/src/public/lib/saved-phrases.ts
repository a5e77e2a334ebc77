import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useSyncExternalStore } from "react";

/** Where the browser keeps the saved phrases: each with what a card shows, so that the list needs no server. */
export const SAVED_PHRASES_KEY = "saywhere.saved-phrases";

const NONE: readonly PhraseEntry[] = [];
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRead = NONE;

/** The saved phrases, the newest first; null while the page is not yet hydrated. */
export function useSavedPhrases(): readonly PhraseEntry[] | null {
  return useSyncExternalStore(subscribeToSavedPhrases, readSavedPhrases, notYetKnown);
}

/** Saves a phrase, or what is new about one that is saved. False where the browser keeps nothing for the site. */
export function savePhrase(entry: PhraseEntry): boolean {
  const saved = readSavedPhrases();
  const known = saved.some(({ id }) => id === entry.id);
  return write(known ? saved.map((other) => (other.id === entry.id ? entry : other)) : [entry, ...saved]);
}

export function forgetPhrase(id: number): boolean {
  return write(readSavedPhrases().filter((entry) => entry.id !== id));
}

/** Puts the list back to what it was. */
export function restoreSavedPhrases(entries: readonly PhraseEntry[]): boolean {
  return write(entries);
}

export function readSavedPhrases(): readonly PhraseEntry[] {
  const text = storedText();
  if (text !== lastText) {
    lastText = text;
    lastRead = parse(text);
  }
  return lastRead;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(SAVED_PHRASES_KEY);
  } catch {
    return null;
  }
}

/** What is stored can be old, or somebody's own doing: what cannot be shown is left out. */
function parse(text: string | null): readonly PhraseEntry[] {
  if (!text) return NONE;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isEntry) : NONE;
  } catch {
    return NONE;
  }
}

function isEntry(value: unknown): value is PhraseEntry {
  const entry = value as Partial<PhraseEntry> | null;
  return (
    typeof entry?.id === "number" &&
    typeof entry.native_text === "string" &&
    typeof entry.phrase?.slug === "string" &&
    typeof entry.language?.slug === "string" &&
    typeof entry.category?.slug === "string"
  );
}

function write(entries: readonly PhraseEntry[]): boolean {
  try {
    localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(entries));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Calls the listener whenever the list changes, in this tab or another one, until what it gives back is called. */
export function subscribeToSavedPhrases(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the site changed the list.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function notYetKnown(): null {
  return null;
}
