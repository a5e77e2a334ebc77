import type { ExportedPhrase } from "./exported-phrase.ts";

const COLUMNS: [name: string, valueOf: (phrase: ExportedPhrase) => string][] = [
  ["English", ({ phrase }) => phrase.english],
  ["Language", ({ language }) => language.name],
  ["Native", ({ native }) => native],
  ["Romanization", ({ romanization }) => romanization],
  ["Pronunciation", ({ pronunciation }) => pronunciation],
  ["Notes", ({ notes }) => notes],
  ["Recording", ({ recording }) => recording],
  ["Page", ({ page }) => page],
];

/** Phrases as CSV by RFC 4180. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function csvText(phrases: readonly ExportedPhrase[]): string {
  const rows = [
    COLUMNS.map(([name]) => name),
    ...phrases.map((phrase) => COLUMNS.map(([, valueOf]) => valueOf(phrase))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(field).join(",")}\r\n`).join("")}`;
}

function field(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
