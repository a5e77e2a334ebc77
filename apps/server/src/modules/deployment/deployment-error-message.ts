import { errorCode } from "@saywhere/db/database-error";
import { StartupError } from "../../errors/startup-error.ts";
import { StorageError } from "../../errors/storage-error.ts";
import { fromDatabaseError } from "../../errors/to-app-error.ts";
import { ExportError } from "../static-export/export-file.ts";

const SERVER_DISK_FULL =
  "The disk of the server is full. A deployment needs some hundred megabytes in DATA_DIR. Free up space there, and deploy again.";

/** Names of full disks, by the error codes of Node.js and of PostgreSQL. */
const FULL_DISKS: Record<string, string> = {
  ENOSPC: SERVER_DISK_FULL,
  EDQUOT: SERVER_DISK_FULL,
  "53100": "The disk of the database is full. Free up space, and deploy again.",
};

/**
 * Returns a message for people that explains why a deployment failed.
 *
 * @returns null for an internal error, whose details are not shown to people
 */
export function deploymentErrorMessage(error: unknown): string | null {
  if (error instanceof StorageError || error instanceof ExportError || error instanceof StartupError) {
    return error.message;
  }
  return fullDiskMessage(error) ?? fileErrorMessage(error);
}

/** Returns a message for people about a file or folder that cannot be read or written, such as one of DATA_DIR. */
function fileErrorMessage(error: unknown): string | null {
  if (!(error instanceof Error) || !("syscall" in error && "path" in error)) return null;
  return `The server cannot read or write a file: ${error.message}. Check that folder and its disk, and deploy again.`;
}

/** Returns a message for people that names the full disk, or null for any other error. */
export function fullDiskMessage(error: unknown): string | null {
  for (let cause = error; cause instanceof Error && !(cause instanceof StorageError); cause = cause.cause) {
    const message = FULL_DISKS[errorCode(cause)];
    if (message !== undefined) return message;
  }
  return null;
}

/** Whether a deployment failed because a disk of ours or the store is full. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof StorageError ? error.reason === "full" : fullDiskMessage(error) !== null;
}

/**
 * Whether the error is only an unavailable database, so that the deployment can continue when the database responds
 * again.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error && !(cause instanceof StorageError); cause = cause.cause) {
    if (fromDatabaseError(cause)?.code === "SERVICE_UNAVAILABLE") return true;
  }
  return false;
}
