import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DataFolderInUseError, EmbeddedPostgresError, explainFileError } from "./errors.ts";
import { type Account, chownTo } from "./os-user.ts";

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** Messages by SQLite error code, for a file that SQLite cannot lock. */
const UNUSABLE: Record<number, string> = {
  8: "may not be written to",
  11: "is damaged",
  14: "cannot be opened",
  26: "is damaged",
};
/** Time for the previous process to end, for example in a restart during development. */
const WAIT_MS = 2_000;

/**
 * Locks the folder for this process until it releases the lock or dies. The lock is an exclusive transaction on an
 * empty SQLite file, because Node cannot lock files: SQLite holds a lock of the kernel, which neither kill -9 leaves
 * behind nor a reused process ID imitates.
 *
 * @throws DataFolderInUseError if another process holds the lock, with its process ID
 * @throws EmbeddedPostgresError if the lock file cannot be used
 */
export async function lockFolder(folder: string, account: Account): Promise<FolderLock> {
  const lockFile = join(folder, "lock");
  const holderFile = join(folder, "lock-holder");
  let database: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(lockFile, { timeout: 0 });
    database = opened;
    await acquire(opened);
    await chownTo(account, lockFile);
    await writeFile(holderFile, String(process.pid));
    await chownTo(account, holderFile);
    return {
      release: () => {
        if (opened.isOpen) opened.close();
      },
    };
  } catch (cause) {
    database?.close();
    const unusable = UNUSABLE[sqliteCode(cause)];
    if (unusable !== undefined) {
      throw new EmbeddedPostgresError(
        `The lock file ${lockFile} ${unusable}. Make sure that no other Saywhere uses ${folder}, remove the lock file, and start again.`,
        { cause },
      );
    }
    if (!isBusy(cause)) throw explainFileError(cause, folder);
    const holder = await readFile(holderFile, "utf8").catch(() => "unknown");
    throw new DataFolderInUseError(
      `The database in ${folder} is in use by another Saywhere (process ${holder}). ` +
        "Stop that one first, or set DATA_DIR to another folder.",
      { cause },
    );
  }
}

async function acquire(database: DatabaseSync): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
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
  return sqliteCode(error) === SQLITE_BUSY;
}

/** Returns the primary code of a SQLite error; 0 for any other error. */
function sqliteCode(error: unknown): number {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return 0;
  return error.errcode & 0xff;
}
