import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgresProcesses } from "./find-postgres-processes.ts";

/** More than the largest process id of Linux (2^22) and macOS: no process has it. */
const NO_PROCESS = 4_194_305;

/**
 * Ends what a killed predecessor left running on the cluster: a PostgreSQL whose parent died, or the
 * processes of a PostgreSQL that died itself. Only to be called while the folder's lock is held.
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
  // The id may belong to some other program by now, and PostgreSQL would refuse to start. The rest of
  // the file stays: by it PostgreSQL itself makes sure that nothing uses the old shared memory.
  await writeFile(pidFile, [NO_PROCESS, ...rest].join("\n"));
}

async function ended(cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
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
    // It ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
