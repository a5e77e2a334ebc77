import { type SavedPhrase, savedPhraseKey } from "../saved-phrases.ts";
import { storedValue } from "../stored-value.ts";

/** A list of saved phrases with a name and an order. A phrase can be in several sheets. */
export interface Sheet {
  id: string;
  name: string;
  /** Keys of its phrases in their order; those of phrases that are no longer saved are ignored. */
  phrases: readonly string[];
}

export interface StoredSheets {
  sheets: readonly Sheet[];
  /** The sheet that newly saved phrases are added to; null for none. */
  current: string | null;
}

/** Storage key of the sheets, which refer to the saved phrases; without it, there is only the list of all of them. */
export const SHEETS_KEY = "saywhere.sheets";
export const MAX_NAME_LENGTH = 60;

const NONE: StoredSheets = { sheets: [], current: null };

const stored = storedValue(SHEETS_KEY, parse);

/** The sheets of this device; null until the page is hydrated. */
export const useSheets = stored.use;
export const readSheets = stored.read;

/** Replaces all sheets. Returns false when the browser does not store it, like all functions here that write. */
export const writeSheets = stored.write;

/** The phrases of a sheet in its order. */
export function phrasesOf({ phrases }: Pick<Sheet, "phrases">, saved: readonly SavedPhrase[]): SavedPhrase[] {
  const byKey = new Map(saved.map((entry) => [savedPhraseKey(entry), entry]));
  return phrases.flatMap((key) => byKey.get(key) ?? []);
}

/** Adds a sheet at the end. Returns its id, or null when the browser does not store it. */
export function createSheet(name: string, phrases: readonly string[] = []): string | null {
  const state = readSheets();
  const id = freeId(state);
  const sheet = { id, name: cleanName(name), phrases: unique(phrases) };
  return stored.write({ ...state, sheets: [...state.sheets, sheet] }) ? id : null;
}

export function renameSheet(id: string, name: string): boolean {
  return change(id, (sheet) => ({ ...sheet, name: cleanName(name) }));
}

/** Deletes a sheet; its phrases stay saved. */
export function deleteSheet(id: string): boolean {
  const { sheets, current } = readSheets();
  return stored.write({
    sheets: sheets.filter((sheet) => sheet.id !== id),
    current: current === id ? null : current,
  });
}

/** Undoes a deletion: puts a sheet back to its place, whatever was changed since. */
export function putBackSheet(
  sheet: Sheet,
  { index, isCurrent }: { index: number; isCurrent: boolean },
): boolean {
  const { sheets, current } = readSheets();
  if (sheets.some(({ id }) => id === sheet.id)) return true;
  return stored.write({ sheets: sheets.toSpliced(index, 0, sheet), current: isCurrent ? sheet.id : current });
}

/** Orders the phrases of a sheet. Those that are no longer saved stay at its end, because that can be undone. */
export function orderSheet(id: string, order: readonly string[]): boolean {
  return change(id, (sheet) => ({ ...sheet, phrases: unique([...order, ...sheet.phrases]) }));
}

/** Adds phrases to the end of a sheet, as far as they are not there yet. */
export function addToSheet(id: string, ...keys: string[]): boolean {
  return change(id, (sheet) => ({ ...sheet, phrases: unique([...sheet.phrases, ...keys]) }));
}

export function removeFromSheet(id: string, key: string): boolean {
  return change(id, (sheet) => ({ ...sheet, phrases: without(sheet, key) }));
}

/**
 * Moves a phrase to another sheet. Returns false also for one that another tab deleted.
 *
 * @param index of the phrase in the other sheet, unless it is there already; the end by default
 */
export function movePhrase(
  key: string,
  { from, to, index }: { from?: string; to: string; index?: number },
): boolean {
  const state = readSheets();
  if (!state.sheets.some(({ id }) => id === to)) return false;
  const sheets = state.sheets.map((sheet) => {
    if (sheet.id === to && !sheet.phrases.includes(key)) {
      return { ...sheet, phrases: sheet.phrases.toSpliced(index ?? sheet.phrases.length, 0, key) };
    }
    return sheet.id === from ? { ...sheet, phrases: without(sheet, key) } : sheet;
  });
  return stored.write({ ...state, sheets });
}

/** Chooses the sheet that newly saved phrases are added to. */
export function setCurrentSheet(current: string | null): boolean {
  return stored.write({ ...readSheets(), current });
}

export function currentSheet(): Sheet | undefined {
  const { sheets, current } = readSheets();
  return sheets.find(({ id }) => id === current);
}

/** The name as it is stored; empty when there is none. */
export function cleanName(name: string, length = MAX_NAME_LENGTH): string {
  const letters = Array.from(name.replace(/\s+/g, " ").trim());
  return letters.slice(0, length).join("").trimEnd();
}

/** Returns false also for a sheet that another tab deleted. */
function change(id: string, update: (sheet: Sheet) => Sheet): boolean {
  const state = readSheets();
  if (!state.sheets.some((sheet) => sheet.id === id)) return false;
  return stored.write({
    ...state,
    sheets: state.sheets.map((sheet) => (sheet.id === id ? update(sheet) : sheet)),
  });
}

/** Not reused after a deletion, which may be undone. */
function freeId({ sheets }: StoredSheets): string {
  let time = Date.now();
  while (sheets.some(({ id }) => id === time.toString(36))) time++;
  return time.toString(36);
}

function without({ phrases }: Sheet, key: string): string[] {
  return phrases.filter((other) => other !== key);
}

function unique(keys: readonly string[]): string[] {
  return [...new Set(keys)];
}

/** Omits what is invalid. */
function parse(value: unknown): StoredSheets {
  const { sheets, current } = (value ?? {}) as Partial<StoredSheets>;
  if (!Array.isArray(sheets)) return NONE;
  const valid = sheets.filter(isSheet);
  return { sheets: valid, current: valid.some(({ id }) => id === current) ? (current as string) : null };
}

function isSheet(value: unknown): value is Sheet {
  const sheet = value as Partial<Sheet> | null;
  return (
    typeof sheet?.id === "string" &&
    typeof sheet.name === "string" &&
    Array.isArray(sheet.phrases) &&
    sheet.phrases.every((key) => typeof key === "string")
  );
}
