import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmptyDatabase } from "@saywhere/db/testing/create-test-database";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { generateExport } from "../../src/modules/static-export/generate-export.ts";
import { writeExportFolder } from "../../src/modules/static-export/write-folder.ts";
import { openSmallContent, writeStyle } from "../support/small-site.ts";
import { WEB_DIR } from "../support/web-dir.ts";

const source = {
  publicUrl: "https://saywhere.example",
  mediaUrl: "https://media.saywhere.example/",
  threads: 1,
};

let own: Awaited<ReturnType<typeof openSmallContent>>;
beforeAll(async () => {
  own = await openSmallContent(2, 10);
});
afterAll(() => own.close());

test("the export reports a database without content, and one that is lost during the export", async () => {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.drop());
  const first = generateExport({ ...source, webDir: WEB_DIR, databaseUrl: empty.url }).next();
  await expect(first).rejects.toThrow("The database holds no content yet");

  const files = generateExport({ ...source, webDir: WEB_DIR, databaseUrl: own.url });
  await files.next();
  const db = new pg.Client(own.url);
  await db.connect();
  await db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
  );
  await db.end();
  const rest = async () => {
    for (let ended = false; !ended; ) ended = (await files.next()).done ?? false;
  };
  await expect(rest()).rejects.toThrow("The database is not responding");
});

test("a page that fails ends the export with its URL and the error, and leaves the previous export unchanged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const webDir = join(folder, "web");
  await mkdir(join(webDir, "server"), { recursive: true });
  await writeStyle(join(webDir, "client"));
  await writeFile(join(webDir, "package.json"), '{ "type": "module" }');
  await writeFile(
    join(webDir, "server", "entry-server.js"),
    `export const createPageRenderer = () => ({ render: async ({ url }) => {
      if (url.includes("/phrases/") && url.endsWith("/hello")) throw new Error("the poster fell off");
      const status = url.endsWith("/404.html") ? 404 : 200;
      return { status, headers: {}, html: '<!DOCTYPE html><html><head><meta charset="utf-8"></head></html>' };
    } });`,
  );
  const site = join(folder, "site");
  await writeExportFolder(site, (async function* none() {})());
  const files = generateExport({ ...source, webDir, databaseUrl: own.url });
  await expect(writeExportFolder(site, files)).rejects.toThrow(
    /^The page \/phrases\/.*hello could not be made: the poster fell off$/,
  );
  expect(await readdir(site)).toEqual([".saywhere-copy"]);
  expect((await readdir(folder)).sort()).toEqual(["site", "web"]);
});
