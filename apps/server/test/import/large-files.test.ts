import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { AUTHOR } from "../support/refusal.ts";
import { contentOf } from "../support/saved-content.ts";
import { startTestServer } from "../support/start-test-server.ts";

const MB = 1024 * 1024;
const HEADER = "language,phrase,native_text,usage_notes\n";

const open = forAllTests(() => startTestServer());
let files: ContentFiles;
let before: unknown;
beforeAll(async () => {
  files = await contentFiles(open);
  before = await contentOf(open);
});

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

/** Other limits are tested with the readers. */
test.each([
  ["json", "one long text", () => `[{"language":"${"a".repeat(31 * MB)}"}]`, /^Entry 1 .* characters/],
  ["csv", "a cell without end", () => `${HEADER}thai,hello,"${"a\n".repeat(15 * MB)}`, /^Line 2: /],
] as const)(
  "a %s file with %s is rejected with a message, and nothing changes",
  async (format, _what, file, message) => {
    const error = (await files.importFile(file(), { format })).at(-1);
    expect(error).toEqual({ type: "error", code: "BAD_REQUEST", message: expect.stringMatching(message) });
    expect(await contentOf(open)).toEqual(before);
  },
);

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
