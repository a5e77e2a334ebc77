import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mkdirRecursive } from "@saywhere/db/embedded-postgres/data-folder";
import { ExportError, type ExportFile } from "./export-file.ts";
import type { ExportConfig } from "./export-services.ts";
import { generateExport } from "./generate-export.ts";

interface Options extends ExportConfig {
  /** The database in words, without its password. */
  place: string;
  signal: AbortSignal;
}

/**
 * Writes the static export into a folder.
 *
 * @param folder an absolute path
 * @returns the message to show to the person
 * @throws ExportError
 */
export async function exportToFolder(folder: string, { signal, place, ...source }: Options): Promise<string> {
  const started = performance.now();
  const { files, bytes } = await writeExportFolder(folder, generateExport(source), { signal });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = new Intl.NumberFormat("en", { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  return `
The static export is complete.

  Database        ${place}
  Folder          ${folder}
  Written         ${files.toLocaleString("en")} files, ${size.format(bytes / 1e6)}, in ${seconds} s
  Look at it      npx --yes serve ${quoted(folder)}
`;
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path}'`;
}

/** Marks a folder as a static export; while the export is being written, the file contains the process ID. */
const MARKER = ".saywhere-copy";
const COMPLETE =
  "A static export of the public site of Saywhere. The next export replaces this whole folder.\n";
const writtenBy = (pid: number) => `Process ${pid} is writing this export.\n`;

export interface WrittenSite {
  files: number;
  bytes: number;
}

/**
 * Writes an export into a folder. The folder is replaced as a whole when the last file is complete; until then, and
 * after every error, it remains unchanged.
 *
 * @param folder an absolute path
 * @throws ExportError when the folder contains anything but an export, cannot be written, or the disk is full
 */
export async function writeExportFolder(
  folder: string,
  files: AsyncIterable<ExportFile>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<WrittenSite> {
  const beside = { written: `${folder}.writing`, replaced: `${folder}.replaced` };
  try {
    await refuseForeign(folder);
    await removeExport(beside.replaced);
    await createTemporary(beside.written, folder);
    try {
      const written = await writeFiles(beside.written, files, signal);
      await writeFile(join(beside.written, MARKER), COMPLETE);
      await swap(folder, beside);
      return written;
    } finally {
      await rm(beside.written, { recursive: true, force: true });
    }
  } catch (error) {
    throw toExportError(error, folder);
  }
}

async function writeFiles(
  folder: string,
  files: AsyncIterable<ExportFile>,
  signal: AbortSignal | undefined,
): Promise<WrittenSite> {
  const made = new Set<string>();
  const written = { files: 0, bytes: 0 };
  for await (const { key, body } of files) {
    if (signal?.aborted) throw new ExportError("The export was interrupted; nothing was replaced.");
    const path = join(folder, ...key.split("/"));
    const parent = dirname(path);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(path, body, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      // One file would be lost: two slugs are equal in a case-insensitive file system, or there is a bug.
      throw error.code === "EEXIST"
        ? new ExportError(`The export would have two files named ${key}.`)
        : error;
    });
    written.files += 1;
    written.bytes += Buffer.byteLength(body);
  }
  return written;
}

/** Allows only an empty folder or an earlier export to be replaced. */
async function refuseForeign(folder: string): Promise<void> {
  const names = await readdir(folder).catch(emptyWhenMissing);
  if (names.length === 0 || names.includes(MARKER)) return;
  throw new ExportError(
    `${folder} holds other things than a static export, which an export would remove. Name a new folder or an empty one.`,
  );
}

/** Creates the folder to write into, which also locks out a second export. */
async function createTemporary(written: string, folder: string): Promise<void> {
  const explain = (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new ExportError(
      `${folder} cannot be created: nothing can be stored there. Name a folder on a disk.`,
    );
  };
  await mkdirRecursive(dirname(written)).catch(explain);
  const marker = join(written, MARKER);
  const holder = /^Process (\d+) /.exec(await readFile(marker, "utf8").catch(() => ""))?.[1];
  if (holder !== undefined && isAlive(Number(holder))) {
    throw new ExportError(
      `Another export (process ${holder}) is writing to ${folder}. Wait until it has ended, or stop it first. If process ${holder} is not an export, an earlier export was killed and its process ID reused: remove ${written}.`,
    );
  }
  // The folder was left by an export that was killed.
  if (holder !== undefined) await removeExport(written);
  await mkdir(written).catch(explain);
  await writeFile(marker, writtenBy(process.pid));
}

async function swap(folder: string, beside: { written: string; replaced: string }): Promise<void> {
  const names = await readdir(folder).catch(() => null);
  if (names) await rename(folder, beside.replaced);
  try {
    await rename(beside.written, folder);
  } catch (error) {
    if (names) await rename(beside.replaced, folder);
    throw error;
  }
  await rm(beside.replaced, { recursive: true, force: true });
}

/** Removes an export, and nothing else. */
async function removeExport(folder: string): Promise<void> {
  await refuseForeign(folder);
  await rm(folder, { recursive: true, force: true });
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Returns an error with a one-line reason why an export cannot be written into a folder; other errors are returned
 * unchanged.
 */
function toExportError(error: unknown, folder: string): unknown {
  const { code = "", path = folder } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const reason = reasonOf(code, path, folder);
  return reason === null ? error : new ExportError(reason, { cause: error });
}

function reasonOf(code: string, path: string, folder: string): string | null {
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full: the export for ${folder} needs some hundred megabytes. Free some space, or name a folder on another disk.`;
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
