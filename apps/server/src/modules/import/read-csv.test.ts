import { IMPORT_FILES } from "@saywhere/validators/content/import";
import { expect, test } from "vitest";
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

test("reads columns in any order and case", async () => {
  expect(await read("Native_Text, PHRASE ,Language\nสวัสดี,hello,thai\n")).toEqual([
    { line: 2, values: { language: "thai", phrase: "hello", native_text: "สวัสดี" } },
  ]);
});

test.each([",", ";", "\t"])("accepts %j as the delimiter", async (delimiter) => {
  const cells = [
    ["language", "phrase", "native_text"],
    ["thai", "hello", '"a, b; c\td"'],
  ];
  const rows = await read(cells.map((row) => row.join(delimiter)).join("\r\n"));
  expect(rows[0]?.values["native_text"]).toBe("a, b; c\td");
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
