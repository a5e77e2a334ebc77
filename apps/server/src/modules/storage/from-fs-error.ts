import { StorageError } from "../../errors/storage-error.ts";

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const FORBIDDEN = new Set(["EACCES", "EPERM", "EROFS"]);
const IN_THE_WAY = new Set(["ENOTDIR", "EISDIR", "EEXIST", "ENOTEMPTY"]);

/** Returns an error with a message for people that explains why a file could not be written or read. */
export function fromFsError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code = "", path = "" } = error as NodeJS.ErrnoException;
  const options = { cause: error };
  if (FULL.has(code)) {
    return new StorageError("full", "The disk of the server is full. Free up space, and try again.", options);
  }
  if (FORBIDDEN.has(code)) {
    return new StorageError(
      "forbidden",
      `The server does not have permission to write to ${path}. Grant it write access.`,
      options,
    );
  }
  if (code === "ENAMETOOLONG") {
    return new StorageError("key", "The file's name is too long. Choose a shorter one.", options);
  }
  if (IN_THE_WAY.has(code)) {
    return new StorageError(
      "key",
      "A file and a folder would have the same name. Choose another name.",
      options,
    );
  }
  const message = error instanceof Error ? error.message : String(error);
  return new StorageError("interrupted", `The file could not be read or written: ${message}`, options);
}

/**
 * Returns an error with a message for people that explains why a folder of the storage itself could not be created. No
 * name of an object is involved, so a file in the way is a configuration error.
 */
export function fromFolderError(error: unknown, folder: string): StorageError {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (!IN_THE_WAY.has(code)) return fromFsError(error);
  return new StorageError(
    "address",
    `The storage needs the folder ${folder}, but it, or a folder above it, is a file. Remove that file, or correct DATA_DIR.`,
    { cause: error },
  );
}
