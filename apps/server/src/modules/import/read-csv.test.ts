import { IMPORT_FILES } from "@saywhere/validators/content/import";
import { expect, test } from "vitest";
import { refusal } from "../../../test/support/refusal.ts";
import { decodeFile } from "./decode-file.ts";
import { readCsv } from "./read-csv.ts";

const read = (text: string) =>
  Array.fromAsync(
    readCsv(
      decodeFile(Buffer.from(text), () => undefined),
      IMPORT_FILES.translation,
    ),
  );
const HEADER = "language,phrase,native_text\n";
const COLUMNS = `The columns are ${IMPORT_FILES.translation.columns.join(", ")}.`;

test("reads columns in any order and case", async () => {
  expect(await read("Native_Text, PHRASE ,Language\nสวัสดี,hello,thai\n")).toEqual([
    { line: 2, values: { language: "thai", phrase: "hello", native_text: "สวัสดี" } },
  ]);
});

test("reads columns whose names have spaces, as people write them", async () => {
  const rows = await read(
    "Language\tPhrase\tNative  text\tVariant 1 label\tVariant 1 native text\nthai\thello\tสวัสดี\tformal\tสวัสดีค่ะ\n",
  );
  expect(rows[0]?.values).toMatchObject({
    native_text: "สวัสดี",
    variant_1_label: "formal",
    variant_1_native_text: "สวัสดีค่ะ",
  });
});

test.each([",", ";", "\t"])("accepts %j as the delimiter", async (delimiter) => {
  const cells = [
    ["language", "phrase", "native_text"],
    ["thai", "hello", '"a, b; c\td"'],
  ];
  const rows = await read(cells.map((row) => row.join(delimiter)).join("\r\n"));
  expect(rows[0]?.values["native_text"]).toBe("a, b; c\td");
});

test.each([
  [[""], ";"],
  [["  ", ""], ";"],
  [["\t\t"], "\t"],
  [[";;", ""], ";"],
])("skips the lines %j before the columns, also to find the delimiter %j", async (before, delimiter) => {
  const cells = [
    ["language", "phrase", "native_text"],
    ["thai", "hello", "a, b"],
  ];
  const lines = [...before, ...cells.map((row) => row.join(delimiter))];
  expect(await read(`\uFEFF${lines.join("\r\n")}`)).toEqual([
    { line: lines.length, values: { language: "thai", phrase: "hello", native_text: "a, b" } },
  ]);
});

test("reports the first line of a row, also after multi-line texts and empty lines", async () => {
  const rows = await read(`${HEADER}thai,one,"a\nb\nc"\n\n\nthai,two,d\n,,\nthai,three,"e"\n`);
  expect(rows.map(({ line, values }) => [line, values["phrase"]])).toEqual([
    [2, "one"],
    [7, "two"],
    [9, "three"],
  ]);
});

test("restores quotation marks and texts that were escaped against formulas", async () => {
  const rows = await read(
    `${HEADER}thai,one,"He said ""hi"""\nthai,two,'=1+1\nthai,three,''-\nthai,four,'tis\n`,
  );
  expect(rows.map(({ values }) => values["native_text"])).toEqual(['He said "hi"', "=1+1", "'-", "'tis"]);
});

test("reports a row with too many or too few cells by its line, and reads the other rows", async () => {
  const rows = await read(`${HEADER}thai,hello\nthai,goodbye,b\nthai,c,d,e\n`);
  expect(rows.map(({ line, error }) => [line, error?.slice(0, 19)])).toEqual([
    [2, "The row has 2 cells"],
    [3, undefined],
    [4, "The row has 4 cells"],
  ]);
});

test.each([
  ["", /^The file is empty/],
  [
    "language,phrase,nativ_text\n",
    /no column “nativ_text”. Did you mean “native_text”\? The columns are language, phrase, english/,
  ],
  ["language,native_text\n", /column phrase is missing/],
  ["language,phrase,native_text,phrase\n", /phrase is there twice/],
  [`${HEADER}thai,hello,"open\n`, /quotation mark/],
  [`${HEADER}thai,hello,"a"b\n`, /^Line 2: a quotation mark/],
])("rejects %j with a message that explains the error", async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringMatching(message),
  });
});

test.each([
  [
    "language,phrase,nativ_text,cost,nativ_text",
    `There is no column “nativ_text”. Did you mean “native_text”? There is no column “cost”. ${COLUMNS} The column nativ_text is there twice. Remove one of them.`,
  ],
  [
    "cost,phrase,phrase,audio_url,audio_url,phrase",
    `There is no column “cost”. ${COLUMNS} The column language is missing. The first line has to name the columns. The column phrase is there twice. Remove one of them. The column audio_url is there twice. Remove one of them.`,
  ],
  [
    "variants,regional_variations,variant_1_label,regional_variation_1_region,variant_1_native_text",
    "The columns language, phrase are missing. The first line has to name the columns. Use either the column regional_variations or columns such as regional_variation_1_region, not both. Use either the column variants or columns such as variant_1_label, not both.",
  ],
])("reports all faults of the first line %s", async (header, message) => {
  await expect(read(`${header}\n`)).rejects.toMatchObject({ code: "BAD_REQUEST", message });
});

test("does not report a required column as missing that has a misspelt name", async () => {
  await expect(read("langage,native_text\n")).rejects.toMatchObject({
    message: `There is no column “langage”. Did you mean “language”? ${COLUMNS} The column phrase is missing. The first line has to name the columns.`,
  });
});

test("reports at most twenty unknown columns", async () => {
  const columns = Array.from({ length: 500 }, (_, index) => `unknown ${index}`);
  const { message } = await refusal(read(`language,phrase,${columns.join(",")}\n`));
  expect(message.match(/There is no column/g)).toHaveLength(20);
});

test.each([
  [`${HEADER}thai,hello,${"a".repeat(1_100_000)}`, /^Line 2: the row has more than 1000000 characters/],
  [`${HEADER}thai,hello,a\nthai,hello,"${"a\n".repeat(600_000)}`, /^Line 3: .*close the quotation mark/],
  [",".repeat(1_100_000), /^Line 1: the row has more than 1000000 characters/],
  [`language,phrase,native_text${",".repeat(600)}\n`, /^Line 1: the row has 603 cells, more than 600/],
  [`${HEADER}${",a".repeat(600)}\n`, /^Line 2: the row has 601 cells/],
])("rejects a row that is longer than any exported one, case %#", async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringMatching(message),
  });
});

test("rejects a file with more rows than allowed", async () => {
  await expect(read(HEADER + "a,b,c\n".repeat(100_001))).rejects.toThrow(/more than 100000 rows/);
});
