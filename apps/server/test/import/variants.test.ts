import { variantInput } from "@saywhere/validators/content/translation";
import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startTestServer } from "../support/start-test-server.ts";

const open = forAllTests(() => startTestServer());
let files: ContentFiles;
beforeAll(async () => {
  files = await contentFiles(open);
});

const PORTUGUESE = "(select id from language where slug = 'portuguese')";
const ITALIAN = "(select id from language where slug = 'italian')";
const helloIn = (language: string) =>
  `language_id = ${language} and phrase_id = (select id from phrase where slug = 'hello')`;
const HELLO = helloIn(PORTUGUESE);

const VARIANTS = [
  {
    label: "formal, to several people",
    listener: "several",
    register: "informal",
    region: "Brazil, São Tomé",
    speaker: "woman",
    nativeText: "\"Olá\", meus; caros 'x'",
    romanization: "=1",
    pronunciationGuide: "o-LA",
  },
  // Its label says more than its editor wants: what is null is not read from it.
  { label: "formal", nativeText: "Bom dia", romanization: null, pronunciationGuide: null },
];

/** Without accepted warnings, which files do not have. */
const translations = async () =>
  (
    await open.database.pool.query(
      `select to_jsonb(t) - '{id,version,updated_at,created_at,accepted_warnings}'::text[] as row from translation t
       where language_id = ${PORTUGUESE} order by phrase_id`,
    )
  ).rows;

test.each([
  ["csv", ""],
  ["csv", "&lists=columns"],
  ["json", ""],
] as const)(
  "an export as %s%s restores deleted translations with the structure of their variants and their regional variations",
  async (format, lists) => {
    const { pool } = open.database;
    const regional = [{ region: "Brazil", notes: '"Oi",\nmore often' }];
    await pool.query(`update translation set variants = $1, regional_variations = $2 where ${HELLO}`, [
      JSON.stringify(VARIANTS),
      JSON.stringify(regional),
    ]);
    const before = await translations();
    expect(before.filter(({ row }) => row.variants.length > 0).length).toBeGreaterThan(20);
    const text = await (await files.exportFile(`language=portuguese&format=${format}${lists}`)).text();
    expect(text).not.toContain("same_meaning");
    await pool.query(`delete from translation where language_id = ${PORTUGUESE}`);
    const report = reportOf(await files.importFile(text, { format }));
    expect(report).toMatchObject({ applied: true, counts: { create: before.length, invalid: 0 } });
    expect(await translations()).toEqual(before);
  },
);

test("a CSV import without the column of variants leaves them, and an empty cell clears them", async () => {
  const { pool } = open.database;
  await pool.query(`update translation set variants = $1 where ${HELLO}`, [JSON.stringify(VARIANTS)]);
  const stored = async () =>
    (await pool.query(`select variants from translation where ${HELLO}`)).rows[0].variants;
  const run = async (text: string) => reportOf(await files.importFile(text)).counts;
  expect(await run("language,phrase,native_text\npt,hello,Oi\n")).toMatchObject({ update: 1 });
  expect(await stored()).toEqual(VARIANTS);
  expect(await run("language,phrase,native_text,variants\npt,hello,Oi,\n")).toMatchObject({ update: 1 });
  expect(await stored()).toEqual([]);
});

test("invalid variants of a CSV file are reported with their row, column, variant and field", async () => {
  const before = await translations();
  const form = (part: object) => JSON.stringify([{ label: "a", native_text: "b", ...part }]);
  const cells = [
    form({ speaker: "queen" }),
    form({ listener: "nobody", register: "polite" }),
    form({ speeker: "woman" }),
    `[{"label":"a"`,
    `{"label":"a"}`,
    JSON.stringify([{ label: "a", native_text: "b" }, { native_text: "" }]),
    form({ speaker: "woman", same_meaning: true }),
  ];
  const slugs = ["hello", "goodbye", "please", "yes", "no", "thank-you", "good-morning"];
  const rows = cells.map((cell, index) => `pt,${slugs[index]},x,"${cell.replaceAll('"', '""')}"`);
  const report = reportOf(
    await files.importFile(["language,phrase,native_text,variants", ...rows].join("\n")),
  );
  const found = report.rows.flatMap(({ line, problems }) =>
    problems.map(({ field, message }) => `${line} ${field}: ${message}`),
  );
  expect(found).toEqual([
    "2 variants: No. 1, speaker: Use woman or man, or null if it does not matter",
    "3 variants: No. 1, listener: Use woman, man, several or child, or null if it does not matter",
    "3 variants: No. 1, register: Use formal or informal, or null if it does not matter",
    "4 variants: No. 1: There is no field “speeker”. Did you mean “speaker”?",
    "5 variants: The cell is not valid JSON. Write a list as an export has it, or leave the cell empty",
    "6 variants: Write a list in square brackets",
    "7 variants: No. 2, label: Describe when this form is used",
    "7 variants: No. 2, native_text: Enter the native text of this form",
  ]);
  expect(report).toMatchObject({ applied: false, counts: { update: 1, invalid: 6 } });
  expect(await translations()).toEqual(before);
});

test("a CSV export has columns for each variant and regional variation, and so has a template", async () => {
  const { pool } = open.database;
  const hello = helloIn(ITALIAN);
  await pool.query(`update translation set variants = $1 where ${hello}`, [JSON.stringify(VARIANTS)]);
  const { rows } = await pool.query(`select id from translation where ${hello}`);
  const header = async (query: string) => {
    const text = await (await files.exportFile(`lists=columns&${query}`)).text();
    return text
      .split("\r\n")[0]
      ?.split(",")
      .filter((column) => /^(variant|regional_variation)_\d/.test(column));
  };
  const fields = Object.keys(variantInput.shape);
  const columns = (...places: number[]) =>
    places.flatMap((place) => fields.map((field) => `variant_${place}_${field}`));
  const region = ["regional_variation_1_region", "regional_variation_1_notes"];
  expect(await header(`ids=${rows[0].id}`)).toEqual([...region, ...columns(1, 2)]);
  await pool.query(
    `update translation set variants = '[]', regional_variations = '[]' where language_id = ${ITALIAN}`,
  );
  await pool.query(`delete from translation where ${hello}`);
  expect(await header("language=italian&missing=true")).toEqual([...region, ...columns(1)]);
  const template = await (await files.exportFile("lists=columns&language=italian&missing=true")).text();
  expect(reportOf(await files.importFile(template)).counts).toMatchObject({ skipped: 1, invalid: 0 });
});

test("an import reads variants from their columns, leaves out empty ones, and names the errors of others", async () => {
  const run = async (columns: string, cells: string) =>
    reportOf(await files.importFile(`language,phrase,native_text,${columns}\npt,hello,Olá,${cells}\n`));
  await run("variants", "");
  const columns =
    "variant_1_label,variant_1_native_text,variant_3_label,variant_3_native_text,variant_3_register";
  expect(await run(columns, ",,for a friend,Oi,")).toMatchObject({ applied: true });
  const stored = await open.database.pool.query(`select variants from translation where ${HELLO}`);
  expect(stored.rows[0].variants).toEqual([
    { label: "for a friend", nativeText: "Oi", romanization: null, pronunciationGuide: null },
  ]);
  const wrong = await run("variant_1_label,variant_1_native_text", "informal,");
  expect(wrong.rows[0]?.problems).toEqual([
    { field: "variants", message: "No. 1, native_text: Enter the native text of this form" },
  ]);
  expect((await run(columns, ",,informal,,")).rows[0]?.problems).toEqual([
    { field: "variants", message: "No. 3, native_text: Enter the native text of this form" },
  ]);
  expect((await run(columns, ",,,,")).counts).toMatchObject({ update: 1 });
});

test.each([
  ["variants,variant_1_label", /either the column variants or columns such as variant_1_label/],
  ["variant_0_label", /no column “variant_0_label”/],
  ["variant_1_same_meaning", /no column “variant_1_same_meaning”/],
])("rejects a file with the columns %s", async (columns, message) => {
  const error = (await files.importFile(`language,phrase,${columns}\n`)).at(-1);
  expect(error).toMatchObject({ type: "error", message: expect.stringMatching(message) });
});
