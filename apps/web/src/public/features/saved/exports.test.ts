import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { ankiText } from "./anki-text.ts";
import { csvText, fieldText } from "./csv-text.ts";
import type { ExportedPhrase } from "./exported-phrase.ts";
import { readCsv } from "./read-csv-sheet.ts";

const exported = (english: string, language = farsi, more: Partial<ExportedPhrase> = {}): ExportedPhrase => {
  const { phrase, native_text } = phraseEntry(english, language);
  return {
    phrase,
    language,
    native: native_text,
    romanization: "",
    pronunciation: "",
    notes: "",
    recording: "",
    form: undefined,
    page: `https://saywhere.test/phrases/${language.slug}/${phrase.slug}`,
    ...more,
  };
};

const phrases = [
  exported("Thank you", farsi, {
    romanization: "Mersi",
    pronunciation: "mehr-SEE",
    notes: 'Say "mersi"\namong friends, <not> with\tofficials & guests',
    recording: "https://saywhere.test/files/a b.mp3",
  }),
  exported("Hello", japanese),
];

/** Reads separated values as Anki and spreadsheets do: a field that begins with a quote ends with one. */
function readRows(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const part = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, "gy");
  for (const [match, field = "", end = ""] of text.matchAll(part)) {
    if (match === "") break;
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end.endsWith("\n")) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** Reads a file by the rules of https://docs.ankiweb.net/importing/text-files.html. */
function readAnki(text: string) {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => !line.startsWith("#"));
  const headers = new Map(
    lines.slice(0, first).map((line): [string, string] => {
      const end = line.indexOf(":");
      return [line.slice(1, end), line.slice(end + 1)];
    }),
  );
  expect(headers.get("separator")).toBe("tab");
  const columns = headers.get("columns")?.split("\t") ?? [];
  const rows = readRows(lines.slice(first).join("\n"), "\t");
  for (const row of rows) expect(row).toHaveLength(columns.length);
  return {
    headers,
    columns,
    notes: rows.map((row) => new Map(columns.map((name, at) => [name, row[at] ?? ""]))),
  };
}

test("the file for Anki names its deck, its columns and where GUID and tags are", () => {
  const { headers, columns } = readAnki(ankiText("Dinner: Tehran\t2", phrases));
  expect(headers.get("html")).toBe("true");
  expect(headers.get("notetype")).toBe("Basic");
  expect(headers.get("deck")).toBe("Saywhere::Dinner  Tehran 2");
  expect(columns[Number(headers.get("guid column")) - 1]).toBe("GUID");
  expect(columns[Number(headers.get("tags column")) - 1]).toBe("Tags");
  expect(columns.filter((name) => !["GUID", "Tags"].includes(name)).slice(0, 2)).toEqual(["Front", "Back"]);
});

test("a note for Anki has all fields as HTML, with the direction of its script", () => {
  const { notes } = readAnki(ankiText("Dinner", phrases));
  expect(notes).toHaveLength(2);
  const [thanks, hello] = notes;
  expect(Object.fromEntries(thanks ?? [])).toMatchObject({
    GUID: "saywhere/farsi/thank-you",
    English: "Thank you",
    Native: '<div lang="fa" dir="rtl">فارسی</div>',
    Romanization: '<div lang="fa-Latn" dir="ltr"><i>Mersi</i></div>',
    Pronunciation: '<div dir="ltr">mehr-SEE</div>',
    Notes:
      '<div dir="ltr">Say &quot;mersi&quot;<br>among friends, &lt;not&gt; with officials &amp; guests</div>',
    Recording: '<audio controls preload="none" src="https://saywhere.test/files/a b.mp3"></audio>',
    Tags: "saywhere farsi",
  });
  expect(thanks?.get("Back")).toContain(thanks?.get("Native"));
  expect(thanks?.get("Back")).toContain(thanks?.get("Recording"));
  expect(hello?.get("Native")).toBe('<div lang="ja" dir="ltr">日本語</div>');
  expect(hello?.get("Recording")).toBe("");
});

test("the table has a row for each phrase, with quotes, commas and line breaks intact", () => {
  const text = csvText("Dinner", phrases);
  expect(text.startsWith("\uFEFFEnglish,Language,Native,")).toBe(true);
  const [columns, thanks, hello] = readRows(text.slice(1), ",");
  expect(columns).toHaveLength(10);
  expect(thanks).toEqual([
    "Thank you",
    "Farsi (Persian)",
    "فارسی",
    "Mersi",
    "mehr-SEE",
    phrases[0]?.notes,
    "https://saywhere.test/files/a b.mp3",
    "https://saywhere.test/phrases/farsi/thank-you",
    "",
    "Dinner",
  ]);
  expect(hello).toHaveLength(10);
});

test.each(["=1+1", "+1", "-x", "@SUM(A1)", "\t=1", "'=1", "''+1"])(
  "the table has the text %j so that a spreadsheet does not calculate it, and an import reads it",
  (text) => {
    const [, row] = readCsv(csvText("", [exported("Hello", farsi, { notes: text })]));
    expect(row?.[5]).toBe(`'${text}`);
    expect(fieldText(row?.[5] ?? "")).toBe(text);
  },
);

test("an import leaves texts that begin with an apostrophe as they are", () => {
  expect(fieldText("'tis")).toBe("'tis");
  expect(csvText("", [exported("'Tis")])).toContain("'Tis,");
});
