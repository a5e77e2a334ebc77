import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { databaseUrl } from "./database-url.ts";
import { PASSWORD_FILE } from "./initialise-cluster.ts";

/**
 * The address of the database that another process has started from a folder; null where none accepts
 * connections. PostgreSQL writes its port into the fourth line of this file and its state into the eighth.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = join(resolve(dataDir), "cluster");
  const read = (name: string) => readFile(join(cluster, name), "utf8").catch(() => "");
  const [password, state] = await Promise.all([read(PASSWORD_FILE), read("postmaster.pid")]);
  const lines = state.split("\n");
  if (!password || lines[7]?.trim() !== "ready") return null;
  return databaseUrl(password, Number(lines[3]));
}
