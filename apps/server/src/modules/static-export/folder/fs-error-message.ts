import { SiteError } from "../files/export-error.ts";

/**
 * Returns an error with a one-line reason why an export cannot be written into a folder; other errors are returned
 * unchanged.
 */
export function explainFolderFailure(error: unknown, folder: string): unknown {
  const { code = "", path = folder } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const reason = reasonOf(code, path, folder);
  return reason === null ? error : new SiteError(reason, { cause: error });
}

function reasonOf(code: string, path: string, folder: string): string | null {
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full: the copy for ${folder} needs some hundred megabytes. Free some space, or name a folder on another disk.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${path} cannot be written. Give yourself access to it, or name a folder of your own.`;
    case "ENOTDIR":
    case "EEXIST":
      return `${path} is in the way. Remove it, or name another folder.`;
    case "EBUSY":
    case "EXDEV":
      return `${folder} cannot be replaced, since something is mounted there. Name a folder inside of it.`;
    default:
      return null;
  }
}
