import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { explainFailure } from "./explain-failure.ts";
import { chownTo } from "./os-user.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { type Account, runProgram } from "./run-program.ts";

const UNFINISHED = "cluster.new-";

/** The file in a cluster's folder that holds the password of its roles. */
export const PASSWORD_FILE = "saywhere-password";

interface NewCluster {
  folder: string;
  cluster: string;
  account: Account;
  binaries: PostgresBinaries;
  durable: boolean;
}

/**
 * Makes the cluster, with the role and the database `saywhere`, unless it is there. It is made under
 * another name and renamed when it is complete, so that one is either whole or not there.
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
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chownTo(account, passwordFile);

  // The builtin provider sorts by code point on every system; the C library's locale, which pg_trgm
  // asks what a letter is, is named differently on macOS.
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const options = [
    ["-D", data, "--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
    ["--encoding=UTF8", `--locale=${locale}`, "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ["--no-instructions", durable ? "--sync-method=fsync" : "--no-sync"],
  ];
  const made = await runProgram(account, [binaries.initdb, ...options.flat()]);
  if (!made.ok) throw explainFailure(made.errors, folder);

  const fsync = `fsync=${durable ? "on" : "off"}`;
  const single = [binaries.postgres, "--single", "-D", data, "-c", fsync, "-c", "log_min_messages=error"];
  const created = await runProgram(account, [...single, "postgres"], createDatabase(password));
  // The single-user mode ends well even when a statement failed.
  if (!created.ok || created.errors.includes("ERROR")) throw explainFailure(created.errors, folder);
  await rename(passwordFile, join(data, PASSWORD_FILE));
}

/** The application's role is no superuser, as it is none on a server that somebody else runs. */
function createDatabase(password: string): string {
  return (
    `CREATE ROLE saywhere LOGIN CREATEDB PASSWORD '${password}';\n` +
    "CREATE DATABASE saywhere OWNER saywhere;\n"
  );
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    // An initdb whose parent was killed may still be writing for a moment.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
