import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { storedValue } from "./stored-value.ts";

/** Storage key of the saved phrases, each with the data of its card, so that the list needs no server. */
export const SAVED_PHRASES_KEY = "saywhere.saved-phrases";

/** A saved phrase; those saved by earlier versions of the site have no pronunciation and no recording. */
export interface SavedPhrase extends PhraseEntry {
  pronunciation_guide?: string | null;
  audio_url?: string | null;
  /** Which other form of the phrase it is; undefined for the main one. */
  form?:
    | {
        label: string;
        slug: string;
        /** Whether it is shown only because of how the visitor speaks: the main form is saved in its place. */
        automatic?: true;
      }
    | undefined;
  /** The main form of a phrase that is shown in an automatic one. */
  main?: SavedPhrase | undefined;
}

/** The form that somebody chose; undefined for the main one. */
export function chosenForm({ form }: Pick<SavedPhrase, "form">): SavedPhrase["form"] {
  return form?.automatic ? undefined : form;
}

/** Identifies a saved phrase in its form, for lists that refer to it. */
export function savedPhraseKey(entry: Pick<SavedPhrase, "id" | "form">): string {
  const form = chosenForm(entry);
  return form ? `${entry.id}/${form.slug}` : String(entry.id);
}

/** Stored data can be outdated or edited by hand: invalid entries are omitted. */
const stored = storedValue<readonly SavedPhrase[]>(SAVED_PHRASES_KEY, (value) =>
  Array.isArray(value) ? value.filter(isEntry) : [],
);

/** The saved phrases, newest first; null until the page is hydrated. */
export const useSavedPhrases = stored.use;
export const readSavedPhrases = stored.read;
export const subscribeToSavedPhrases = stored.subscribe;

/** Replaces the list. Returns false when the browser does not store it, like all functions here that write. */
export const writeSavedPhrases = stored.write;

/** Saves a phrase, or updates a saved one. */
export function savePhrase(entry: SavedPhrase): boolean {
  const saved = readSavedPhrases();
  const known = saved.some((other) => isSamePhrase(other, entry));
  return writeSavedPhrases(
    known ? saved.map((other) => (isSamePhrase(other, entry) ? entry : other)) : [entry, ...saved],
  );
}

export function forgetPhrase(entry: SavedPhrase): boolean {
  return writeSavedPhrases(readSavedPhrases().filter((other) => !isSamePhrase(other, entry)));
}

/** Whether two entries are one phrase in one form. */
export function isSamePhrase(entry: SavedPhrase, other: SavedPhrase): boolean {
  return savedPhraseKey(entry) === savedPhraseKey(other);
}

function isEntry(value: unknown): value is SavedPhrase {
  const entry = (value ?? {}) as Partial<SavedPhrase>;
  const { native_text, phrase, language, category, form, main } = entry;
  const texts = [native_text, phrase?.slug, phrase?.english, category?.slug, category?.name];
  return (
    typeof entry.id === "number" &&
    [...texts, language?.slug, language?.name, language?.code, language?.script].every(isText) &&
    [entry.romanization, entry.pronunciation_guide, entry.audio_url].every((text) => isText(text ?? "")) &&
    (!form || [form.label, form.slug].every(isText)) &&
    (!main || isEntry(main))
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
