import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { AUTHOR } from "../support/refusal.ts";
import { contentOf } from "../support/saved-content.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const MB = 1024 * 1024;
const HEADER = "language,phrase,native_text,usage_notes\n";

let open: TestServer;
let files: ContentFiles;
let before: unknown;
beforeAll(async () => {
  open = await startTestServer();
  files = await contentFiles(open);
  before = await contentOf(open);
});
afterAll(() => open.close());

const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(",");
const NOTES = "x".repeat(3_000);
const ROWS = 4_000;

/** Rows that are processed to the last one, because each has its own error. */
const rows = {
  csv: () => HEADER + `thai,klingon,a,${NOTES}\n`.repeat(ROWS),
  json: () =>
    `[${Array(ROWS)
      .fill(JSON.stringify({ language: "thai", phrase: "klingon", native_text: "a", usage_notes: NOTES }))
      .join(",")}]`,
};

test.each([
  ["json", "keys without end", () => `[{${keys(2_000_000)}}]`, /^Entry 1 .* keys and values/],
  ["json", "lists inside each other", () => "[".repeat(31 * MB), /^Entry 1 .* too deep/],
  ["json", "one long text", () => `[{"language":"${"a".repeat(31 * MB)}"}]`, /^Entry 1 .* characters/],
  ["json", "entries without end", () => `[${"{},".repeat(10 * MB)}{}]`, /more than 100000 rows/],
  ["csv", "columns without end", () => `${",".repeat(31 * MB)}\n`, /^Line 1: /],
  ["csv", "one long cell", () => `${HEADER}thai,hello,${"a".repeat(31 * MB)}`, /^Line 2: /],
  [
    "csv",
    "a quotation mark that is never closed",
    () => `${HEADER}thai,hello,"${"a\n".repeat(15 * MB)}`,
    /^Line 2: /,
  ],
] as const)(
  "a %s file with %s is rejected with a message, and nothing changes",
  async (format, _what, file, message) => {
    const error = (await files.importFile(file(), { format })).at(-1);
    expect(error).toEqual({ type: "error", code: "BAD_REQUEST", message: expect.stringMatching(message) });
    expect(await contentOf(open)).toEqual(before);
  },
);

test("a visitor receives responses while a large file is read", async () => {
  const response = await fetch(`${files.url}/import?format=csv&dry_run=true`, {
    method: "POST",
    headers: { ...files.headers, "content-type": "text/csv", accept: "application/x-ndjson" },
    body: rows.csv(),
  });
  const answered: string[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  // The server reads the file from here on, as its first line states.
  expect((await reader?.read())?.value).toContain('"reading"');
  const visits = async (): Promise<void> => {
    await (await fetch(`${open.url}/api/languages`)).arrayBuffer();
    answered.push("visit");
  };
  const visit = visits();
  for (let end = false; !end; ) end = (await reader?.read())?.done ?? true;
  answered.push("import");
  await visit;
  expect(answered).toEqual(["visit", "import"]);
});

test.each(["csv", "json"] as const)(
  "the event loop is not blocked while a large %s file is read and compared",
  async (format) => {
    const bytes = new TextEncoder().encode(rows[format]());
    const turns: Record<string, number> = {};
    let phase = "";
    let running = true;
    const count = (): void => {
      turns[phase] = (turns[phase] ?? 0) + 1;
      if (running) setImmediate(count);
    };
    setImmediate(count);
    const report = await open.services.import.run(
      { kind: "translation", bytes, format },
      {
        dryRun: true,
        author: AUTHOR,
        authorize: async () => undefined,
        onProgress: (progress) => {
          phase = progress.phase;
        },
        signal: new AbortController().signal,
      },
    );
    running = false;
    expect(report.counts.invalid).toBe(ROWS);
    // At least once for every two chunks of 16 KB.
    expect(turns["reading"]).toBeGreaterThan(bytes.length / (16 * 1024) / 2);
  },
);

test("an import report contains at most a million characters of rows, and counts all rows", async () => {
  const notes = "x".repeat(9_900);
  const slugs = (
    await open.database.pool.query<{ language: string; phrase: string }>(
      "select l.slug as language, p.slug as phrase from language l cross join phrase p order by 1, 2 limit 400",
    )
  ).rows;
  const lines = slugs.map(({ language, phrase }) => `${language},${phrase},changed,${notes}\n`).join("");
  const report = reportOf(await files.importFile(HEADER + lines, { dryRun: true }));
  expect(report.counts).toMatchObject({ update: 400, invalid: 0 });
  expect(report.rows.length).toBeGreaterThan(90);
  expect(report.rows.length).toBeLessThan(105);
});

test("an import report contains a limited number of errors per row, and at most five hundred rows", async () => {
  const entry = `{"language":"thai","phrase":"hello","variants":[${"{},".repeat(199)}{}]}`;
  const list = `[${`${entry},`.repeat(599)}${entry}]`;
  const report = reportOf(await files.importFile(list, { format: "json", dryRun: true }));
  expect(report.counts.invalid).toBe(600);
  expect(report.rows).toHaveLength(500);
  for (const { problems } of report.rows) expect(problems.length).toBeLessThanOrEqual(21);
});
