import { IMPORT_FILES, type ImportRow } from "@saywhere/validators/content/import";
import type { z } from "zod";
import type { FileRow } from "./decode-file.ts";
import { didYouMean, type UnknownField, unknownField } from "./did-you-mean.ts";
import type { CheckedRow, FileKind, KeyColumn } from "./import-kind.ts";
import type { RecordIndex } from "./resolve-record-name.ts";

/** The most problems that are reported for one row. */
const MAX_PROBLEMS = 20;

/**
 * Creates a check to be called for one row after the other. Earlier rows matter, because a record may occur only once
 * in a file.
 */
export function rowChecker<Key extends KeyColumn, Fields>(
  { kind, keys, checkFields }: Pick<FileKind<Key, Fields, unknown>, "kind" | "keys" | "checkFields">,
  indexes: Record<Key, RecordIndex>,
): (row: FileRow) => CheckedRow<Key, Fields> {
  const explain = unknownFields(IMPORT_FILES[kind].columns);
  const seen = new Map<string, number>();
  return ({ line, values, error: fault, unknown = [] }) => {
    const problems: ImportRow["problems"] = [];
    const names = { language: "", phrase: "" };
    if (fault !== undefined) {
      for (const key of keys) names[key] = toText(values[key]);
      return { line, ...names, ids: {}, fields: {}, problems: [{ field: null, message: fault }] };
    }
    const misspelt = unknown.slice(0, MAX_PROBLEMS).map(explain);
    problems.push(...misspelt.map(({ message }) => ({ field: null, message })));
    const found = new Map<Key, number>();
    for (const key of keys) {
      const text = toText(values[key]);
      const record = indexes[key].find(text);
      names[key] = record?.slug ?? text;
      if (record) found.set(key, record.id);
      // A field with a misspelt name is there as soon as the name is corrected.
      else if (key in values || !misspelt.some(({ meant }) => meant === key))
        problems.push({ field: key, message: missing(key, text, indexes[key]) });
    }
    if (found.size === keys.length) {
      const record = [...found.values()].join("/");
      const first = seen.get(record);
      if (first === undefined) seen.set(record, line);
      else
        problems.push({
          field: null,
          message: `Line ${first} has the same ${keys.toReversed().join(" in the same ")}`,
        });
    }
    const excluded = new Set(unknown);
    const known = Object.entries(values).filter(([name]) => !excluded.has(name));
    const { fields, error } = checkFields(Object.fromEntries(known));
    if (error) problems.push(...problemsOf(error));
    const ids = Object.fromEntries(found) as Partial<Record<Key, number>>;
    return { line, ...names, ids, fields, problems: problems.slice(0, MAX_PROBLEMS) };
  };
}

/** Most names whose explanation is kept. */
const MAX_EXPLAINED = 1_000;

/** Explains fields that do not exist; most entries of a file have the same ones, and to compare names takes long. */
function unknownFields(columns: readonly string[]) {
  const explained = new Map<string, UnknownField>();
  return (name: string): UnknownField => {
    const known = explained.get(name);
    if (known) return known;
    const explanation = unknownField(name, columns);
    if (explained.size < MAX_EXPLAINED) explained.set(name, explanation);
    return explanation;
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function missing(field: string, text: string, index: RecordIndex): string {
  if (text === "") return `Name the ${field}`;
  const hint = didYouMean(index.similar(text));
  return `There is no ${field} “${text}”${hint && `.${hint}`}`;
}

function problemsOf(error: z.ZodError): ImportRow["problems"] {
  return error.issues.slice(0, MAX_PROBLEMS).map(({ path: [field, ...inList], message }) => ({
    field: field === undefined ? null : String(field),
    message: inList.length > 0 ? `${placeOf(inList)}: ${message}` : message,
  }));
}

/** "No. 2, label": the second entry of a list, and its field. */
function placeOf(path: PropertyKey[]): string {
  return path.map((part) => (typeof part === "number" ? `No. ${part + 1}` : String(part))).join(", ");
}
