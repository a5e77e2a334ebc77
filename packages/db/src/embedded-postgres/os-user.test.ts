import { execFile } from "node:child_process";
import { chmod, chown, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { afterMounting, canMount, canRunAsNobody, isRoot, NOBODY } from "./testing/capabilities.ts";
import { isAlive } from "./testing/is-alive.ts";
import { query } from "./testing/query.ts";
import { type ChildOptions, startChild } from "./testing/start-child.ts";
import { tempFolder, usedFolder } from "./testing/temp-folder.ts";

const AS_NOBODY: ChildOptions = { uid: NOBODY };
const WITHOUT_NAMESPACES: ChildOptions = {
  through: afterMounting("mount --bind /bin/false $(command -v unshare)"),
};

/** Starts PostgreSQL, counts the starts in the database, and stops it. */
async function countStarts(dataDir: string, options?: ChildOptions): Promise<unknown> {
  const child = startChild(dataDir, options);
  const { url } = await child.ready;
  await query(url, "CREATE TABLE IF NOT EXISTS start (); INSERT INTO start DEFAULT VALUES");
  const [row] = await query(url, "SELECT count(*)::int AS count FROM start");
  child.kill("SIGTERM");
  expect(await child.result()).toEqual({ code: 0, errors: "" });
  return row?.count;
}

/** Creates a folder with a database of an ordinary user. */
async function usedFolderOfNobody(): Promise<string> {
  const folder = await usedFolder();
  await promisify(execFile)("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
  return folder;
}

const CASES: { name: string; possible: boolean; run: () => Promise<void> }[] = [
  {
    name: "the user of the tests owns the data",
    possible: true,
    run: async () => {
      const dataDir = join(await tempFolder(), "data");
      await countStarts(dataDir);
      expect((await stat(join(dataDir, "cluster/base"))).uid).toBe(process.getuid?.());
    },
  },
  {
    name: "an ordinary user: start, kill -9 of the server, start",
    possible: canRunAsNobody,
    run: async () => {
      const dataDir = await usedFolderOfNobody();
      expect(await countStarts(dataDir, AS_NOBODY)).toBe(1);
      const killed = startChild(dataDir, AS_NOBODY);
      const { pid } = await killed.ready;
      killed.kill("SIGKILL");
      await expect.poll(() => isAlive(pid)).toBe(false);
      expect(await countStarts(dataDir, AS_NOBODY)).toBe(2);
    },
  },
  {
    name: "an ordinary user, then root, then the user again",
    possible: canRunAsNobody,
    run: async () => {
      const dataDir = await usedFolderOfNobody();
      expect(await countStarts(dataDir, AS_NOBODY)).toBe(1);
      expect(await countStarts(dataDir)).toBe(2);
      expect(await countStarts(dataDir, AS_NOBODY)).toBe(3);
    },
  },
  {
    name: "root first, in a folder of an ordinary user, then that user",
    possible: canRunAsNobody,
    run: async () => {
      const home = await tempFolder();
      await chown(home, NOBODY, NOBODY);
      const dataDir = join(home, "data", "postgres");
      expect(await countStarts(dataDir)).toBe(1);
      expect(await countStarts(dataDir, AS_NOBODY)).toBe(2);
    },
  },
  {
    name: "root first, in a folder of root: an ordinary user gets an error",
    possible: canRunAsNobody,
    run: async () => {
      const folder = await usedFolder();
      await countStarts(folder);
      const { code, errors } = await startChild(folder, AS_NOBODY).result();
      expect(code).toBe(1);
      expect(errors).toMatch(/belongs to root\. Start Saywhere as that user, or .*: sudo chown -R 65534 '/);
    },
  },
  {
    name: "root first, then a user without a name, as in some containers: that user gets an error",
    possible: canRunAsNobody,
    run: async () => {
      const parent = await tempFolder();
      await chmod(parent, 0o755);
      const folder = join(parent, "o'clock");
      await mkdir(folder);
      const { code, errors } = await startChild(folder, { uid: 54_321 }).result();
      expect(code).toBe(1);
      expect(errors).toMatch(/belongs to root\. .*: sudo chown -R 54321 '.*\/o'\\''clock'$/);
    },
  },
  {
    name: "root where user namespaces are forbidden, then where they are not",
    possible: canMount && canRunAsNobody,
    run: async () => {
      const parent = await tempFolder();
      await chmod(parent, 0o755);
      const dataDir = join(parent, "data");
      expect(await countStarts(dataDir, WITHOUT_NAMESPACES)).toBe(1);
      expect((await stat(join(dataDir, "cluster"))).uid).toBe(NOBODY);
      expect(await countStarts(dataDir)).toBe(2);
    },
  },
  {
    name: "root where user namespaces are forbidden, in a folder without access",
    possible: canMount,
    run: async () => {
      const parent = await tempFolder();
      await mkdir(join(parent, "data"));
      const { code, errors } = await startChild(join(parent, "data"), WITHOUT_NAMESPACES).result();
      expect(code).toBe(1);
      expect(errors).toMatch(/has no access to .*\. Start Saywhere as an ordinary user, or set DATA_DIR/);
    },
  },
];

describe(`runs as (tests run as ${isRoot ? "root" : "an ordinary user"})`, () => {
  test.each(CASES.filter(({ possible }) => possible))("$name", async ({ run }) => {
    expect.hasAssertions();
    await run();
  });
});
