import type { SheetEntry } from "@saywhere/validators/content/sheet-entry";
import { beforeEach, expect, test, vi } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import {
  readSavedPhrases,
  type SavedPhrase,
  savedPhraseKey,
  writeSavedPhrases,
} from "../../lib/saved-phrases.ts";
import type { EntryLoader } from "../../lib/sheets/load-sheet-entries.ts";
import { phrasesOf, readSheets } from "../../lib/sheets/sheets.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { addSheet } from "./add-sheet.ts";
import { csvText } from "./csv-text.ts";
import { formPath } from "./form-path.ts";
import { importFile } from "./import-file.ts";
import { readCsvSheet } from "./read-csv-sheet.ts";

const hello = { ...phraseEntry("Hello", japanese), pronunciation_guide: "koh", audio_url: "/media/1.mp3" };
const thanks = { ...phraseEntry("Thank you", farsi), pronunciation_guide: null, audio_url: null };
const informal: SavedPhrase = {
  ...thanks,
  native_text: '=مرسی, "یار"',
  romanization: "Mersi",
  form: { label: "informal, to a friend", slug: "informal-to-a-friend" },
};
const SHEET = [informal, hello, thanks];

/** The site has the main forms. */
const site: SheetEntry[] = [hello, thanks].map((entry) => ({ ...entry, usage_notes: "A note" }));
const query = vi.fn<(options: unknown) => Promise<SheetEntry[]>>();
const loader = {
  queryClient: { query },
  api: { sheet: { entries: { queryOptions: (input: object) => input } } },
} as unknown as EntryLoader;

const exported = (name = "Dinner “=1”", entries: readonly SavedPhrase[] = SHEET) =>
  csvText(
    name,
    entries.map((entry) => ({
      ...entry,
      native: entry.native_text,
      romanization: entry.romanization ?? "",
      pronunciation: entry.pronunciation_guide ?? "",
      notes: "Two\nlines",
      recording: "",
      form: entry.form,
      page: `https://saywhere.test${formPath(entry)}`,
    })),
  );
const importCsv = (text: string) => importFile(loader, new File([text], "sheet.csv"));
const state = () =>
  readSheets().sheets.map((sheet) => ({ name: sheet.name, phrases: phrasesOf(sheet, readSavedPhrases()) }));

beforeEach(() => {
  query.mockReset();
  query.mockImplementation(async (options) => {
    const { language, phrases } = options as { language: string; phrases: string[] };
    return site.filter((entry) => entry.language.slug === language && phrases.includes(entry.phrase.slug));
  });
});

test("imports the sheet that it exported into an empty device, once", async () => {
  addSheet("Dinner “=1”", SHEET);
  const before = state();
  localStorage.clear();
  await importCsv(exported());
  expect(state()).toEqual(before);
  query.mockRejectedValue(new TypeError("offline"));
  await importCsv(exported());
  expect(state()).toEqual(before);
  expect(readSavedPhrases().map(savedPhraseKey)).toEqual(SHEET.map(savedPhraseKey));
});

test("imports the list of all phrases without a sheet", async () => {
  await importCsv(exported(""));
  expect(readSavedPhrases()).toHaveLength(3);
  expect(readSheets().sheets).toEqual([]);
});

test.each([";", "\t"])(
  "reads a table that a spreadsheet saved with %j and without the quotes",
  async (sign) => {
    const header = "Sheet,Page,Form,English,Language,Native,Romanization,Pronunciation,Notes,Recording";
    const row = "Dinner,/phrases/japanese/hello,,Hello,Japanese,こんにちは,,,,";
    await importCsv([header, row, ""].join("\n").replaceAll(",", sign));
    expect(state()).toMatchObject([{ name: "Dinner", phrases: [{ id: hello.id }] }]);
  },
);

test("finds a phrase whose slug was changed, and says which rows are no longer on the site", async () => {
  const renamed: SheetEntry = { ...site[0], phrase: { slug: "hello-there", english: "Hello" } } as SheetEntry;
  query.mockResolvedValue([renamed]);
  const gone = phraseEntry("Gone", japanese);
  const result = await readCsvSheet(loader, exported("Dinner", [gone, hello]));
  expect(result).toMatchObject({ phrases: [{ id: hello.id }], missing: [2] });
});

test.each<[name: string, text: () => string, message: string]>([
  [
    "a foreign table",
    () => "Name,Age\nAnna,7\n",
    "neither a backup nor a table (CSV) that was exported here",
  ],
  ["an empty file", () => "", "neither a backup nor a table"],
  ["a table without phrases", () => exported("Dinner", []), "The table has no phrases."],
  [
    "a file that is cut off",
    () => exported().slice(0, exported().indexOf("lines") + 3),
    "a text in row 2 has no end",
  ],
  ["a short row", () => `${exported()}a,b\r\n`, "Row 5: 2 values instead of 10."],
  [
    "another page",
    () => exported().replace("/phrases/japanese/hello", "/about"),
    "Row 3: “https://saywhere.test/about” is not the page of a phrase.",
  ],
  [
    "a form without its label",
    () => exported().replace('"informal, to a friend"', ""),
    "Row 2: the form of the phrase is incomplete.",
  ],
  [
    "many broken rows",
    () => exported() + "a,b\r\n".repeat(5),
    "Row 7: 2 values instead of 10. 2 more rows cannot be read.",
  ],
])("rejects %s with a message for the visitor, and changes nothing", async (_, text, message) => {
  writeSavedPhrases([hello]);
  const before = JSON.stringify(localStorage);
  await expect(readCsvSheet(loader, text())).rejects.toThrow(message);
  await importCsv(text());
  expect(JSON.stringify(localStorage)).toBe(before);
});

test("says that the phrases could not be loaded", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  query.mockRejectedValue(new TypeError("offline"));
  await expect(readCsvSheet(loader, exported())).rejects.toThrow("Check your connection and try again.");
  log.mockRestore();
});

test("saves a phrase once that the table has in several rows", async () => {
  await importCsv(exported("Dinner", [hello, thanks, hello]));
  expect(readSavedPhrases().map(savedPhraseKey)).toEqual([hello, thanks].map(savedPhraseKey));
  expect(state()).toMatchObject([{ phrases: [{ id: hello.id }, { id: thanks.id }] }]);
});

test("reads a table of any length whose phrases are saved, and refuses to load more than a thousand", async () => {
  writeSavedPhrases([hello]);
  const rows = (entry: SavedPhrase) => exported("Long", Array(1_001).fill(entry));
  expect(await readCsvSheet(loader, rows(hello))).toMatchObject({ missing: [] });
  await expect(readCsvSheet(loader, rows(thanks))).rejects.toThrow(
    "The table has more than 1,000 phrases that are not saved here.",
  );
});
