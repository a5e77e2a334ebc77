import type { ImportFormat } from "@saywhere/validators/content/import";
import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { contentOf, EDITOR } from "../support/saved-content.ts";
import { startTestServer } from "../support/start-test-server.ts";

const open = forAllTests(() => startTestServer());
const files = {} as Record<"language" | "phrase", ContentFiles>;
beforeAll(async () => {
  files.language = await contentFiles(open, "language");
  files.phrase = await contentFiles(open, "phrase");
});

const FIELDS = { language: "emergency_numbers", phrase: "intents" } as const;
const KINDS = ["language", "phrase"] as const;
const FORMATS = ["csv", "json"] as const;
const CASES = KINDS.flatMap((kind) => FORMATS.map((format) => [kind, format] as const));

const run = async (kind: "language" | "phrase", text: string, options = {}) =>
  reportOf(await files[kind].importFile(text, options));

async function stored(kind: "language" | "phrase", slug: string): Promise<unknown> {
  const { rows } = await open.database.pool.query(`select * from ${kind} where slug = $1`, [slug]);
  return rows[0]?.[FIELDS[kind]];
}

const numbersOf = async (slug: string) => (await open.services.language.get(slug)).emergency_numbers;

test.each(KINDS)(
  "exports the %ss that a list of identifiers names, and rejects other lists",
  async (kind) => {
    const { rows } = await open.database.pool.query<{ id: number; slug: string }>(
      `select id, slug from ${kind} order by position limit 3`,
    );
    const [, ...chosen] = rows;
    const ids = chosen.map(({ id }) => id).toReversed();
    const response = await files[kind].exportFile(`format=json&ids=${ids.join()}`);
    expect(response.headers.get("content-disposition")).toContain("saywhere-selected-");
    const exported = (await response.json()) as Record<string, string>[];
    expect(exported.map((row) => row[kind])).toEqual(chosen.map(({ slug }) => slug));
    const selected = await files[kind].exportSelected("format=json", { ids });
    expect(await selected.json()).toEqual(exported);
    const none = 2_147_483_647;
    const some = await files[kind].exportSelected("format=json", { ids: [...ids, none] });
    expect(await some.json()).toEqual(exported);
    expect((await files[kind].exportFile(`ids=${none}`)).status).toBe(404);
    expect((await files[kind].exportSelected("format=json", { ids: [none] })).status).toBe(404);
    expect((await files[kind].exportSelected("format=json", { ids: [] })).status).toBe(400);
    for (const wrong of [
      "",
      "1,",
      "0",
      "a",
      "1 ,2",
      "9999999999",
      Array.from({ length: 1_001 }, () => 1).join(),
    ]) {
      expect((await files[kind].exportFile(`ids=${wrong}`)).status, wrong.slice(0, 20)).toBe(400);
    }
  },
);

test.each(CASES)(
  "importing an export of each %s as %s changes nothing, and restores all lists that were lost",
  async (kind, format) => {
    const { pool } = open.database;
    await pool.query(`update phrase set intents = '{"=SUM(1)","-5, or ''less''"}' where slug = 'hello'`);
    await pool.query(
      `update language set emergency_numbers = jsonb_set(emergency_numbers, '{0,country}', '"Here, and there"')
     where slug = 'thai'`,
    );
    const before = await contentOf(open);
    const read = async () =>
      (await pool.query(`select slug, ${FIELDS[kind]} as list from ${kind} order by slug`)).rows;
    const lists = await read();
    const response = await files[kind].exportFile(`format=${format}`);
    const name = { language: "emergency-numbers", phrase: "phrase-intents" }[kind];
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="saywhere-${name}.${format}"`,
    );
    const text = await response.text();
    const unmodified = await run(kind, text, { format });
    expect(unmodified).toMatchObject({ applied: true, change_set_id: null });
    const unchanged = lists.length;
    expect(unmodified.counts).toEqual({ create: 0, update: 0, unchanged, skipped: 0, invalid: 0 });
    expect(await contentOf(open)).toEqual(before);

    await pool.query(`update ${kind} set ${FIELDS[kind]} = null`);
    const report = await run(kind, text, { format });
    expect(report).toMatchObject({ applied: true, counts: { invalid: 0 } });
    expect(report.counts.update).toBeGreaterThan(30);
    // A record that never had a list has none afterwards.
    const filled = lists.map(({ slug, list }) => ({ slug, list: list?.length > 0 ? list : null }));
    expect(await read()).toEqual(filled);
  },
);

test("emergency numbers are imported from a line for each country, as one change that can be undone", async () => {
  const before = await contentOf(open);
  const text = 'language,emergency_numbers\nth,"Thailand, th, 191, 1669, 199\nLaos, LA, 1191, 1195, 1190"\n';
  const dry = await run("language", text, { dryRun: true });
  expect(dry).toMatchObject({ applied: false, counts: { update: 1 } });
  expect(dry.rows[0]).toMatchObject({ line: 2, language: "thai", phrase: "", outcome: "update" });
  expect(dry.rows[0]?.fields[0]).toMatchObject({ field: "emergency_numbers" });
  expect(await contentOf(open)).toEqual(before);

  const report = await run("language", text);
  expect(await numbersOf("thai")).toEqual([
    { country: "Thailand", code: "TH", police: "191", ambulance: "1669", fire: "199" },
    { country: "Laos", code: "LA", police: "1191", ambulance: "1195", fire: "1190" },
  ]);
  const [entry] = (await open.services.activity.list({ limit: 1 }, EDITOR)).items;
  expect(entry).toMatchObject({ id: report.change_set_id, reason: "import", change_count: 1 });
  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
  expect(await contentOf(open)).toEqual(before);
});

test("intents are imported from a line each, as one change that can be undone", async () => {
  const before = await contentOf(open);
  const text = 'phrase,english,intents\nThank you,ignored,"say thanks\r\n\r\n show  gratitude "\n';
  const report = await run("phrase", text);
  expect(report).toMatchObject({ applied: true, counts: { update: 1 } });
  expect(await stored("phrase", "thank-you")).toEqual(["say thanks", "show gratitude"]);
  const { groups } = await open.services.search.result({ query: "show gratitude" });
  expect(groups[0]?.hits[0]?.phrase.slug).toBe("thank-you");
  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
  expect(await contentOf(open)).toEqual(before);
});

test.each([
  ["language", "csv", "language,name\nthai,Thai\n"],
  ["language", "json", '[{"language":"thai"}]'],
  ["phrase", "csv", "phrase\nthank-you\n"],
  ["phrase", "json", '[{"phrase":"thank-you"}]'],
] as const)("a file of each %s as %s without the field leaves it unchanged", async (kind, format, text) => {
  const before = await contentOf(open);
  expect(await run(kind, text, { format })).toMatchObject({ counts: { unchanged: 1, update: 0 } });
  expect(await contentOf(open)).toEqual(before);
});

test.each([
  ["language", "thai", "language,emergency_numbers\nthai,\n"],
  ["phrase", "thank-you", "phrase,intents\nthank-you,\n"],
] as const)("an empty cell clears the list of a %s", async (kind, slug, text) => {
  const report = await run(kind, text);
  expect(report.counts).toMatchObject({ update: 1 });
  expect(await stored(kind, slug)).toEqual([]);
  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
});

const problems = async (kind: "language" | "phrase", text: string, format: ImportFormat) =>
  (await run(kind, text, { format })).rows.map(({ line, problems: found }) => [line, ...found]);

test("invalid emergency numbers are reported with their row, column and country, and nothing is written", async () => {
  const before = await contentOf(open);
  const csv = [
    "language,emergency_numbers",
    'thai,"Thailand, TH, 191, 1669, 199\nLaos, LA, 1191"',
    'farsi,"Iran, IR, 110, call, 125\nIraq, IQ, 1, 2, 3"',
    'japanese,"Japan, JP, 110, 119, 119"',
    "klingon,",
    'thai,"Thailand, TH, 1, 2, 3"',
  ].join("\n");
  const field = "emergency_numbers";
  expect(await problems("language", csv, "csv")).toEqual([
    [
      2,
      {
        field,
        message: "No. 2: Write country, code, police, ambulance and fire, such as: Japan, JP, 110, 119, 119",
      },
    ],
    [4, { field, message: "No. 1, ambulance: Use digits, spaces, * and # only" }],
    [7, { field: "language", message: "There is no language “klingon”" }],
    [8, { field: null, message: "Line 2 has the same language" }],
    [6],
  ]);
  const twice =
    '[{"language":"thai","emergency_numbers":[' +
    '{"country":"A","code":"AA","police":"1","ambulance":"1","fire":"1"},'.repeat(2).slice(0, -1) +
    "]}]";
  expect(await problems("language", twice, "json")).toEqual([
    [1, { field, message: "No. 2, code: The list has AA already" }],
  ]);
  expect(
    await problems("language", '[{"language":"thai","emergency_numbers":null,"numbers":[]}]', "json"),
  ).toEqual([
    [
      1,
      { field: null, message: "There is no field “numbers”" },
      { field, message: "Write a list in square brackets" },
    ],
  ]);
  expect(await contentOf(open)).toEqual(before);
});

test("invalid intents are reported with their row and column, and nothing is written", async () => {
  const before = await contentOf(open);
  const many = Array.from({ length: 31 }, (_, index) => `way ${index}`).join("\n");
  const csv = `phrase,intents\nhello,"hi there\nHi, there!"\nyes,"fine\n…"\nno,"${many}"\n`;
  expect(await problems("phrase", csv, "csv")).toEqual([
    [2, { field: "intents", message: "Search treats “Hi, there!” as one that is already in the list" }],
    [4, { field: "intents", message: "No. 2: Every term needs a letter or a digit" }],
    [6, { field: "intents", message: "Enter at most 30 ways to say it" }],
  ]);
  expect(await contentOf(open)).toEqual(before);
});

test.each(KINDS)("a list of a %s is rejected as a whole if it has far too many entries", async (kind) => {
  const slug = { language: "thai", phrase: "hello" }[kind];
  const line = { language: "A,B,1,1,1", phrase: "a" }[kind];
  const text = `${kind},${FIELDS[kind]}\n${slug},"${`${line}\n`.repeat(90_000)}"\n`;
  expect(await problems(kind, text, "csv")).toEqual([
    [2, { field: FIELDS[kind], message: "The list has more than 1,000 entries" }],
  ]);
});

test("an export that names a language, and a file of another kind, are rejected with a message", async () => {
  expect((await files.language.exportFile("language=thai")).status).toBe(400);
  const error = (await files.phrase.importFile("language,phrase,native_text\n")).at(-1);
  expect(error).toEqual({
    type: "error",
    code: "BAD_REQUEST",
    message:
      "There is no column “language”. There is no column “native_text”. The columns are phrase, english, intents.",
  });
});

test.each(KINDS)("files of each %s require a sign-in", async (kind) => {
  const { url } = files[kind];
  expect((await fetch(`${url}/export`)).status).toBe(401);
  const body = `${kind}\n`;
  const init = { method: "POST", headers: { "content-type": "text/csv" }, body };
  expect((await fetch(`${url}/import?format=csv&dry_run=true`, init)).status).toBe(401);
});
