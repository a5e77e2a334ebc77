import type { SheetEntry } from "@saywhere/validators/content/sheet-entry";
import { parse } from "papaparse";
import { FORM_PREFIX } from "../../lib/form-slugs.ts";
import { chosenForm, readSavedPhrases, type SavedPhrase } from "../../lib/saved-phrases.ts";
import { type EntryLoader, loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import { cleanName } from "../../lib/sheets/sheets.ts";
import { COLUMNS, fieldText } from "./csv-text.ts";
import { ImportError } from "./import-error.ts";
import type { Backup } from "./read-backup.ts";
import { toSavedPhrase } from "./to-saved-phrase.ts";

/** Each twenty are a request. */
const MAX_LOADED = 1_000;
/** Problems that are named; more of them have the same cause. */
const MAX_PROBLEMS = 3;

type Column = (typeof COLUMNS)[number];

interface Row {
  /** As spreadsheets count: the header is the first. */
  number: number;
  values: Record<Column, string>;
  language: string;
  phrase: string;
  /** Slug of the form; undefined for the main one. */
  form: string | undefined;
}

/**
 * Reads a sheet that was exported as CSV. What is not saved on this device is loaded; a form has its texts from the file.
 *
 * @returns the sheet, and the rows whose phrases are no longer on the site
 * @throws ImportError when it is no such file, or an invalid one, or when the phrases cannot be loaded
 */
export async function readCsvSheet(
  loader: EntryLoader,
  content: string,
): Promise<Backup & { missing: readonly number[] }> {
  const rows = readRows(content);
  const saved = readSavedPhrases();
  const savedAs = ({ language, phrase, form }: Row) =>
    saved.find(
      (entry) =>
        entry.language.slug === language && entry.phrase.slug === phrase && chosenForm(entry)?.slug === form,
    );
  const loaded = await load(
    loader,
    rows.filter((row) => !savedAs(row)),
  );
  const found = rows.map((row) => savedAs(row) ?? entryOf(row, loaded));
  const missing = rows.filter((_, index) => !found[index]).map(({ number }) => number);
  const phrases = found.filter((entry) => entry !== undefined);
  if (phrases.length === 0) {
    throw new ImportError(
      rows.length === 0 ? "The table has no phrases." : "None of its phrases is still on this site.",
    );
  }
  const name = cleanName(rows[0]?.values.Sheet ?? "");
  return { phrases, sheets: name ? [{ name, phrases }] : [], missing };
}

async function load(loader: EntryLoader, rows: readonly Row[]): Promise<SheetEntry[]> {
  if (rows.length === 0) return [];
  if (rows.length > MAX_LOADED) {
    throw new ImportError(
      `The table has more than ${MAX_LOADED.toLocaleString("en")} phrases that are not saved here.`,
    );
  }
  try {
    return await loadSheetEntries(loader, rows);
  } catch (error) {
    console.error("The phrases of the table could not be loaded", error);
    throw new ImportError("Its phrases could not be loaded. Check your connection and try again.");
  }
}

function entryOf(row: Row, loaded: readonly SheetEntry[]): SavedPhrase | undefined {
  const { language, phrase, form, values } = row;
  const entry =
    loaded.find((other) => other.language.slug === language && other.phrase.slug === phrase) ??
    // Its slug was changed since.
    loaded.find(
      (other) => other.language.name === values.Language && other.phrase.english === values.English,
    );
  if (!entry || form === undefined) return entry && toSavedPhrase(entry);
  return {
    ...toSavedPhrase(entry),
    native_text: values.Native,
    romanization: values.Romanization || null,
    pronunciation_guide: values.Pronunciation || null,
    audio_url: null,
    form: { label: values.Form, slug: form },
  };
}

/**
 * Reads a table of values. Spreadsheets of some countries separate by semicolons or tabs.
 *
 * @throws ImportError when a quoted value has no end
 */
export function readCsv(content: string): string[][] {
  const { data, errors } = parse<string[]>(content, { delimitersToGuess: [",", ";", "\t"] });
  const cutOff = errors.find(({ code }) => code === "MissingQuotes");
  if (cutOff)
    throw new ImportError(`The file is cut off: a text in row ${(cutOff.row ?? 0) + 1} has no end.`);
  return data;
}

function readRows(content: string): Row[] {
  const [header = [], ...lines] = readCsv(content);
  const lacking = COLUMNS.filter((column) => !header.includes(column));
  if (lacking.length > 0) {
    throw new ImportError("The file is neither a backup nor a table (CSV) that was exported here.");
  }
  const problems: string[] = [];
  const rows = lines.flatMap((line, index) => {
    if (line.every((value) => value === "")) return [];
    const row = readRow(header, line, index + 2);
    if (typeof row !== "string") return [row];
    problems.push(`Row ${index + 2}: ${row}.`);
    return [];
  });
  if (problems.length > 0) {
    const others = problems.length - MAX_PROBLEMS;
    const more = others > 0 ? [`${others} more ${others === 1 ? "row" : "rows"} cannot be read.`] : [];
    throw new ImportError([...problems.slice(0, MAX_PROBLEMS), ...more].join(" "));
  }
  return rows;
}

/** Reads a row, or says what is wrong with it. */
function readRow(header: readonly string[], line: readonly string[], number: number): Row | string {
  if (line.length !== header.length) return `${line.length} values instead of ${header.length}`;
  const values = Object.fromEntries(
    COLUMNS.map((column) => [column, fieldText(line[header.indexOf(column)] ?? "")]),
  ) as Record<Column, string>;
  const [language, phrase, form] = readPage(values.Page);
  if (!language || !phrase) return `“${values.Page}” is not the page of a phrase`;
  if (form !== undefined && !(form && values.Form && values.Native))
    return "the form of the phrase is incomplete";
  return { number, values, language, phrase, form };
}

/** The slugs of a phrase's page: the language's, the phrase's and the form's. Other sites have the same paths. */
function readPage(page: string): (string | undefined)[] {
  try {
    const { pathname, hash } = new URL(page, location.origin);
    const [, language, phrase] = /^\/phrases\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? [];
    const form = hash.startsWith(FORM_PREFIX) ? hash.slice(FORM_PREFIX.length) : undefined;
    return [language, phrase, form].map((slug) => slug && decodeURIComponent(slug));
  } catch {
    return [];
  }
}
