import { execFile } from "node:child_process";
import { chmod, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { findPostgresBinaries } from "./cluster.ts";
import { EmbeddedPostgresError } from "./errors.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";
import { afterMounting, canMount, canRunAsNobody, isRoot, NOBODY } from "./testing/capabilities.ts";
import { type ChildOptions, startChild } from "./testing/start-child.ts";
import { tempFolder, usedFolder } from "./testing/temp-folder.ts";

interface Refusal {
  name: string;
  /** Whether this machine and user allow the situation. */
  possible?: boolean;
  /** Creates the situation. @returns the data folder, and options of the start */
  arrange: () => Promise<{ dataDir: string } & ChildOptions>;
  message: RegExp;
}

const REFUSALS: Refusal[] = [
  {
    name: "a file in place of the folder",
    arrange: async () => {
      const dataDir = join(await tempFolder(), "data");
      await writeFile(dataDir, "");
      return { dataDir };
    },
    message:
      /^The data folder .* cannot be created: a file is in its place\. Remove that file, or set DATA_DIR/,
  },
  {
    name: "a file in place of a folder above",
    arrange: async () => {
      const file = join(await tempFolder(), "file");
      await writeFile(file, "");
      return { dataDir: join(file, "data") };
    },
    message: /a file is in its place/,
  },
  {
    name: "a file system that accepts no folders",
    possible: process.platform === "linux",
    arrange: () => Promise.resolve({ dataDir: "/proc/saywhere/data" }),
    message:
      /^The data folder \/proc\/saywhere\/data cannot be created: .* Set DATA_DIR to a folder on a disk, such as/,
  },
  {
    name: "a folder without write access",
    possible: !isRoot,
    arrange: async () => {
      const dataDir = join(await tempFolder(), "data");
      await mkdir(dataDir, { mode: 0o500 });
      return { dataDir };
    },
    message: /^The data folder .* cannot be written to\. Give yourself access to it, or set DATA_DIR/,
  },
  {
    name: "a read-only disk",
    possible: canMount,
    arrange: async () => {
      const dataDir = await tempFolder();
      return { dataDir, through: afterMounting(`mount -t tmpfs -o ro none ${dataDir}`) };
    },
    message: /^The data folder .* cannot be written to\./,
  },
  {
    name: "a full disk",
    possible: canMount,
    arrange: async () => {
      const dataDir = await tempFolder();
      return { dataDir, through: afterMounting(`mount -t tmpfs -o size=20m,mode=700 none ${dataDir}`) };
    },
    message: /^The disk that holds .* is full\. Free 100 MB on it, or set DATA_DIR/,
  },
  {
    name: "a disk that is full when a file of Saywhere is written",
    possible: process.platform === "linux",
    arrange: async () => {
      const dataDir = await tempFolder();
      await symlink("/dev/full", join(dataDir, "lock-holder"));
      return { dataDir };
    },
    message: /^The disk that holds .* is full\. Free 100 MB on it, or set DATA_DIR/,
  },
  {
    name: "a database of another version",
    arrange: async () => {
      const dataDir = await usedFolder();
      await writeFile(join(dataDir, "cluster/PG_VERSION"), "17\n");
      return { dataDir };
    },
    message:
      /^The database in .* was made by PostgreSQL 17, which .* cannot read\. Export it with the release/,
  },
  ...["4711\n", "garbage ".repeat(1_000)].map((content) => ({
    name: `a lock file with ${content.length} invalid bytes`,
    arrange: async () => {
      const dataDir = await usedFolder();
      await writeFile(join(dataDir, "lock"), content);
      return { dataDir };
    },
    message:
      /^The lock file .*\/lock is damaged\. Make sure that no other .* remove the lock file, and start again/,
  })),
  {
    name: "a folder in place of the lock file",
    arrange: async () => {
      const dataDir = await usedFolder();
      await replaceByFolder(join(dataDir, "lock"));
      return { dataDir };
    },
    message: /^The lock file .* cannot be opened\. .* remove the lock file, and start again/,
  },
  {
    name: "a lock file that may not be read",
    possible: canRunAsNobody,
    arrange: async () => {
      const dataDir = await usedFolder();
      await chmod(join(dataDir, "lock"), 0o000);
      await promisify(execFile)("chown", ["-R", `${NOBODY}:${NOBODY}`, dataDir]);
      return { dataDir, uid: NOBODY };
    },
    message: /^The lock file .* cannot be opened\./,
  },
  ...["lock-holder", "port", "postgres.log"].map((name) => ({
    name: `a folder in place of the file ${name}`,
    arrange: async () => {
      const dataDir = await usedFolder();
      await replaceByFolder(join(dataDir, name));
      return { dataDir };
    },
    message: new RegExp(`^The database in .* cannot use .*/${name} \\(EISDIR.*\\)\\. Correct what that is`),
  })),
  {
    name: "a missing password file",
    arrange: async () => {
      const dataDir = await usedFolder();
      await rm(join(dataDir, "cluster/saywhere-password"));
      return { dataDir };
    },
    message: /^The password of the database cannot be read from .* Put that file back, or set DATA_DIR/,
  },
  {
    name: "an empty password file, as a power failure may leave it",
    arrange: async () => {
      const dataDir = await usedFolder();
      await writeFile(join(dataDir, "cluster/saywhere-password"), "");
      return { dataDir };
    },
    message: /^The password of the database cannot be read from .* Put that file back, or set DATA_DIR/,
  },
];

async function replaceByFolder(path: string): Promise<void> {
  await rm(path, { force: true });
  await mkdir(path);
}

describe("reports in one line with instructions:", () => {
  test.each(REFUSALS.filter(({ possible = true }) => possible))("$name", async ({ arrange, message }) => {
    const { dataDir, ...options } = await arrange();
    const { code, errors } = await startChild(dataDir, options).result();
    expect(errors).toMatch(message);
    expect(errors).not.toContain("\n");
    expect(code).toBe(1);
  });

  test("a platform without binaries", () => {
    expect(() => findPostgresBinaries("sunos", "mips")).toThrow(/for sunos-mips.*set DATABASE_URL/);
  });
});

test("throws an EmbeddedPostgresError", async () => {
  const file = join(await tempFolder(), "file");
  await writeFile(file, "");
  await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(EmbeddedPostgresError);
});
