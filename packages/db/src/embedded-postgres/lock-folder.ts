import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { giveTo } from "./choose-account.ts";
import { DataFolderInUseError } from "./embedded-postgres-error.ts";
import type { Account } from "./run-program.ts";

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** A predecessor that is just ending (a restart in development) gets this long to finish. */
const PATIENCE_MS = 2_000;

/**
 * Locks the folder for this process until it releases it or dies.
 *
 * The lock is an exclusive transaction on an empty SQLite file: SQLite holds it as a lock of the
 * kernel, which no kill -9 can leave behind and no reused process id can imitate. Node itself cannot
 * lock files.
 *
 * @throws DataFolderInUseError when another process holds it, naming its process id
 */
export async function lockFolder(folder: string, account: Account): Promise<FolderLock> {
  const lockFile = join(folder, "lock");
  const holderFile = join(folder, "lock-holder");
  const database = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    await takeWithPatience(database);
    await giveTo(account, lockFile);
    await writeFile(holderFile, String(process.pid));
    await giveTo(account, holderFile);
    return {
      release: () => {
        if (database.isOpen) database.close();
      },
    };
  } catch (cause) {
    database.close();
    if (!isBusy(cause)) throw cause;
    const holder = await readFile(holderFile, "utf8").catch(() => "unknown");
    throw new DataFolderInUseError(
      `The database in ${folder} is in use by another Saywhere (process ${holder}). ` +
        "Stop that one first, or set DATA_DIR to another folder.",
      { cause },
    );
  }
}

async function takeWithPatience(database: DatabaseSync): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      database.exec("BEGIN EXCLUSIVE");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
