import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { mkdirRecursive } from "@saywhere/db/embedded-postgres/data-folder";
import { SiteError } from "../files/export-error.ts";
import type { SiteFile } from "../files/export-file.ts";
import { explainFolderFailure } from "./fs-error-message.ts";

/** Marks a folder as a static export; while the export is being written, the file contains the process ID. */
const MARKER = ".saywhere-copy";
const COMPLETE =
  "A static copy of the public site of Saywhere. The next export replaces this whole folder.\n";
const writtenBy = (pid: number) => `Process ${pid} is writing this copy.\n`;

export interface WrittenSite {
  files: number;
  bytes: number;
}

/**
 * Writes an export into a folder. The folder is replaced as a whole when the last file is complete; until then, and
 * after every error, it remains unchanged.
 *
 * @param folder an absolute path
 * @throws SiteError when the folder contains anything but an export, cannot be written, or the disk is full
 */
export async function writeSiteFolder(
  folder: string,
  files: AsyncIterable<SiteFile>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<WrittenSite> {
  const beside = { written: `${folder}.writing`, replaced: `${folder}.replaced` };
  try {
    await refuseForeign(folder);
    await takeAway(beside.replaced);
    await begin(beside.written, folder);
    try {
      const written = await writeFiles(beside.written, files, signal);
      await writeFile(join(beside.written, MARKER), COMPLETE);
      await swap(folder, beside);
      return written;
    } finally {
      await rm(beside.written, { recursive: true, force: true });
    }
  } catch (error) {
    throw explainFolderFailure(error, folder);
  }
}

async function writeFiles(
  folder: string,
  files: AsyncIterable<SiteFile>,
  signal: AbortSignal | undefined,
): Promise<WrittenSite> {
  const made = new Set<string>();
  const written = { files: 0, bytes: 0 };
  for await (const { key, body } of files) {
    if (signal?.aborted) throw new SiteError("The export was interrupted; nothing was replaced.");
    const path = join(folder, ...key.split("/"));
    const parent = dirname(path);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(path, body, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      // One file would be lost: two slugs are equal in a case-insensitive file system, or there is a bug.
      throw error.code === "EEXIST" ? new SiteError(`The copy would have two files named ${key}.`) : error;
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
  throw new SiteError(
    `${folder} holds other things than a static copy, which an export would remove. Name a new folder or an empty one.`,
  );
}

/** Creates the folder to write into, which also locks out a second export. */
async function begin(written: string, folder: string): Promise<void> {
  await mkdirRecursive(dirname(written)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new SiteError(`${folder} cannot be made: nothing can be kept there. Name a folder on a disk.`);
  });
  const marker = join(written, MARKER);
  const holder = /^Process (\d+) /.exec(await readFile(marker, "utf8").catch(() => ""))?.[1];
  if (holder !== undefined && isAlive(Number(holder))) {
    throw new SiteError(
      `Another export (process ${holder}) is writing to ${folder}. Wait until it has ended, or stop it first.`,
    );
  }
  // The folder was left by an export that was killed.
  if (holder !== undefined) await takeAway(written);
  await mkdir(written);
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
async function takeAway(copy: string): Promise<void> {
  await refuseForeign(copy);
  await rm(copy, { recursive: true, force: true });
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
