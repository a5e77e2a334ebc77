import { expect, onTestFinished, test } from "vitest";
import { generateExport } from "../../src/modules/static-export/generate-export.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { WEB_DIR } from "../support/web-dir.ts";
import { withoutStorage } from "../support/without-storage.ts";

const TEXT = "Only editors may read this remark";

test("no page, no public or REST response and no file of the static export has the comments of editors", async () => {
  const site = await startTestServer({ pages: true });
  onTestFinished(() => site.close());
  const { pool } = site.database;
  await pool.query(`
    delete from language where slug not in ('spanish', 'german');
    delete from phrase where slug not in ('hello', 'thank-you')`);
  const { cookie, id } = await site.signedIn("editor");
  await pool.query(
    "insert into comment (translation_id, author_id, text) select id, $1, $2 from translation",
    [id, TEXT],
  );
  const { rows } = await pool.query<{ id: number }>("select id from translation order by id limit 1");
  const authorization = `Bearer ${await site.tokenFor("administrator")}`;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, { headers });
    return [response.status, await response.text()] as const;
  };
  const list = `/trpc/comment.list?input=${encodeURIComponent(JSON.stringify({ id: rows[0]?.id }))}`;
  expect((await read(list, { cookie }))[1]).toContain(TEXT);
  expect((await read(list))[0]).toBe(401);
  expect((await read(list, { authorization }))[0]).toBe(403);
  for (const path of [
    "/phrases/spanish/hello",
    "/languages/spanish",
    "/api/phrases/spanish/hello",
    "/api/languages/spanish/translations",
    "/api/languages/spanish/dataset.json",
    "/api/languages/spanish/dataset.csv",
    "/api/language-phrases",
    `/api/language-phrases/${rows[0]?.id}`,
    "/api/language-phrases/export?format=json",
    "/api/changes",
  ]) {
    const [status, body] = await read(path, { authorization });
    expect([path, status]).toEqual([path, 200]);
    expect(body, path).not.toMatch(new RegExp(`${TEXT}|open_comments`));
  }
  const files = generateExport({
    databaseUrl: site.databaseUrl,
    publicUrl: "https://saywhere.example",
    mediaUrl: withoutStorage.stores.media.urlOf(""),
    webDir: WEB_DIR,
    threads: 1,
  });
  let count = 0;
  for await (const { key, body } of files) {
    count++;
    expect(Buffer.from(body).includes(TEXT), key).toBe(false);
  }
  expect(count).toBeGreaterThan(10);
});
