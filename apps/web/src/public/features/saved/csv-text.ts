import type { ExportedPhrase } from "./exported-phrase.ts";

/** The columns of the file, which `readCsvSheet` reads. */
export const COLUMNS = [
  "English",
  "Language",
  "Native",
  "Romanization",
  "Pronunciation",
  "Notes",
  "Recording",
  "Page",
  "Form",
  "Sheet",
] as const;

/**
 * Phrases as CSV by RFC 4180. The mark at its beginning tells spreadsheets that it is UTF-8.
 *
 * @param sheet name of the sheet; empty for the list of all phrases
 */
export function csvText(sheet: string, phrases: readonly ExportedPhrase[]): string {
  const rows = [
    COLUMNS,
    ...phrases.map(
      ({ phrase, language, native, romanization, pronunciation, notes, recording, page, form }) => [
        phrase.english,
        language.name,
        native,
        romanization,
        pronunciation,
        notes,
        recording,
        page,
        form?.label ?? "",
        sheet,
      ],
    ),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

/** Spreadsheets take a text with such a beginning for a formula, unless it follows an apostrophe. */
const FORMULA = /^'*[=+\-@\t\r]/;

function field(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a field that `csvText` wrote. */
export function fieldText(value: string): string {
  return value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value;
}
