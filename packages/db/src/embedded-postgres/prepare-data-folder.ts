import { access, chown, constants, realpath, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, resolve } from "node:path";
import { mkdirRecursive } from "../lib/mkdir-recursive.ts";
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
  return explained(path, async () => {
    await makeOwnFolder(path);
    const folder = await realpath(path);
    await refuseFolderOfOthers(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  });
}

/**
 * Makes the data folder of a server whose database is elsewhere, if it is missing.
 *
 * @throws EmbeddedPostgresError when it cannot be made or written to
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const path = resolve(dataDir);
  await explained(path, async () => {
    await mkdirRecursive(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

async function explained<T>(path: string, prepare: () => Promise<T>): Promise<T> {
  try {
    return await prepare();
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause;
    throw new EmbeddedPostgresError(describe(path, cause as NodeJS.ErrnoException), { cause });
  }
}

async function makeOwnFolder(path: string): Promise<void> {
  const firstMade = await mkdirRecursive(path, 0o700);
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
    case "ENOENT":
      return `The data folder ${path} cannot be made: nothing can be kept there. Set DATA_DIR to a folder on a disk, such as /var/lib/saywhere.`;
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
