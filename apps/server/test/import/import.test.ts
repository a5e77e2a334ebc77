import { translationCount } from "@saywhere/db/testing/starting-content";
import { IMPORT_COLUMNS } from "@saywhere/validators/content/import";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { contentOf, EDITOR } from "../support/saved-content.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { undoAfterEach } from "../support/undo-after-each.ts";

const open = {} as TestServer;
let files: ContentFiles;
beforeAll(async () => {
  Object.assign(open, await startTestServer());
  files = await contentFiles(open);
});
afterAll(() => open.close());
undoAfterEach(open);

const HEADER = "language,phrase,native_text,romanization\n";
const run = async (text: string, options = {}) => reportOf(await files.importFile(text, options));

async function stored(language: string, phrase: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await open.database.pool.query(
    `select t.* from translation t join language l on l.id = t.language_id join phrase p on p.id = t.phrase_id
     where l.slug = $1 and p.slug = $2`,
    [language, phrase],
  );
  return rows[0];
}

async function forget(language: string, phrase: string): Promise<void> {
  const row = await stored(language, phrase);
  await open.database.pool.query("delete from translation where id = $1", [row?.["id"]]);
}

test("a row with a control character is invalid, and a line break in a text of one line becomes a space", async () => {
  const notes = "One.\r\n\tTwo.";
  const report = await run(
    `language,phrase,native_text,romanization,usage_notes\nthai,hello,a,"b\n c","${notes}"\nthai,yes,x,b\u0007,\n`,
    { skipInvalid: true },
  );
  expect(report.rows.find(({ phrase }) => phrase === "yes")?.problems).toEqual([
    {
      field: "romanization",
      message: "Character 2 is an invisible control character (U+0007). Delete it, or type the text again",
    },
  ]);
  expect(await stored("thai", "hello")).toMatchObject({ romanization: "b c", usage_notes: notes });
});

/** Cells that spreadsheets could take for formulas. */
const writeFormulas = () =>
  open.database.pool.query(
    "update translation set usage_notes = '=1', cultural_notes = '''-' where id % 50 = 0",
  );

test.each(["csv", "json"] as const)(
  "importing an unmodified export as %s changes nothing",
  async (format) => {
    await writeFormulas();
    const before = await contentOf(open);
    const response = await files.exportFile(`format=${format}`);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="saywhere-all-translations.${format}"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const report = reportOf(await files.importFile(bytes, { format }));
    expect(report).toMatchObject({ applied: true, change_set_id: null });
    expect(report.counts).toEqual({
      create: 0,
      update: 0,
      unchanged: translationCount,
      skipped: 0,
      invalid: 0,
    });
    expect(await contentOf(open)).toEqual(before);
  },
);

test("an export opens in a spreadsheet: its encoding is marked, and no cell is a formula", async () => {
  await writeFormulas();
  const bytes = Buffer.from(await (await files.exportFile("language=thai")).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header, ...lines] = bytes.toString("utf8", 3).split("\r\n");
  expect(header).toBe(IMPORT_COLUMNS.join(","));
  expect(lines.every((line) => line === "" || line.startsWith("thai,"))).toBe(true);
  expect(bytes.toString()).toContain(",'=1,");
  expect(bytes.toString()).toContain(",''-,");
});

test("missing translations of a language are exported as empty rows, and skipped if they remain empty", async () => {
  await forget("thai", "hello");
  const response = await files.exportFile("language=thai&missing=true");
  expect(response.headers.get("content-disposition")).toContain("saywhere-thai-missing.csv");
  const text = await response.text();
  expect(text.trim().split("\r\n").slice(1)).toEqual(["thai,hello,Hello,,,,,,,,,,,,"]);
  expect((await run(text)).counts).toMatchObject({ skipped: 1, invalid: 0 });
  const filled = text.replace("Hello,,", "Hello,สวัสดี,sawatdi");
  expect((await run(filled)).counts).toMatchObject({ create: 1 });
  expect(await stored("thai", "hello")).toMatchObject({ native_text: "สวัสดี", romanization: "sawatdi" });
});

test("an export is named after its language, whatever characters its slug has", async () => {
  await open.database.pool.query("update language set slug = 'ไทย' where slug = 'thai'");
  const response = await files.exportFile(`language=${encodeURIComponent("ไทย")}`);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="saywhere-___-translations.csv"; filename*=UTF-8''saywhere-${encodeURIComponent("ไทย")}-translations.csv`,
  );
});

test("a dry run of an import lists each change by row, and changes nothing", async () => {
  await forget("thai", "goodbye");
  const hello = (await stored("thai", "hello"))?.["native_text"];
  const before = await contentOf(open);
  const text = `${HEADER}thai,hello,หวัดดี,wat-di\nthai,goodbye,ลาก่อน,la kon\nthai,please,,\nthai,klingon,x,\n`;
  const report = await run(text, { dryRun: true });
  expect(report).toMatchObject({ applied: false, change_set_id: null });
  expect(report.rows.map(({ line, phrase, outcome }) => [line, phrase, outcome])).toEqual([
    [4, "please", "invalid"],
    [5, "klingon", "invalid"],
    [2, "hello", "update"],
    [3, "goodbye", "create"],
  ]);
  expect(report.rows[0]?.problems).toEqual([{ field: "native_text", message: "Enter the native text" }]);
  expect(report.rows[1]?.problems).toEqual([{ field: "phrase", message: "There is no phrase “klingon”" }]);
  expect(report.rows[2]?.fields).toContainEqual({ field: "native_text", before: hello, after: "หวัดดี" });
  expect(await contentOf(open)).toEqual(before);
});

test("an import with one invalid row writes nothing", async () => {
  const before = await contentOf(open);
  const long = "x".repeat(2_001);
  const report = await run(`${HEADER}thai,hello,a,b\nthai,good-morning,${long},\n`);
  expect(report).toMatchObject({ applied: false, counts: { update: 1, invalid: 1 } });
  expect(report.rows[0]?.problems).toEqual([
    { field: "native_text", message: "Use at most 2,000 characters" },
  ]);
  expect(await contentOf(open)).toEqual(before);
});

test("an import leaves missing columns unchanged, and an empty cell clears its field", async () => {
  await open.database.pool.query(
    "update translation set usage_notes = 'Kept', literal_translation = 'Gone' where id % 50 = 0 or language_id = (select id from language where slug = 'thai')",
  );
  const report = await run(
    "language,phrase,native_text,literal_translation\nthai,good-evening,สวัสดีตอนเย็น,\n",
  );
  expect(report).toMatchObject({ applied: true, counts: { update: 1 } });
  expect(await stored("thai", "good-evening")).toMatchObject({
    usage_notes: "Kept",
    literal_translation: null,
  });
});

test("an import is recorded in the history, and can be undone as a whole", async () => {
  await forget("thai", "yes");
  const before = await contentOf(open);
  const report = await run(`${HEADER}thai,yes,ใช่,chai\nthai,no,ไม่ใช่,mai chai\n`);
  expect(report.counts).toMatchObject({ create: 1, update: 1 });
  const [entry] = (await open.services.activity.list({ limit: 1 }, EDITOR)).items;
  expect(entry).toMatchObject({
    id: report.change_set_id,
    reason: "import",
    change_count: 2,
    undoable: true,
  });
  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
  expect(await contentOf(open)).toEqual(before);
  const [undo] = (await open.services.activity.list({ limit: 1 }, EDITOR)).items;
  // One translation was deleted again, the other changed back.
  expect(undo).toMatchObject({ reason: "undo", selected_count: 2, selected_action: null });
});

test("an import identifies languages and phrases also by code, name, text and former slug", async () => {
  await open.database.pool.query("update phrase set slug = 'thanks' where slug = 'thank-you'");
  const report = await run(`${HEADER}th,Thank you,a,\nTHAI,thank-you,b,\nThai,thanks,c,\nxx,,d,\n`, {
    dryRun: true,
  });
  expect(
    report.rows.map(({ language, phrase, problems }) => [language, phrase, problems[0]?.message]),
  ).toEqual([
    ["thai", "thanks", "Line 2 has the same phrase in the same language"],
    ["thai", "thanks", "Line 2 has the same phrase in the same language"],
    ["xx", "", "There is no language “xx”"],
    ["thai", "thanks", undefined],
  ]);
  expect(report.rows[2]?.problems[1]).toEqual({ field: "phrase", message: "Name the phrase" });
});

test("a JSON import sets regional variations and variants, and leaves fields that it does not name unchanged", async () => {
  const variant = { label: "formal", native_text: "สวัสดีครับ", romanization: null, pronunciation_guide: null };
  const entry = { language: "thai", phrase: "hello", native_text: "สวัสดี", variants: [variant] };
  const text = JSON.stringify([
    entry,
    { language: "thai", phrase: "good-morning", romanization: "kho thot" },
  ]);
  const report = await run(text, { format: "json" });
  expect(report).toMatchObject({ applied: true, counts: { update: 2 } });
  expect((await stored("thai", "hello"))?.["variants"]).toEqual([
    {
      label: "formal",
      nativeText: "สวัสดีครับ",
      romanization: null,
      pronunciationGuide: null,
      register: "formal",
    },
  ]);
  expect((await stored("thai", "good-morning"))?.["romanization"]).toBe("kho thot");
  expect((await run(text, { format: "json" })).counts).toMatchObject({ unchanged: 2 });
  const wrong = await run(
    '[{"language":"thai","phrase":"hello","native_text":"a","variants":[{"label":""}]},5]',
    {
      format: "json",
    },
  );
  expect(wrong.rows.map(({ line, problems }) => [line, problems[0]?.field, problems[0]?.message])).toEqual([
    [1, "variants", "No. 1, label: Describe when this form is used"],
    [2, null, "Every entry of the list has to be an object"],
  ]);
});

test.each([
  ["csv", "what,is,this\n", /no column “what”/],
  ["csv", "", /empty/],
  ["json", "[", /not valid JSON/],
  ["json", "{}", /list/],
] as const)("a %s file of %j is rejected with a message", async (format, text, message) => {
  const error = (await files.importFile(text, { format })).at(-1);
  expect(error).toEqual({ type: "error", code: "BAD_REQUEST", message: expect.stringMatching(message) });
});
