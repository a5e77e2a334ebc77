import { existsSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mkdirRecursive } from "./data-folder.ts";
import { tempFolder } from "./testing/temp-folder.ts";

test("creates the missing folders, and returns the first of them", async () => {
  const folder = await tempFolder();
  const wanted = join(folder, "one/two/three");
  expect(await mkdirRecursive(wanted, 0o700)).toBe(join(folder, "one"));
  expect((await stat(wanted)).mode & 0o777).toBe(0o700);
  expect(await mkdirRecursive(wanted)).toBeNull();
});

test("several calls may create the same folders concurrently", async () => {
  const wanted = join(await tempFolder(), "one/two/three");
  await Promise.all(Array.from({ length: 4 }, () => mkdirRecursive(wanted)));
  expect(existsSync(wanted)).toBe(true);
});

test("fails for a file in place of the folder or of a parent", async () => {
  const file = join(await tempFolder(), "file");
  await writeFile(file, "");
  await expect(mkdirRecursive(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(mkdirRecursive(join(file, "a/b"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")("fails in a file system that accepts no folders", async () => {
  await expect(mkdirRecursive("/proc/saywhere/data")).rejects.toMatchObject({ code: "ENOENT" });
});
