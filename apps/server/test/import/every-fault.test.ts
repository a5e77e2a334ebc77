/** An editor mends a file once: the report names all faults of a row, and none that follows from another. */
import type { ImportFormat, ImportKind } from "@saywhere/validators/content/import";
import { beforeAll, expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { AUTHOR } from "../support/refusal.ts";

const open = openServices();
const LONG = "x".repeat(10_001);
const TOO_LONG = "Use at most 10,000 characters";
const NATIVE = "native_text: Enter the native text";

beforeAll(async () => {
  await open.database.pool.query(
    `delete from translation where language_id = (select id from language where slug = 'thai')
     and phrase_id = (select id from phrase where slug = 'goodbye')`,
  );
});

interface Options {
  kind?: ImportKind;
  format?: ImportFormat;
  /** The only language whose translations the author may change. */
  language?: string;
}

/** Returns the problems of each invalid row after its line. */
async function faultsOf(
  text: string,
  { kind = "translation", format = "csv", language }: Options = {},
): Promise<unknown[]> {
  const languageIds = language ? [(await open.services.language.get(language)).id] : null;
  const report = await open.services.import.run(
    { kind, format, bytes: Buffer.from(text) },
    {
      dryRun: true,
      author: { ...AUTHOR, languageIds },
      authorize: async () => undefined,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
  );
  const invalid = report.rows.filter(({ outcome }) => outcome === "invalid");
  return invalid.map(({ line, problems }) => [
    line,
    ...problems.map(({ field, message }) => (field === null ? message : `${field}: ${message}`)),
  ]);
}

const faultsOfEntry = async (entry: object, options: Options = {}) =>
  (await faultsOf(JSON.stringify([entry]), { ...options, format: "json" }))[0];

test("reports an unknown language, an unknown phrase and invalid texts of one row", async () => {
  const file = `language,phrase,native_text,usage_notes,audio_url\nklingon,none,,${LONG},nowhere\n`;
  expect(await faultsOf(file)).toEqual([
    [
      2,
      "language: There is no language “klingon”",
      "phrase: There is no phrase “none”. Did you mean “one”?",
      `usage_notes: ${TOO_LONG}`,
      "audio_url: Enter a web address, such as https://example.org/file.mp3",
      NATIVE,
    ],
  ]);
});

test("reports that the native text is missing beside other faults of the row", async () => {
  const file = [
    "language,phrase,native_text,romanization,usage_notes",
    `thai,hello,,,${LONG}`,
    `thai,goodbye,,,${LONG}`,
    "klingon,hello,,nuqneH,",
  ].join("\n");
  expect(await faultsOf(file)).toEqual([
    [2, `usage_notes: ${TOO_LONG}`, NATIVE],
    [3, `usage_notes: ${TOO_LONG}`, NATIVE],
    [4, "language: There is no language “klingon”", NATIVE],
  ]);
  const withoutColumn = `language,phrase,usage_notes\nthai,hello,${LONG}\nthai,goodbye,${LONG}\n`;
  expect(await faultsOf(withoutColumn)).toEqual([
    [2, `usage_notes: ${TOO_LONG}`],
    [3, `usage_notes: ${TOO_LONG}`, NATIVE],
  ]);
});

test("takes TRUE and FALSE, as spreadsheets write them", async () => {
  const file = "language,phrase,native_text,needs_review\nthai,goodbye,ลาก่อน,FALSE\nthai,please,โปรด, True\n";
  expect(await faultsOf(file)).toEqual([]);
});

test("does not report a native text as missing that is invalid, or where the row may need none", async () => {
  const file = [
    "language,phrase,native_text,usage_notes,needs_review",
    `thai,goodbye,${LONG},,`,
    `thai,goodbye,ลาก่อน,${LONG},`,
    "klingon,goodbye,,,",
    "thai,please,x,,maybe",
    "thai,goodbye,,,maybe",
  ].join("\n");
  const again = "Line 2 has the same phrase in the same language";
  const review = "needs_review: Write true or false";
  expect(await faultsOf(file)).toEqual([
    [2, "native_text: Use at most 2,000 characters"],
    [3, again, `usage_notes: ${TOO_LONG}`],
    // If the language existed, a row without texts would be skipped.
    [4, "language: There is no language “klingon”"],
    [5, review],
    // With `false`, or without a value, it would be skipped too.
    [6, again, review],
  ]);
});

test("reports only the number of cells of a row with too many or too few, because any other may be shifted", async () => {
  const file = `language,phrase,native_text,needs_review\nthai,klingon,,\nklingon,none,maybe\nthai,,x,y,z\n`;
  expect(await faultsOf(file)).toEqual([
    [2, "phrase: There is no phrase “klingon”"],
    [3, "The row has 3 cells, the first line 4. Is a delimiter missing, or one too many?"],
    [4, "The row has 5 cells, the first line 4. Is a delimiter missing, or one too many?"],
  ]);
});

test("reports all unknown fields of an entry, and the faults of the others", async () => {
  const entry = {
    language: "klingon",
    phrase: "hello",
    usage_note: "a",
    phrase_id: 1,
    native_text: "",
    romanization: 5,
    variants: [{ label: "", speeker: "woman", natve_text: "a" }],
  };
  expect(await faultsOfEntry(entry)).toEqual([
    1,
    "There is no field “usage_note”. Did you mean “usage_notes”?",
    "There is no field “phrase_id”",
    "language: There is no language “klingon”",
    "romanization: This has to be text",
    "variants: No. 1, label: Describe when this form is used",
    "variants: No. 1, native_text: Enter the native text of this form",
    "variants: No. 1: There is no field “speeker”. Did you mean “speaker”? There is no field “natve_text”. Did you mean “native_text”?",
    NATIVE,
  ]);
});

test("does not report a field as missing that has a misspelt name, nor check the values of unknown fields", async () => {
  expect(
    await faultsOfEntry({ langage: "thai", nativ_text: "a", romanization: "b", variant_1_label: "" }),
  ).toEqual([
    1,
    "There is no field “langage”. Did you mean “language”?",
    "There is no field “nativ_text”. Did you mean “native_text”?",
    "There is no field “variant_1_label”",
    "phrase: Name the phrase",
  ]);
  expect(
    await faultsOfEntry({ language: "thai", phrase: "goodbye", nativ_text: "a", romanization: "b" }),
  ).toEqual([1, "There is no field “nativ_text”. Did you mean “native_text”?"]);
});

test("reports at most twenty faults of a row", async () => {
  const unknown = Array.from({ length: 30 }, (_, index) => [`unknown ${index}`, ""]);
  expect(await faultsOfEntry({ language: "klingon", ...Object.fromEntries(unknown) })).toHaveLength(1 + 20);
});

test("reports all countries of a cell that cannot be read, and the faults of the others with their places", async () => {
  const countries = [
    "Laos, LA, 1191",
    "Thailand, TH, 191, call, 199",
    "Japan",
    "Iran, XYZ, 110, 115, 125",
    "Siam, TH, 1, 2, 3",
  ].join("\n");
  const place = (number: number, message: string) => `emergency_numbers: No. ${number}${message}`;
  const format = ": Write country, code, police, ambulance and fire, such as: Japan, JP, 110, 119, 119";
  const file = `language,emergency_numbers\nklingon,"${countries}"\n`;
  expect(await faultsOf(file, { kind: "language" })).toEqual([
    [
      2,
      "language: There is no language “klingon”",
      place(1, format),
      place(3, format),
      place(2, ", ambulance: Use digits, spaces, * and # only"),
      place(4, ", code: Use the two letters of ISO 3166, such as JP"),
      place(5, ", code: The list has TH already"),
    ],
  ]);
});

test("reports all faults of a list of intents", async () => {
  const file = `phrase,intents\nnone,"fine\n…\n${"x".repeat(81)}\nFine!"\n`;
  expect(await faultsOf(file, { kind: "phrase" })).toEqual([
    [
      2,
      "phrase: There is no phrase “none”. Did you mean “one”?",
      "intents: No. 2: Every term needs a letter or a digit",
      "intents: No. 3: Use at most 80 characters",
      "intents: Search treats “Fine!” as one that is already in the list",
    ],
  ]);
});

test("reports that the author may not change the record, beside the other faults of the row", async () => {
  const beyond = "You may only change translations of the languages that an administrator chose for you";
  const file = [
    "language,phrase,native_text,usage_notes",
    `hindi,hello,,${LONG}`,
    "hindi,klingon,x,",
    `farsi,hello,x,${LONG}`,
    "klingon,hello,x,",
  ].join("\n");
  expect(await faultsOf(file, { language: "farsi" })).toEqual([
    [2, `usage_notes: ${TOO_LONG}`, NATIVE, beyond],
    [3, "phrase: There is no phrase “klingon”", beyond],
    [4, `usage_notes: ${TOO_LONG}`],
    [5, "language: There is no language “klingon”"],
  ]);
  const numbers = 'language,emergency_numbers\nfarsi,"Iran"\n';
  expect(await faultsOf(numbers, { kind: "language", language: "farsi" })).toEqual([
    [2, expect.stringContaining("No. 1: Write country"), beyond],
  ]);
});
