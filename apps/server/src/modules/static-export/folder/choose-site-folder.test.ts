import { mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseSiteFolder } from "./choose-site-folder.ts";

const repository = join(import.meta.dirname, "../../../../../..");
let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "saywhere-site-")));
});
afterAll(() => rm(folder, { recursive: true }));

test("the folder is where its path leads, also one that is yet to be made", async () => {
  await mkdir(join(folder, "real"));
  await symlink(join(folder, "real"), join(folder, "link"));
  expect(await chooseSiteFolder(join(folder, "link", "..", "link", "new", "site"))).toBe(
    join(folder, "real", "new", "site"),
  );
  expect(await chooseSiteFolder(join(repository, ".data", "site"))).toMatch(/\.data.site$/);
});

test("without a folder it says how to name one", async () => {
  await expect(chooseSiteFolder(undefined)).rejects.toThrow("pnpm site:export DIR");
});

test("the repository's sources stay untouched", async () => {
  await symlink(repository, join(folder, "repository"));
  const places = ["", "site", "apps/web/dist", ".git"].map((path) => join(repository, path));
  for (const place of [...places, join(folder, "repository", "docs")]) {
    await expect(chooseSiteFolder(place)).rejects.toThrow("lies among the sources of Saywhere");
  }
  await expect(chooseSiteFolder(join(repository, ".."))).rejects.toThrow("holds Saywhere itself");
});
