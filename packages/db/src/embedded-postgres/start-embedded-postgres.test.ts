import { once } from "node:events";
import { stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findRunningPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import { query } from "./testing/query.ts";
import { tempFolder, usedFolder } from "./testing/temp-folder.ts";

async function start(dataDir: string, durable = false) {
  const database = await startEmbeddedPostgres({ dataDir, durable });
  onTestFinished(() => database.stop());
  return database;
}

test("data, password and port are the same after a restart", async () => {
  const folder = await tempFolder();
  const first = await start(join(folder, "new", "data"));
  await query(first.url, "CREATE TABLE word (text text); INSERT INTO word VALUES ('سلام'), ('谢谢')");
  await first.stop();

  const second = await start(join(folder, "new", "data"));
  expect(second.url).toBe(first.url);
  expect(await query(second.url, "SELECT text FROM word")).toEqual([{ text: "سلام" }, { text: "谢谢" }]);
});

test("rejects connections without the password, and file access by the application's role", async () => {
  const folder = await usedFolder();
  const { url } = await start(folder);
  const stranger = new URL(url);
  stranger.password = "";
  await expect(query(stranger.href, "SELECT 1")).rejects.toThrow(/password/);
  stranger.password = "guess";
  await expect(query(stranger.href, "SELECT 1")).rejects.toThrow(/password authentication failed/);
  await expect(query(url, "SELECT pg_read_file('/etc/passwd')")).rejects.toThrow(/permission denied/);

  expect((await stat(join(folder, "cluster"))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, "cluster/saywhere-password"))).mode & 0o077).toBe(0);
});

test("trigram search works on native text of several scripts", async () => {
  const { url } = await start(await usedFolder());
  await query(url, "CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent");
  const [row] = await query(
    url,
    `SELECT similarity('привет', 'приветы') > 0.5 AS russian, similarity('नमस्ते', 'नमस्ते जी') > 0.3 AS hindi,
            cardinality(show_trgm('谢谢')) > 0 AS chinese, unaccent('Gesù') AS plain, lower('ÉÑ') AS low`,
  );
  expect(row).toEqual({ russian: true, hindi: true, chinese: true, plain: "Gesu", low: "éñ" });
});

test("chooses another port if the stored one is taken", async () => {
  const folder = await usedFolder();
  const first = await start(folder);
  await first.stop();
  const other = createServer().listen(first.port, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());

  const second = await start(folder);
  expect(second.port).not.toBe(first.port);
  expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("reports that the requested port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const port = (other.address() as { port: number }).port;
  await expect(startEmbeddedPostgres({ dataDir: await usedFolder(), durable: false, port })).rejects.toThrow(
    `port ${port} is taken`,
  );
});

test("writes durably by default", async () => {
  const folder = await usedFolder();
  const fast = await start(folder);
  expect(await query(fast.url, "SHOW fsync")).toEqual([{ fsync: "off" }]);
  await fast.stop();
  const safe = await start(folder, true);
  expect(await query(safe.url, "SHOW fsync")).toEqual([{ fsync: "on" }]);
});

test("unlocks the folder after a failed start", async () => {
  const folder = await usedFolder();
  const first = await start(folder);
  await first.stop();
  await writeFile(join(folder, "cluster/postgresql.auto.conf"), "no such setting");
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    /did not start \(.*contains errors\)/,
  );
  await writeFile(join(folder, "cluster/postgresql.auto.conf"), "");
  const second = await start(folder);
  expect(second.url).toBe(first.url);
});

test("finds the running database of a folder", async () => {
  const folder = await usedFolder();
  expect(await findRunningPostgres(folder)).toBeNull();
  const database = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  onTestFinished(() => database.stop());
  const url = await findRunningPostgres(folder);
  expect(url).toBe(database.url);
  expect(await query(url ?? "", "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await database.stop();
  expect(await findRunningPostgres(folder)).toBeNull();
});

test("finds no database in an empty folder", async () => {
  expect(await findRunningPostgres(await tempFolder())).toBeNull();
});
