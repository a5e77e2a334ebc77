import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type SiteFile, siteFile } from "../files/export-file.ts";
import { writeSiteFolder } from "./write-site-folder.ts";

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), "saywhere-site-")));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  folder = join(parent, "deep", "site");
});

async function* copy(files: Record<string, string>, failure?: Error): AsyncGenerator<SiteFile> {
  for (const [key, body] of Object.entries(files)) yield siteFile(key, body);
  if (failure) throw failure;
}

const FIRST = { "index.html": "first", "languages/farsi/index.html": "فارسی" };
const read = (key: string) => readFile(join(folder, key), "utf8");
const beside = () => readdir(join(folder, ".."));

test("writes every file under its path, and counts the written files", async () => {
  expect(await writeSiteFolder(folder, copy(FIRST))).toEqual({ files: 2, bytes: 15 });
  expect(await read("index.html")).toBe("first");
  expect(await read("languages/farsi/index.html")).toBe("فارسی");
  expect(await beside()).toEqual(["site"]);
});

test("replaces the whole folder with the next export", async () => {
  await writeSiteFolder(folder, copy(FIRST));
  await writeSiteFolder(folder, copy({ "index.html": "second" }));
  expect(await readdir(folder)).toEqual([".saywhere-copy", "index.html"]);
  expect(await read("index.html")).toBe("second");
  expect(await beside()).toEqual(["site"]);
});

test("keeps the previous export until the new one is complete", async () => {
  await writeSiteFolder(folder, copy(FIRST));
  async function* looking() {
    yield siteFile("index.html", "second");
    expect(await read("index.html")).toBe("first");
    expect(await read("languages/farsi/index.html")).toBe("فارسی");
  }
  await writeSiteFolder(folder, looking());
  expect(await read("index.html")).toBe("second");
});

describe("the previous export stays unchanged, and no temporary folder is left", () => {
  beforeEach(() => writeSiteFolder(folder, copy(FIRST)));

  async function isUntouched() {
    expect(await readdir(folder, { recursive: true })).toHaveLength(5);
    expect(await read("index.html")).toBe("first");
    expect(await beside()).toEqual(["site"]);
  }

  test("keeps the previous export when a file cannot be created", async () => {
    const failing = writeSiteFolder(folder, copy({ "index.html": "second" }, new Error("no such page")));
    await expect(failing).rejects.toThrow("no such page");
    await isUntouched();
  });

  test("keeps the previous export when the disk is full", async () => {
    const full = Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
    const failing = writeSiteFolder(folder, copy({ "index.html": "second" }, full));
    await expect(failing).rejects.toThrow(/^The disk is full/);
    await isUntouched();
  });

  test("keeps the previous export when the export is interrupted", async () => {
    const interrupted = new AbortController();
    async function* files() {
      yield siteFile("index.html", "second");
      interrupted.abort();
      yield siteFile("about/index.html", "second");
    }
    const failing = writeSiteFolder(folder, files(), { signal: interrupted.signal });
    await expect(failing).rejects.toThrow("interrupted");
    await isUntouched();
  });

  test("keeps the previous export when two files have the same path", async () => {
    async function* twice() {
      yield siteFile("index.html", "second");
      yield siteFile("index.html", "third");
    }
    await expect(writeSiteFolder(folder, twice())).rejects.toThrow("two files named index.html");
    await isUntouched();
  });

  test("keeps the previous export when another export is writing", async () => {
    async function* waiting() {
      yield siteFile("index.html", "second");
      await expect(writeSiteFolder(folder, copy(FIRST))).rejects.toThrow(
        `Another export (process ${process.pid}) is writing to ${folder}`,
      );
      throw new Error("enough");
    }
    await expect(writeSiteFolder(folder, waiting())).rejects.toThrow("enough");
    await isUntouched();
  });
});

test("removes the remains of a killed export with the next one", async () => {
  await mkdir(`${folder}.writing`, { recursive: true });
  // No process has this ID: it is above the highest one on Linux and macOS.
  await writeFile(`${folder}.writing/.saywhere-copy`, "Process 99999999 is writing this copy.\n");
  await mkdir(`${folder}.replaced`);
  await writeFile(`${folder}.replaced/.saywhere-copy`, "");
  await writeSiteFolder(folder, copy(FIRST));
  expect(await beside()).toEqual(["site"]);
});

test("accepts an empty folder, and rejects one with other files in it", async () => {
  await mkdir(folder, { recursive: true });
  await writeSiteFolder(folder, copy(FIRST));
  await rm(join(folder, ".saywhere-copy"));
  await expect(writeSiteFolder(folder, copy({}))).rejects.toThrow("holds other things than a static copy");
  expect(await read("index.html")).toBe("first");
});

test("does not remove a foreign folder with the name of the temporary one", async () => {
  await mkdir(`${folder}.writing`, { recursive: true });
  await writeFile(`${folder}.writing/notes.txt`, "mine");
  await expect(writeSiteFolder(folder, copy(FIRST))).rejects.toThrow(`${folder}.writing is in the way`);
  expect(await readdir(`${folder}.writing`)).toEqual(["notes.txt"]);
});

test("reports a file at the path of the folder", async () => {
  await mkdir(join(folder, ".."), { recursive: true });
  await writeFile(folder, "");
  await expect(writeSiteFolder(folder, copy(FIRST))).rejects.toThrow(`${folder} is in the way`);
});

test.runIf(process.platform === "linux")("reports a location in which no folder can be created", async () => {
  const nowhere = writeSiteFolder("/proc/saywhere/site", copy(FIRST));
  await expect(nowhere).rejects.toThrow("/proc/saywhere/site cannot be made: nothing can be kept there");
});
