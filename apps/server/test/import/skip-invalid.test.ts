import { IMPORT_REPORT_ROWS, importReport } from "@saywhere/validators/content/import";
import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { contentOf, EDITOR } from "../support/saved-content.ts";
import { startTestServer } from "../support/start-test-server.ts";

const open = forAllTests(() => startTestServer());
let files: ContentFiles;
beforeAll(async () => {
  files = await contentFiles(open);
});

const FILE = `language,phrase,native_text,usage_notes
thai,hello,หวัดดี,"=1, or ""less"""
thai,klingon,"a, b",-x
thai,goodbye,,
thai,yes,ใช่ค่ะ
thai,no,ไม่ค่ะ,
`;

/** Asks for the rows with errors. */
function invalidRows(body: string, format = "csv", url = files.url): Promise<Response> {
  return fetch(`${url}/import?format=${format}&dry_run=true`, {
    method: "POST",
    headers: {
      ...files.headers,
      accept: "text/csv",
      "content-type": format === "csv" ? "text/csv" : "application/json",
    },
    body,
  });
}

test("imports the valid rows of a file in one change set that can be undone, and returns the others as CSV with their reasons", async () => {
  const before = await contentOf(open);
  const report = reportOf(await files.importFile(FILE, { skipInvalid: true }));
  expect(report).toMatchObject({ applied: true, counts: { create: 0, update: 2, invalid: 3 } });
  const [entry] = (await open.services.activity.list({ limit: 1 }, EDITOR)).items;
  expect(entry).toMatchObject({ id: report.change_set_id, reason: "import", change_count: 2 });

  const response = await invalidRows(FILE);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="saywhere-rows-with-errors.csv"',
  );
  const text = await response.text();
  expect(text.split("\r\n")).toEqual([
    "language,phrase,native_text,usage_notes,reason",
    'thai,klingon,"a, b",\'-x,phrase: There is no phrase “klingon”',
    "thai,goodbye,,,native_text: Enter the native text",
    'thai,yes,ใช่ค่ะ,,"The row has 3 cells, the first line 4. Is a delimiter missing, or one too many?"',
    "",
  ]);
  const corrected = text.replace("klingon", "please").replace("goodbye,,", "goodbye,ลาก่อน,");
  expect(reportOf(await files.importFile(corrected, { dryRun: true })).counts).toMatchObject({
    update: 3,
    invalid: 0,
  });

  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
  expect(await contentOf(open)).toEqual(before);
});

test("returns the cells of a row that has more than the first line, which are invalid until they have a column", async () => {
  const file = 'language,phrase,native_text\nthai,yes,a,"b, c",-d,\nthai,klingon,x\n';
  const text = await (await invalidRows(file)).text();
  expect(text.split("\r\n")).toEqual([
    "language,phrase,native_text,,,reason",
    'thai,yes,a,"b, c",\'-d,"The row has 6 cells, the first line 3. Is a delimiter missing, or one too many?"',
    "thai,klingon,x,,,phrase: There is no phrase “klingon”",
    "",
  ]);
  const { rows } = reportOf(await files.importFile(text, { dryRun: true }));
  expect(rows.map(({ problems }) => problems[0]?.message)).toEqual([
    "Column 4 has no name in the first line. Name it there, or clear the cell.",
    "There is no phrase “klingon”",
  ]);
  expect((await (await invalidRows(text)).text()).replace(/"Column 4.*?"/, "")).toContain(
    'thai,yes,a,"b, c",\'-d,',
  );
});

test("imports a valid row after more invalid ones than a report lists", async () => {
  const invalid = "thai,klingon,x\n".repeat(IMPORT_REPORT_ROWS + 1);
  const file = `language,phrase,native_text\n${invalid}thai,please,after many\n`;
  const report = reportOf(await files.importFile(file, { skipInvalid: true }));
  expect(report.counts).toMatchObject({ update: 1, invalid: IMPORT_REPORT_ROWS + 1 });
  expect(report.rows.at(-1)?.fields).toMatchObject([{ field: "native_text", after: "after many" }]);
  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
});

test("imports nothing and creates no change set if no row is valid", async () => {
  const file = "language,phrase,native_text\nthai,klingon,x\n";
  const report = reportOf(await files.importFile(file, { skipInvalid: true }));
  expect(report).toMatchObject({ applied: false, change_set_id: null, counts: { update: 0, invalid: 1 } });
});

test("responds 200 to a program that imports the valid rows alone, and 422 to one that does not, or if none is valid", async () => {
  const send = (query: string, rows: string) =>
    fetch(`${files.url}/import?format=csv&dry_run=false${query}`, {
      method: "POST",
      headers: { ...files.headers, "content-type": "text/csv", accept: "text/csv, */*" },
      body: `language,phrase,native_text\n${rows}`,
    });
  const valid = "thai,please,\u0e02\u0e2d\n";
  const wrong = "thai,klingon,x\n";
  expect((await send("", valid + wrong)).status).toBe(422);
  const none = await send("&skip_invalid=true", wrong + wrong);
  expect(none.status).toBe(422);
  expect(await none.json()).toMatchObject({
    message: "2 rows have errors, so nothing was imported",
    report: { applied: false, counts: { invalid: 2 }, rows: [{ line: 2 }, { line: 3 }] },
  });
  const response = await send("&skip_invalid=true", valid + wrong);
  expect(response.status).toBe(200);
  expect(importReport.parse(await response.json())).toMatchObject({ counts: { update: 1, invalid: 1 } });
});

test("returns the rows with errors of a JSON file as CSV, more than a report lists, with a safe header", async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => ({ language: "thai", phrase: `none-${index}` }));
  const wrong = { language: "thai", phrase: "hello", "=cmd": 5, variants: [{ label: "" }] };
  const response = await invalidRows(JSON.stringify([wrong, ...rows]), "json");
  const [header, first, ...others] = (await response.text()).trim().split("\r\n");
  expect(header).toBe("language,phrase,'=cmd,variants,reason");
  const reasons = [
    "There is no field “=cmd”",
    "variants: No. 1, label: Describe when this form is used",
    "variants: No. 1, native_text: Enter the native text of this form",
  ];
  expect(first).toBe(`thai,hello,5,"[{""label"":""""}]","${reasons.join("\n")}"`);
  expect(others).toHaveLength(1_200);
});

test.each([
  {
    of: "phrase-intents",
    key: "phrase",
    list: { intents: ["greet someone", "say hi"] },
    cell: '"greet someone\nsay hi"',
  },
  {
    of: "emergency-numbers",
    key: "language",
    list: {
      emergency_numbers: [{ country: "Japan", code: "JP", police: "110", ambulance: "119", fire: "119" }],
    },
    cell: '"Japan, JP, 110, 119, 119"',
  },
  {
    of: "phrase-intents",
    key: "phrase",
    list: { intents: ["say\nhello"] },
    cell: "say hello",
  },
])("returns the lists of a JSON file of $of as their cells hold them", async ({ of, key, list, cell }) => {
  const url = `${open.url}/api/${of}`;
  const response = await invalidRows(JSON.stringify([{ [key]: "klingon", ...list }]), "json", url);
  const [, row] = (await response.text()).trim().split("\r\n");
  expect(row).toBe(`klingon,${cell},${key}: There is no ${key} “klingon”`);
});

test("responds 400 to a request for the rows with errors of a file that cannot be read", async () => {
  expect((await invalidRows("language\n")).status).toBe(400);
});

test("states why a row changes nothing", async () => {
  await open.database.pool.query(
    `delete from translation where language_id = (select id from language where slug = 'thai')
     and phrase_id = (select id from phrase where slug = 'thank-you')`,
  );
  const response = await files.exportFile("language=thai&format=json");
  const stored = (await response.json()) as { phrase: string; native_text: string }[];
  const hello = stored.find(({ phrase }) => phrase === "hello")?.native_text;
  const file = `language,phrase,native_text\nthai,hello,"${hello}"\nthai,thank-you,\nthai,no,x\n`;
  const { rows } = reportOf(await files.importFile(file, { dryRun: true }));
  expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ["unchanged", "Same as in the guide"],
    ["skipped", "The row has no texts, and the guide has no translation to change"],
    ["update", null],
  ]);
});
