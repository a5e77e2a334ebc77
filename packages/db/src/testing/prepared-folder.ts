import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgresBinaries } from "../embedded-postgres/cluster.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/start-embedded-postgres.ts";
import { migrateDatabase } from "../migrate-database.ts";
import { seedDatabase } from "../seed-database.ts";

const PACKAGE = join(import.meta.dirname, "../..");
const CACHE = join(PACKAGE, "node_modules/.cache/saywhere-databases");
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Copies the data folder of a stopped PostgreSQL, whose database has all tables and the starting content. The original
 * is created once for each state of this package's sources and content, which takes longer than most tests.
 *
 * @param folder an empty or missing folder
 */
export async function copyPreparedFolder(folder: string): Promise<void> {
  const original = join(CACHE, await hashSources());
  if (!existsSync(original)) await create(original);
  await mkdir(folder, { recursive: true });
  // PostgreSQL requires the owner and the permissions of its files.
  await promisify(execFile)("cp", ["-a", `${original}/.`, folder]);
}

/** Everything that the tables and the content follow from; a folder is readable only by the user who created it. */
async function hashSources(): Promise<string> {
  const hash = createHash("sha256").update(`${findPostgresBinaries().postgres} ${process.getuid?.()}`);
  const names = ["package.json"];
  for (const folder of ["src", "content"]) {
    const found = await readdir(join(PACKAGE, folder), { recursive: true });
    const sources = found.filter(
      (name) => /\.(ts|json)$/.test(name) && !/\.test\.ts$|\btesting\//.test(name),
    );
    names.push(...sources.map((name) => join(folder, name)));
  }
  names.sort();
  const texts = await Promise.all(names.map((name) => readFile(join(PACKAGE, name))));
  for (const [index, name] of names.entries()) hash.update(`\n${name}\n`).update(texts[index] ?? "");
  return hash.digest("hex").slice(0, 16);
}

async function create(original: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  await removeUnused();
  const unfinished = await mkdtemp(join(CACHE, "unfinished-"));
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: unfinished, durable: false });
    try {
      await migrateDatabase(postgres.url);
      await seedDatabase(postgres.url);
    } finally {
      await postgres.stop();
    }
    // Copies would otherwise all use this port.
    await rm(join(unfinished, "port"));
    await rename(unfinished, original).catch((error: unknown) => {
      // A concurrent test run was faster.
      if (!existsSync(original)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Removes the folders of earlier sources, except recent ones, which a concurrent test run may be copying. */
async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = join(CACHE, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
