import { beforeAll, expect, test } from "vitest";
import { type ContentFiles, contentFiles, reportOf } from "../support/content-files.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { lockWaits } from "../support/lock-waits.ts";
import { AUTHOR } from "../support/refusal.ts";
import { watchSessionUse } from "../support/session-use.ts";
import { startTestServer } from "../support/start-test-server.ts";

const HEADER = "language,phrase,native_text,romanization\n";

const open = forAllTests(() => startTestServer());
let files: ContentFiles;
beforeAll(async () => {
  files = await contentFiles(open);
});

test("imports and exports require a sign-in, and the body of an unauthorized import is not read", async () => {
  expect((await fetch(`${files.url}/export`)).status).toBe(401);
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      sent += 1;
      if (sent > 300) controller.close();
      else controller.enqueue(new Uint8Array(1_000_000));
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  });
  const response = await fetch(`${files.url}/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { "content-type": "text/csv" },
    body,
    duplex: "half",
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "UNAUTHORIZED", message: "Sign in first" });
  expect(sent).toBeLessThan(100);
});

test("rejects an import whose sender was deactivated while the file was sent", async () => {
  const { id, cookie } = await open.signedIn("editor");
  const accepted = await watchSessionUse(open.database, id);
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      parts += 1;
      if (parts === 1) return controller.enqueue(new TextEncoder().encode(HEADER));
      await accepted();
      await open.database.pool.query("update person set deactivated_at = now() where id = $1", [id]);
      controller.enqueue(new TextEncoder().encode("thai,hello,late,\n"));
      controller.close();
    },
  });
  const response = await fetch(`${files.url}/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { cookie, "content-type": "text/csv" },
    body,
    duplex: "half",
  });
  expect(response.status).toBe(401);
});

test.each([
  ["deactivated_at = now()", 401, { message: "Sign in first", code: "UNAUTHORIZED" }],
  [
    "language_ids = '{}'",
    403,
    {
      message:
        "An administrator changed what you may edit during the import, so nothing was imported. Import the file again.",
      code: "FORBIDDEN",
    },
  ],
  ["can_review = false", 403, { code: "FORBIDDEN" }],
])("rolls back an import whose author got %s while it was written", async (change, status, error) => {
  const { id, cookie } = await open.signedIn("editor");
  const { pool } = open.database;
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query("lock table translation in share row exclusive mode");
  const importing = fetch(`${files.url}/import?format=csv&dry_run=false`, {
    method: "POST",
    headers: { cookie, "content-type": "text/csv" },
    body: `${HEADER}thai,hello,late,\n`,
  });
  await lockWaits(open.database, 1);
  await pool.query(`update person set ${change} where id = $1`, [id]);
  await holder.query("commit");
  holder.release();
  const response = await importing;
  expect([response.status, await response.json()]).toMatchObject([status, error]);
  expect((await pool.query("select from translation where native_text = 'late'")).rowCount).toBe(0);
  expect((await pool.query("select from change_set where person_id = $1", [id])).rowCount).toBe(0);
});

test("a page of another site cannot make an editor's browser import", async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${files.url}/import?format=csv&dry_run=true`, {
      method: "POST",
      headers: { "content-type": "text/plain", ...headers },
      body: HEADER,
    });
  expect((await post({ ...files.headers, origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await post({ ...files.headers, origin: "https://saywhere.example" })).status).toBe(200);
  expect((await post({ authorization: `Bearer ${await open.tokenFor("editor")}` })).status).toBe(200);
  const wrong = await post({ authorization: "Bearer swt_wrong" });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: "UNAUTHORIZED" }]);
});

test("an invalid import or export call is rejected with a message", async () => {
  const post = (query: string, body?: string | Uint8Array<ArrayBuffer>, type = "text/csv") =>
    fetch(`${files.url}/import?${query}`, {
      method: "POST",
      headers: { ...files.headers, ...(body && { "content-type": type }) },
      ...(body && { body }),
    });
  const query = "format=csv&dry_run=true";
  expect((await post("format=xml&dry_run=maybe", "a")).status).toBe(400);
  expect(await (await post("format=csv", "a")).json()).toMatchObject({
    issues: [{ path: ["dry_run"], message: "Write true or false" }],
  });
  expect((await post(query)).status).toBe(400);
  const image = await post(query, "a", "image/png");
  expect([image.status, await image.json()]).toMatchObject([
    415,
    { message: expect.stringContaining("Imports also take CSV, as text/csv") },
  ]);
  const tooMuch = new Uint8Array(32 * 1024 * 1024 + 1);
  expect((await post(query, tooMuch)).status).toBe(413);
  expect((await files.exportFile("language=klingon")).status).toBe(404);
  const invalid = await files.exportFile("format=xml");
  expect([invalid.status, await invalid.json()]).toMatchObject([
    400,
    {
      code: "BAD_REQUEST",
      message: expect.stringMatching(/^format: ./),
      issues: [{ path: ["format"], message: expect.any(String) }],
    },
  ]);
});

test("a long file is exported and imported in chunks, completely and in order", async () => {
  await open.database.pool.query(`
    insert into phrase (slug, english, category_id, position)
    select 'long-' || n, 'Phrase ' || n, (select min(id) from category), 1000 + n from generate_series(1, 1000) n`);
  const missing = await (await files.exportFile("language=thai&missing=true")).text();
  const slugs = [...missing.matchAll(/^thai,(long-\d+),/gm)].map(([, slug]) => slug);
  expect(slugs).toEqual(Array.from({ length: 1000 }, (_, index) => `long-${index + 1}`));
  const bytes = new TextEncoder().encode(`${HEADER}${slugs.map((slug) => `thai,${slug},x,\n`).join("")}`);
  const told: [string, number, number][] = [];
  const givesUp = new AbortController();
  const run = ({ signal }: AbortController) =>
    open.services.import.run(
      { kind: "translation", bytes, format: "csv" },
      {
        dryRun: false,
        author: AUTHOR,
        authorize: async () => undefined,
        onProgress: ({ phase, done, total }) => {
          told.push([phase, done, total]);
          if (phase === "writing") givesUp.abort();
        },
        signal,
      },
    );
  await expect(run(givesUp)).rejects.toThrow("aborted");
  told.length = 0;
  expect(await run(new AbortController())).toMatchObject({ applied: true, counts: { create: 1000 } });
  expect(told).toEqual([
    ...[0, 16 * 1024].map((done) => ["reading", done, bytes.length]),
    ...["checking", "writing"].flatMap((phase) => [0, 500, 1000].map((done) => [phase, done, 1000])),
  ]);
});

test("exports the translations that a list of identifiers names, which an import accepts", async () => {
  const { rows } = await open.database.pool.query<{ id: number; slug: string }>(
    `select t.id, l.slug from translation t join language l on l.id = t.language_id
     join phrase p on p.id = t.phrase_id where p.slug = 'hello' order by l.position limit 3`,
  );
  const response = await files.exportFile(`format=json&ids=${rows.map(({ id }) => id).join()}`);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="saywhere-selected-translations.json"',
  );
  const text = await response.text();
  expect(JSON.parse(text).map(({ language, phrase }: Record<string, string>) => [language, phrase])).toEqual(
    rows.map(({ slug }) => [slug, "hello"]),
  );
  const report = reportOf(await files.importFile(text, { format: "json" }));
  expect(report.counts).toMatchObject({ unchanged: rows.length, update: 0, create: 0 });
});

test("exports a thousand translations that a body names, and rejects other bodies", async () => {
  const { rows } = await open.database.pool.query<{ id: number }>(
    "select id from translation order by id limit 1000",
  );
  const ids = rows.map(({ id }) => id + 2_000_000_000);
  await open.database.pool.query("update translation set id = id + 2000000000 where id <= $1", [
    rows.at(-1)?.id,
  ]);
  const response = await files.exportSelected("format=csv&lists=columns", { ids });
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="saywhere-selected-translations.csv"',
  );
  const text = await response.text();
  expect(text).toContain("variant_1_label");
  expect((await files.exportSelected("format=json", { ids })).status).toBe(200);
  const report = reportOf(await files.importFile(text));
  expect(report.counts).toMatchObject({ unchanged: 1000, update: 0, create: 0 });
  for (const wrong of [
    null,
    {},
    { ids: [] },
    { ids: "1,2" },
    { ids: [0] },
    { ids: [1.5] },
    { ids: [2_147_483_648] },
    { ids: [...ids, 1] },
    { ids, language: "farsi" },
  ]) {
    const { status } = await files.exportSelected("format=json", wrong);
    expect(status, JSON.stringify(wrong).slice(0, 30)).toBe(400);
  }
  expect((await files.exportSelected("language=farsi", { ids })).status).toBe(400);
  expect((await files.exportSelected("format=json", { ids: [2_147_483_647] })).status).toBe(404);
});

test("exports chosen translations to those who only read, and to nobody else", async () => {
  const { rows } = await open.database.pool.query<{ id: number }>("select id from translation limit 1");
  const call = (headers: Record<string, string>) =>
    fetch(`${files.url}/export`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ ids: [rows[0]?.id] }),
    });
  const token = await open.tokenFor("reader");
  expect((await call({ authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await call({})).status).toBe(401);
  expect((await call({ ...files.headers, origin: "https://elsewhere.example" })).status).toBe(403);
});
