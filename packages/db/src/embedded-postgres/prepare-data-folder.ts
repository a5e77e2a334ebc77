import { access, chown, constants, mkdir, realpath, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, resolve } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";

/**
 * Makes the data folder if it is missing, readable by its owner alone, and gives its real path. What
 * root makes belongs to the owner of the folder that it is made in, so that a first start with sudo in
 * somebody's clone does not lock that person out.
 *
 * @throws EmbeddedPostgresError when it is no folder, belongs to somebody else or cannot be written to
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  try {
    await makeFolder(path);
    const folder = await realpath(path);
    await refuseFolderOfOthers(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause;
    throw new EmbeddedPostgresError(describe(path, cause as NodeJS.ErrnoException), { cause });
  }
}

async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!firstMade || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(firstMade));
  for (let made = path; made.length >= firstMade.length; made = dirname(made)) await chown(made, uid, gid);
}

async function refuseFolderOfOthers(folder: string): Promise<void> {
  const me = process.getuid?.();
  const { uid } = await stat(folder);
  if (me === 0 || me === uid) return;
  throw new EmbeddedPostgresError(
    `The data folder ${folder} belongs to ${uid === 0 ? "root" : `user ${uid}`}. Start Saywhere as that user, ` +
      `or make the folder yours: sudo chown -R ${userInfo().username} '${folder}'`,
  );
}

function describe(path: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return `The data folder ${path} cannot be made: a file is in its place. Remove that file, or set DATA_DIR to another folder.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The data folder ${path} cannot be written to. Give yourself access to it, or set DATA_DIR to a folder of your own.`;
    case "ENOSPC":
      return `The disk that holds ${path} is full. Free 100 MB on it, or set DATA_DIR to a folder on another disk.`;
    default:
      return `The data folder ${path} cannot be used (${message}). Set DATA_DIR to another folder.`;
  }
}
