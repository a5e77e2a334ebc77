import { access, chown, constants, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { diskFull, EmbeddedPostgresError } from "./errors.ts";

/**
 * Creates the data folder if it is missing, readable only by its owner. A folder that root creates belongs to the owner
 * of its parent, so that a first start with sudo does not lock the owner of a clone out.
 *
 * @returns its real path
 * @throws EmbeddedPostgresError if it is not a folder, belongs to another user or is not writable
 */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  return explained(path, async () => {
    await createOwnFolder(path);
    const folder = await realpath(path);
    await rejectFolderOfOthers(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  });
}

/**
 * Creates the data folder of a server with an external database, if it is missing.
 *
 * @throws EmbeddedPostgresError if it cannot be created or is not writable
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

async function createOwnFolder(path: string): Promise<void> {
  const firstCreated = await mkdirRecursive(path, 0o700);
  if (!firstCreated || process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(firstCreated));
  for (let created = path; created.length >= firstCreated.length; created = dirname(created))
    await chown(created, uid, gid);
}

async function rejectFolderOfOthers(folder: string): Promise<void> {
  const me = process.getuid?.();
  const { uid } = await stat(folder);
  if (me === 0 || me === uid) return;
  const quoted = `'${folder.replaceAll("'", String.raw`'\''`)}'`;
  throw new EmbeddedPostgresError(
    `The data folder ${folder} belongs to ${uid === 0 ? "root" : `user ${uid}`}. Start Saywhere as that user, ` +
      `or make the folder yours: sudo chown -R ${me} ${quoted}`,
  );
}

function describe(path: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return `The data folder ${path} cannot be created: a file is in its place. Remove that file, or set DATA_DIR to another folder.`;
    case "ENOENT":
      return `The data folder ${path} cannot be created: its file system stores no files. Set DATA_DIR to a folder on a disk, such as /var/lib/saywhere.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The data folder ${path} cannot be written to. Give yourself access to it, or set DATA_DIR to a folder of your own.`;
    case "ENOSPC":
      return diskFull(path);
    default:
      return `The data folder ${path} cannot be used (${message}). Set DATA_DIR to another folder.`;
  }
}

/**
 * Creates a folder and its missing parents one by one: the `recursive` option of Node never ends in a folder that
 * accepts no folders, such as `/proc`.
 *
 * @param path an absolute path
 * @returns the first folder that was created; null if all existed
 * @throws an error of the file system: ENOENT in a folder that accepts no folders
 */
export async function mkdirRecursive(path: string, mode = 0o777): Promise<string | null> {
  try {
    await mkdir(path, { mode });
    return path;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return null;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
  }
  const first = await mkdirRecursive(dirname(path), mode);
  try {
    await mkdir(path, { mode });
  } catch (error) {
    // Another process created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  }
  return first ?? path;
}
