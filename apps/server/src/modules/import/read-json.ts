import { IMPORT_COLUMNS, IMPORT_MOST_ROWS } from "@saywhere/validators/content/import";
import { fileError } from "./file-error.ts";
import type { FileRow } from "./file-row.ts";
import { tooManyRows } from "./read-csv.ts";

const KEYS = new Set<string>([...IMPORT_COLUMNS, "regional_variations", "variants"]);

/** Reads a list of objects with the keys of the columns; a key that is left out stays as it is. */
export function readJson(text: string): FileRow[] {
  const list = parseList(text);
  if (list.length > IMPORT_MOST_ROWS) throw tooManyRows();
  return list.map((item, index) => readItem(item, index + 1));
}

function parseList(text: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw fileError(`The file is not valid JSON: ${(error as Error).message}`, error);
  }
  if (!Array.isArray(parsed)) throw fileError("The file has to hold a list: [{ … }, { … }]");
  return parsed;
}

function readItem(item: unknown, line: number): FileRow {
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    return { line, values: {}, fault: "Every entry of the list has to be an object" };
  }
  const unknown = Object.keys(item).find((key) => !KEYS.has(key));
  if (unknown === undefined) return { line, values: { ...item } };
  return { line, values: { ...item }, fault: `There is no field “${unknown}”` };
}
