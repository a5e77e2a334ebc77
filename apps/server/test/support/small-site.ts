import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";

/** Builds a web app whose every page needs the one asset of that build, in a folder that looks like a built one. */
export async function buildWebApp(webDir: string, version: number): Promise<void> {
  const assets = join(webDir, "client", "assets");
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, `app-${version}.js`), `/* app-${version}.js */`);
  await writeStyle(join(webDir, "client"));
  await writeFile(
    join(webDir, "server", "entry-server.js"),
    `export const createPageRenderer = () => ({ render: async ({ url }) => ({
      status: url.endsWith("/404.html") ? 404 : 200, headers: {},
      html: '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><script src="/assets/app-${version}.js"></script></head></html>',
    }) });`,
  );
}

/** Writes a stylesheet without fonts into the folder of a built client. */
export async function writeStyle(clientDir: string): Promise<void> {
  await mkdir(join(clientDir, ".vite"), { recursive: true });
  await mkdir(join(clientDir, "assets"), { recursive: true });
  await writeFile(join(clientDir, ".vite/manifest.json"), '{ "style.css": { "file": "assets/style.css" } }');
  await writeFile(join(clientDir, "assets/style.css"), "p { margin: 0 }");
}

interface SmallContent extends Database {
  url: string;
}

/** Deletes all but the given number of languages and phrases of the initial content, without a history of it. */
export async function keepLittleContent(
  { pool }: Pick<Database, "pool">,
  languages: number,
  phrases: number,
): Promise<void> {
  const keep = (table: string, count: number) =>
    `delete from ${table} where id not in (select id from ${table} order by id limit ${count});`;
  await pool.query(
    `select set_config('saywhere.change_set', 'off', true);
     ${keep("language", languages)} ${keep("phrase", phrases)}`,
  );
}

/** Opens a dedicated database with a little of the content; closing removes it. */
export async function openSmallContent(languages: number, phrases: number): Promise<SmallContent> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ url, poolSize: 2 });
  await keepLittleContent(database, languages, phrases);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, url, close };
}
