import type { ImportRow } from "@saywhere/validators/content/import";
import type { z } from "zod";
import type { FileRow } from "./decode-file.ts";
import type { CheckedRow, FileKind, KeyColumn } from "./import-kind.ts";
import type { RecordIndex } from "./resolve-record-name.ts";

/** The most problems that are reported for one row. */
const MAX_PROBLEMS = 20;

/**
 * Creates a check to be called for one row after the other. Earlier rows matter, because a record may occur only once
 * in a file.
 */
export function rowChecker<Key extends KeyColumn, Fields>(
  { keys, checkFields }: Pick<FileKind<Key, Fields, unknown>, "keys" | "checkFields">,
  indexes: Record<Key, RecordIndex>,
): (row: FileRow) => CheckedRow<Key, Fields> {
  const seen = new Map<string, number>();
  return ({ line, values, error: fault }) => {
    const problems: ImportRow["problems"] = [];
    const names = { language: "", phrase: "" };
    const found = new Map<Key, number>();
    for (const key of keys) {
      const text = toText(values[key]);
      const record = fault === undefined ? indexes[key](text) : undefined;
      names[key] = record?.slug ?? text;
      if (record) found.set(key, record.id);
      else if (fault === undefined) problems.push({ field: key, message: unknown(key, text) });
    }
    if (fault !== undefined) {
      return { line, ...names, ids: null, fields: {}, problems: [{ field: null, message: fault }] };
    }
    const ids = found.size === keys.length ? (Object.fromEntries(found) as Record<Key, number>) : null;
    if (ids) {
      const record = [...found.values()].join("/");
      const first = seen.get(record);
      if (first === undefined) seen.set(record, line);
      else
        problems.push({
          field: null,
          message: `Line ${first} has the same ${keys.toReversed().join(" in the same ")}`,
        });
    }
    const { fields, error } = checkFields(values);
    if (error) problems.push(...problemsOf(error));
    return { line, ...names, ids, fields, problems };
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function unknown(field: string, text: string): string {
  return text === "" ? `Name the ${field}` : `There is no ${field} “${text}”`;
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
