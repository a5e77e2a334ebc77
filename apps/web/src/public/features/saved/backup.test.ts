import { expect, test, vi } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { readSavedPhrases, savedPhraseKey, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import type { EntryLoader } from "../../lib/sheets/load-sheet-entries.ts";
import { createSheet, phrasesOf, readSheets } from "../../lib/sheets/sheets.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { backupText } from "./backup-text.ts";
import { ImportError } from "./import-error.ts";
import { importFile } from "./import-file.ts";
import { readBackup } from "./read-backup.ts";

const hello = { ...phraseEntry("Hello", japanese), pronunciation_guide: "kohn-nee-chee-wah" };
const thanks = { ...phraseEntry("Thank you"), form: { label: "formal", slug: "formal" } };
/** A backup needs none. */
const NO_LOADER = {} as EntryLoader;
const fileOf = (text: string) => new File([text], "backup.json");

function fill(): string {
  writeSavedPhrases([hello, thanks]);
  createSheet("Dinner", [thanks, hello].map(savedPhraseKey));
  createSheet("Hotel");
  return backupText(readSavedPhrases(), readSheets(), new Date(0));
}
const state = () =>
  readSheets().sheets.map((sheet) => [
    sheet.name,
    phrasesOf(sheet, readSavedPhrases()).map(({ phrase }) => phrase.english),
  ]);

test("imports what it exported into an empty device, once", async () => {
  const text = fill();
  localStorage.clear();
  await importFile(NO_LOADER, fileOf(text));
  expect(readSavedPhrases().map(({ id }) => id)).toEqual([hello.id, thanks.id]);
  expect(readSavedPhrases()[0]?.pronunciation_guide).toBe("kohn-nee-chee-wah");
  const imported = [
    ["Dinner", ["Thank you", "Hello"]],
    ["Hotel", []],
  ];
  expect(state()).toEqual(imported);
  await importFile(NO_LOADER, fileOf(text));
  expect(state()).toEqual(imported);
});

test.each([56, 57, 60])(
  "imports a sheet beside another one of its name with %i letters, once",
  async (length) => {
    const name = "旅".repeat(length);
    writeSavedPhrases([hello]);
    createSheet(name, [savedPhraseKey(hello)]);
    const text = backupText(readSavedPhrases(), readSheets(), new Date(0));
    localStorage.clear();
    createSheet(name);
    await importFile(NO_LOADER, fileOf(text));
    await importFile(NO_LOADER, fileOf(text));
    expect(state()).toEqual([
      [name, []],
      [`${name.slice(0, 56)} (2)`, ["Hello"]],
    ]);
  },
);

test("keeps what is on the device beside what it imports", async () => {
  const text = fill();
  localStorage.clear();
  const bill = phraseEntry("The bill");
  writeSavedPhrases([bill]);
  createSheet("Dinner", [savedPhraseKey(bill)]);
  await importFile(NO_LOADER, fileOf(text));
  expect(readSavedPhrases()).toHaveLength(3);
  const imported = [
    ["Dinner", ["The bill"]],
    ["Dinner (2)", ["Thank you", "Hello"]],
    ["Hotel", []],
  ];
  expect(state()).toEqual(imported);
  await importFile(NO_LOADER, fileOf(text));
  expect(state()).toEqual(imported);
});

test("changes nothing when the browser's storage is full", async () => {
  const text = fill();
  localStorage.clear();
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("full", "QuotaExceededError"));
  await importFile(NO_LOADER, fileOf(text));
  setItem.mockRestore();
  expect(localStorage).toHaveLength(0);
});

interface BackupFile {
  version: number;
  phrases: Record<string, unknown>[];
  sheets: { name: string; phrases: string[] }[];
}
const changed = (change: (file: BackupFile) => void) => () => {
  const file = JSON.parse(fill()) as BackupFile;
  change(file);
  return JSON.stringify(file);
};

test.each<[() => string, string]>([
  [() => "{", "The file is not JSON."],
  [() => "[]", "The file is not a backup of saved phrases."],
  [() => '{"format":"saywhere-practice"}', "The file is not a backup of saved phrases."],
  [changed((file) => (file.version = 2)), "A newer version of this site made the file."],
  [
    changed(({ phrases }) => Object.assign(phrases[1] ?? {}, { native_text: 7 })),
    "The file is damaged: phrase 2 is incomplete.",
  ],
  [
    changed(({ phrases }) => Object.assign(phrases[0] ?? {}, { form: 7 })),
    "The file is damaged: phrase 1 is incomplete.",
  ],
  [
    changed(({ phrases }) => Object.assign(phrases[0] ?? {}, { audio_url: "javascript:alert(1)" })),
    "The file is damaged: phrase 1 is incomplete.",
  ],
  [
    changed(({ sheets }) => sheets[0]?.phrases.push("0")),
    "The file is damaged: “Dinner” has an unknown phrase.",
  ],
])(
  "rejects a damaged file with a message for the visitor, and changes nothing (%#)",
  async (make, message) => {
    const text = make();
    const before = JSON.stringify(localStorage);
    expect(() => readBackup(text)).toThrow(ImportError);
    expect(() => readBackup(text)).toThrow(message);
    await importFile(NO_LOADER, fileOf(text));
    expect(JSON.stringify(localStorage)).toBe(before);
  },
);
