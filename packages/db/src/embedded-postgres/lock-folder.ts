import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DataFolderInUseError, EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { explainFileError } from "./explain-failure.ts";
import { chownTo } from "./os-user.ts";
import type { Account } from "./run-program.ts";

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** What SQLite says of a file that it cannot lock: it is none of its own, damaged, a folder, or may not be written. */
const UNUSABLE: Record<number, string> = {
  8: "may not be written to",
  11: "is damaged",
  14: "cannot be opened",
  26: "is damaged",
};
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
 * @throws EmbeddedPostgresError when the lock file cannot be used
 */
export async function lockFolder(folder: string, account: Account): Promise<FolderLock> {
  const lockFile = join(folder, "lock");
  const holderFile = join(folder, "lock-holder");
  let database: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(lockFile, { timeout: 0 });
    database = opened;
    await takeWithPatience(opened);
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
  return sqliteCode(error) === SQLITE_BUSY;
}

/** The primary code of an error of SQLite; 0 for another error. */
function sqliteCode(error: unknown): number {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return 0;
  return error.errcode & 0xff;
}
