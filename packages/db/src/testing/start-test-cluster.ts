import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../embedded-postgres/start-embedded-postgres.ts";
import { copyPreparedFolder } from "./prepared-folder.ts";
import { sealTemplate } from "./test-database.ts";

export interface TestCluster {
  /** URL of the cluster, for `databaseFromTemplate` and `emptyDatabase`. */
  url: string;
  /** Stops the cluster and deletes its databases. */
  stop(): Promise<void>;
}

const PREFIX = "saywhere-test-";

/**
 * Starts a PostgreSQL for tests in a temporary folder, with a migrated and seeded database to copy.
 *
 * For test runners other than vitest, and for benchmarks; vitest has `global-setup.ts`.
 */
export async function startTestCluster(): Promise<TestCluster> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
  try {
    await copyPreparedFolder(folder);
    const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    const stop = async () => {
      await postgres.stop();
      await remove();
    };
    try {
      return { url: await sealTemplate(postgres.url), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Deletes the folders of killed test runs. Their names contain the process ID. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) continue;
    // A folder of another user cannot be deleted, and does no harm.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
