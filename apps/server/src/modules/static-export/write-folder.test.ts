import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createExportFile, type ExportFile } from "./export-file.ts";
import { writeExportFolder } from "./write-folder.ts";

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), "saywhere-site-")));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  folder = join(parent, "deep", "site");
});

async function* exported(files: Record<string, string>, failure?: Error): AsyncGenerator<ExportFile> {
  for (const [key, body] of Object.entries(files)) yield createExportFile(key, body);
  if (failure) throw failure;
}

const FIRST = { "index.html": "first", "languages/farsi/index.html": "فارسی" };
const read = (key: string) => readFile(join(folder, key), "utf8");
const beside = () => readdir(join(folder, ".."));

test("writes every file under its path, and counts the written files", async () => {
  expect(await writeExportFolder(folder, exported(FIRST))).toEqual({ files: 2, bytes: 15 });
  expect(await read("index.html")).toBe("first");
  expect(await read("languages/farsi/index.html")).toBe("فارسی");
  expect(await beside()).toEqual(["site"]);
});

test("replaces the whole folder with the next export", async () => {
  await writeExportFolder(folder, exported(FIRST));
  await writeExportFolder(folder, exported({ "index.html": "second" }));
  expect(await readdir(folder)).toEqual([".saywhere-copy", "index.html"]);
  expect(await read("index.html")).toBe("second");
  expect(await beside()).toEqual(["site"]);
});

test("keeps the previous export until the new one is complete", async () => {
  await writeExportFolder(folder, exported(FIRST));
  async function* looking() {
    yield createExportFile("index.html", "second");
    expect(await read("index.html")).toBe("first");
    expect(await read("languages/farsi/index.html")).toBe("فارسی");
  }
  await writeExportFolder(folder, looking());
  expect(await read("index.html")).toBe("second");
});

describe("the previous export stays unchanged, and no temporary folder is left", () => {
  beforeEach(() => writeExportFolder(folder, exported(FIRST)));

  async function isUntouched() {
    expect(await readdir(folder, { recursive: true })).toHaveLength(5);
    expect(await read("index.html")).toBe("first");
    expect(await beside()).toEqual(["site"]);
  }

  test("keeps the previous export when a file cannot be created", async () => {
    const failing = writeExportFolder(
      folder,
      exported({ "index.html": "second" }, new Error("no such page")),
    );
    await expect(failing).rejects.toThrow("no such page");
    await isUntouched();
  });

  test("keeps the previous export when the disk is full", async () => {
    const full = Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
    const failing = writeExportFolder(folder, exported({ "index.html": "second" }, full));
    await expect(failing).rejects.toThrow(/^The disk is full/);
    await isUntouched();
  });

  test("keeps the previous export when the export is interrupted", async () => {
    const interrupted = new AbortController();
    async function* files() {
      yield createExportFile("index.html", "second");
      interrupted.abort();
      yield createExportFile("about/index.html", "second");
    }
    const failing = writeExportFolder(folder, files(), { signal: interrupted.signal });
    await expect(failing).rejects.toThrow("interrupted");
    await isUntouched();
  });

  test("keeps the previous export when two files have the same path", async () => {
    async function* twice() {
      yield createExportFile("index.html", "second");
      yield createExportFile("index.html", "third");
    }
    await expect(writeExportFolder(folder, twice())).rejects.toThrow("two files named index.html");
    await isUntouched();
  });

  test("keeps the previous export when another export is writing", async () => {
    async function* waiting() {
      yield createExportFile("index.html", "second");
      await expect(writeExportFolder(folder, exported(FIRST))).rejects.toThrow(
        `Another export (process ${process.pid}) is writing to ${folder}. Wait until it has ended, or stop it first. If process ${process.pid} is not an export, an earlier export was killed and its process ID reused: remove ${folder}.writing.`,
      );
      throw new Error("enough");
    }
    await expect(writeExportFolder(folder, waiting())).rejects.toThrow("enough");
    await isUntouched();
  });
});

test("removes the remains of a killed export with the next one", async () => {
  await mkdir(`${folder}.writing`, { recursive: true });
  // No process has this ID: it is above the highest one on Linux and macOS.
  await writeFile(`${folder}.writing/.saywhere-copy`, "Process 99999999 is writing this export.\n");
  await mkdir(`${folder}.replaced`);
  await writeFile(`${folder}.replaced/.saywhere-copy`, "");
  await writeExportFolder(folder, exported(FIRST));
  expect(await beside()).toEqual(["site"]);
});

test("accepts an empty folder, and rejects one with other files in it", async () => {
  await mkdir(folder, { recursive: true });
  await writeExportFolder(folder, exported(FIRST));
  await rm(join(folder, ".saywhere-copy"));
  await expect(writeExportFolder(folder, exported({}))).rejects.toThrow(
    "holds other things than a static export",
  );
  expect(await read("index.html")).toBe("first");
});

test("does not remove a foreign folder with the name of the temporary one", async () => {
  await mkdir(`${folder}.writing`, { recursive: true });
  await writeFile(`${folder}.writing/notes.txt`, "mine");
  await expect(writeExportFolder(folder, exported(FIRST))).rejects.toThrow(`${folder}.writing is in the way`);
  expect(await readdir(`${folder}.writing`)).toEqual(["notes.txt"]);
});

test("reports a file at the path of the folder", async () => {
  await mkdir(join(folder, ".."), { recursive: true });
  await writeFile(folder, "");
  await expect(writeExportFolder(folder, exported(FIRST))).rejects.toThrow(`${folder} is in the way`);
});

test.runIf(process.platform === "linux")("reports a location in which no folder can be created", async () => {
  for (const nowhere of ["/proc/saywhere/site", "/proc/saywhere"]) {
    await expect(writeExportFolder(nowhere, exported(FIRST))).rejects.toThrow(
      `${nowhere} cannot be created: nothing can be stored there`,
    );
  }
});
