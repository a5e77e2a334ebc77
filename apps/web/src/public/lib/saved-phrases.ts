import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { useSyncExternalStore } from "react";

/** Storage key of the saved phrases, each with the data of its card, so that the list needs no server. */
export const SAVED_PHRASES_KEY = "saywhere.saved-phrases";

/** A saved phrase; those saved by earlier versions of the site have no pronunciation and no recording. */
export interface SavedPhrase extends PhraseEntry {
  pronunciation_guide?: string | null;
  audio_url?: string | null;
  /** Which other form of the phrase it is; undefined for the main one. */
  form?: { label: string; slug: string } | undefined;
}

/** Identifies a saved phrase in its form, for lists that refer to it. */
export function savedPhraseKey({ id, form }: Pick<SavedPhrase, "id" | "form">): string {
  return form ? `${id}/${form.slug}` : String(id);
}

const NONE: readonly SavedPhrase[] = [];
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastRead = NONE;

/** The saved phrases, newest first; null until the page is hydrated. */
export function useSavedPhrases(): readonly SavedPhrase[] | null {
  return useSyncExternalStore(subscribeToSavedPhrases, readSavedPhrases, notYetKnown);
}

/** Saves a phrase, or updates a saved one. Returns false when the browser blocks storage. */
export function savePhrase(entry: SavedPhrase): boolean {
  const saved = readSavedPhrases();
  const known = saved.some((other) => isSamePhrase(other, entry));
  return write(
    known ? saved.map((other) => (isSamePhrase(other, entry) ? entry : other)) : [entry, ...saved],
  );
}

export function forgetPhrase(entry: SavedPhrase): boolean {
  return write(readSavedPhrases().filter((other) => !isSamePhrase(other, entry)));
}

/** Whether two entries are one phrase in one form. */
export function isSamePhrase(entry: SavedPhrase, other: SavedPhrase): boolean {
  return savedPhraseKey(entry) === savedPhraseKey(other);
}

/** Restores an earlier list. */
export function restoreSavedPhrases(entries: readonly SavedPhrase[]): boolean {
  return write(entries);
}

export function readSavedPhrases(): readonly SavedPhrase[] {
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

/** Stored data can be outdated or edited by hand: invalid entries are omitted. */
function parse(text: string | null): readonly SavedPhrase[] {
  if (!text) return NONE;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isEntry) : NONE;
  } catch {
    return NONE;
  }
}

function isEntry(value: unknown): value is SavedPhrase {
  const entry = value as Partial<SavedPhrase> | null;
  return (
    typeof entry?.id === "number" &&
    typeof entry.native_text === "string" &&
    typeof entry.phrase?.slug === "string" &&
    typeof entry.language?.slug === "string" &&
    typeof entry.category?.slug === "string"
  );
}

function write(entries: readonly SavedPhrase[]): boolean {
  try {
    localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(entries));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Calls the listener whenever the list changes, in this tab or another one, until the returned function is called. */
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
