import { execFile } from "node:child_process";
import { readdir, readlink } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * The ids of the processes of a PostgreSQL on this cluster: each works in the cluster's folder, which
 * Linux tells. Elsewhere only the first process can be told, by its arguments.
 */
export async function findPostgresProcesses(cluster: string): Promise<number[]> {
  return process.platform === "linux" ? findInProc(cluster) : findByArguments(cluster);
}

async function findInProc(cluster: string): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      // Processes of others cannot be looked into, and those that just ended are gone.
      const [folder, program] = await Promise.all([
        readlink(`/proc/${id}/cwd`).catch(() => ""),
        readlink(`/proc/${id}/exe`).catch(() => ""),
      ]);
      return folder === cluster && /\/postgres( \(deleted\))?$/.test(program) ? Number(id) : 0;
    }),
  );
  return found.filter((id) => id > 0);
}

async function findByArguments(cluster: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)("ps", ["-axo", "pid=,command="]);
  return stdout
    .split("\n")
    .filter((line) => line.includes(`/postgres -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
}
