import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import type { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { faultTimes, noteFault, patience } from "./support/note-fault.ts";
import { type FaultedServer, lookInto, makeHome, runServer } from "./support/run-server.ts";
import { spreadPoints } from "./support/spread-points.ts";
import { startCountingProxy } from "./support/start-counting-proxy.ts";

const ROWS = 1_330;

/** Returns a file that gives the same number of translations another text. */
async function fileOf(pool: Pool, text: string): Promise<string> {
  const { rows } = await pool.query<{ language: string; phrase: string }>(
    `select l.slug as language, p.slug as phrase from translation t
     join language l on l.id = t.language_id join phrase p on p.id = t.phrase_id order by t.id limit ${ROWS}`,
  );
  const lines = rows.map(({ language, phrase }) => `${language},${phrase},${text}`);
  return ["language,phrase,native_text", ...lines].join("\n");
}

/** Counts for each of the test's texts the stored translations and their recorded changes. */
async function textsIn(pool: Pool): Promise<Record<string, [stored: number, told: number]>> {
  const { rows } = await pool.query<{ text: string; stored: number; told: number }>(
    `select text, (select count(*)::int from translation where native_text = text) as stored,
       (select count(*)::int from change where kind = 'translation' and after ->> 'native_text' = text) as told
     from (select distinct after ->> 'native_text' as text from change where kind = 'translation') as texts`,
  );
  return Object.fromEntries(rows.map(({ text, stored, told }) => [text, [stored, told]]));
}

async function importFile(server: FaultedServer, body: string): Promise<boolean> {
  try {
    const response = await fetch(`${server.url}/api/language-phrases/import?format=csv&dry_run=false`, {
      method: "POST",
      headers: { authorization: server.authorization, "content-type": "text/csv" },
      body,
    });
    return (await response.text()).includes('"applied":true');
  } catch {
    return false;
  }
}

test("the server is killed in an import", { timeout: patience() }, async (context) => {
  const database = await createTestDatabase();
  const proxy = await startCountingProxy(database.url);
  onTestFinished(database.drop);
  onTestFinished(proxy.stop);
  const { pool } = await lookInto(database.url);
  const home = await makeHome(database.url);
  home.variables.DATABASE_URL = proxy.url;
  let server = await runServer(home);
  proxy.count();
  expect(await importFile(server, await fileOf(pool, "Text 0"))).toBe(true);
  const messages = proxy.count();
  let [killed, written] = [0, 0];
  for (const [index, point] of spreadPoints(faultTimes(), messages).entries()) {
    const [before, text] = [await textsIn(pool), `Text ${index + 1}`];
    const file = await fileOf(pool, text);
    proxy.strikeAt(point, () => server.child.kill("SIGKILL"));
    if (!(await importFile(server, file))) killed++;
    if ((await textsIn(pool))[text]) written++;
    server.child.kill("SIGKILL");
    await server.ended();
    // Queries that PostgreSQL was still running for the killed server.
    const others =
      "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
    await expect.poll(async () => (await pool.query(others)).rowCount).toBe(0);
    const after = await textsIn(pool);
    expect([undefined, [ROWS, ROWS]]).toContainEqual(after[text]);
    expect(after).toEqual({ ...before, ...(after[text] && after) });
    server = await runServer(home);
    expect(await importFile(server, file), `killed at message ${point} of ${messages}`).toBe(true);
    expect((await textsIn(pool))[text]).toEqual([ROWS, ROWS]);
  }
  expect(killed).toBeGreaterThan(0);
  noteFault(context, {
    fault: "Server killed in an import",
    times: faultTimes(),
    lost: 0,
    doubled: 0,
    remark: `${killed} before its answer, ${written} of them written whole all the same; else nothing of it is there`,
  });
});
