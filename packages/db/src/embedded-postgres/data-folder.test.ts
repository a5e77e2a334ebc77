import { existsSync } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mkdirRecursive } from "./data-folder.ts";
import { tempFolder } from "./testing/temp-folder.ts";

test("makes what is missing, and tells the first of it", async () => {
  const folder = await tempFolder();
  const wanted = join(folder, "one/two/three");
  expect(await mkdirRecursive(wanted, 0o700)).toBe(join(folder, "one"));
  expect((await stat(wanted)).mode & 0o777).toBe(0o700);
  expect(await mkdirRecursive(wanted)).toBeNull();
});

test("several may make the same at once", async () => {
  const wanted = join(await tempFolder(), "one/two/three");
  await Promise.all(Array.from({ length: 4 }, () => mkdirRecursive(wanted)));
  expect(existsSync(wanted)).toBe(true);
});

test("a file in its place, or above it, is told", async () => {
  const file = join(await tempFolder(), "file");
  await writeFile(file, "");
  await expect(mkdirRecursive(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(mkdirRecursive(join(file, "a/b"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test.runIf(process.platform === "linux")("a place that takes no folders is told, too", async () => {
  await expect(mkdirRecursive("/proc/saywhere/data")).rejects.toMatchObject({ code: "ENOENT" });
});
