import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { EDITOR } from "../support/saved-content.ts";
import { startTestServer } from "../support/start-test-server.ts";

const ROWS = 4_000;
const open = forAllTests(() => startTestServer());
let files: ContentFiles;
let file: string;

beforeAll(async () => {
  files = await contentFiles(open);
  await open.database.pool.query(`
      insert into phrase (slug, english, category_id, position)
      select 'p' || n, 'Phrase ' || n, (select min(id) from category), 1000 + n from generate_series(1, ${ROWS / 40}) n`);
  const missing = await (await files.exportFile("missing=true")).text();
  file = missing.replaceAll(
    /^([\w-]+),(p\d+),([^,]*),,,,,,,,,,/gm,
    "$1,$2,$3,$1 $2 text,romanized $2,RO-ma,literally,notes on $2,,,,,",
  );
});

async function countTranslations(): Promise<number> {
  const { rows } = await open.database.pool.query("select count(*)::int as count from translation");
  return rows[0].count;
}

test("thousands of rows are imported completely, with progress, and undone completely", async () => {
  const before = await countTranslations();
  const events = await files.importFile(file);
  const report = reportOf(events);
  expect(report).toMatchObject({ applied: true, counts: { create: ROWS, invalid: 0 } });
  expect(report.rows).toHaveLength(500);
  expect(await countTranslations()).toBe(before + ROWS);
  const phases = events.flatMap((event) => (event.type === "progress" ? event.phase : []));
  expect([...new Set(phases)]).toEqual(["reading", "checking", "writing"]);
  const [entry] = (await open.services.activity.list({ limit: 1 }, EDITOR)).items;
  expect(entry).toMatchObject({ change_count: ROWS, reason: "import" });
  await open.services.activity.undo(report.change_set_id ?? "", EDITOR);
  expect(await countTranslations()).toBe(before);
});

test("an import whose client disconnects is written completely or not at all", async () => {
  const before = await countTranslations();
  const ended = new AbortController();
  const response = await fetch(`${files.url}/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { ...files.headers, "content-type": "text/csv", accept: "application/x-ndjson" },
    body: file,
    signal: ended.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; !text.includes('"writing"'); ) text += (await reader?.read())?.value ?? "";
  ended.abort();
  const { rows } = await open.database.pool.query("select 1 from pg_stat_activity where state <> 'idle'");
  expect(rows.length).toBeGreaterThan(0);
  // Waits for the import's transaction to end, by commit or rollback.
  const client = await open.database.pool.connect();
  await client.query("begin");
  await client.query("lock table translation in share row exclusive mode");
  await client.query("commit");
  client.release();
  expect([before, before + ROWS]).toContain(await countTranslations());
});

test("of two concurrent imports each is complete, and one is based on the other's result", async () => {
  await open.database.pool.query(
    "delete from translation where phrase_id in (select id from phrase where slug ~ '^p[0-9]')",
  );
  const lines = file.split("\r\n").slice(0, 1_001);
  const [one, two] = ["first", "second"].map((word) => lines.join("\r\n").replaceAll(" text,", ` ${word},`));
  const reports = (await Promise.all([files.importFile(one ?? ""), files.importFile(two ?? "")])).map(
    reportOf,
  );
  expect(reports.every(({ applied }) => applied)).toBe(true);
  const counted = reports.map(({ counts }) => [counts.create, counts.update]);
  expect(counted).toContainEqual([1_000, 0]);
  expect(counted).toContainEqual([0, 1_000]);
  const { rows } = await open.database.pool.query(
    `select count(*)::int as count from translation where native_text like '% first' or native_text like '% second'
     group by native_text like '% first'`,
  );
  expect(rows).toEqual([{ count: 1_000 }]);
});
