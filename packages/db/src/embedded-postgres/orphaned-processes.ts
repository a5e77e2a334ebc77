import { execFile } from "node:child_process";
import { readdir, readFile, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** Larger than any process ID of Linux (2^22) and macOS. */
const NO_PROCESS = 4_194_305;

/**
 * Ends the processes that a killed predecessor left on the cluster: a PostgreSQL whose parent died, or the children of
 * a PostgreSQL that died. The caller must hold the folder's lock.
 */
export async function killOrphans(cluster: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  const content = await readFile(pidFile, "utf8").catch(() => undefined);
  if (content === undefined) return;
  const [pidLine = "", ...rest] = content.split("\n");
  const postmaster = Number(pidLine);

  if ((await findPostgresProcesses(cluster)).includes(postmaster)) {
    signal(postmaster, "SIGINT");
    if (await ended(cluster, 10_000)) return;
  }
  for (const pid of await findPostgresProcesses(cluster)) signal(pid, "SIGKILL");
  await ended(cluster, 10_000);
  // PostgreSQL would refuse to start if another program had this process ID. It reads the rest of the file to make sure
  // that no process uses the old shared memory.
  await writeFile(pidFile, [NO_PROCESS, ...rest].join("\n"));
}

async function ended(cluster: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while ((await findPostgresProcesses(cluster)).length > 0) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // The process ended in the meantime.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/**
 * Returns the process IDs of PostgreSQL on a cluster: on Linux by their working directory; elsewhere only that of the
 * first process, by its arguments.
 */
export async function findPostgresProcesses(cluster: string): Promise<number[]> {
  return process.platform === "linux" ? findInProc(cluster) : findByArguments(cluster);
}

async function findInProc(cluster: string): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      // Processes of other users are not readable, and a process may have ended.
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
