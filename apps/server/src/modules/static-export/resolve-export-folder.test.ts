import { mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resolveExportFolder } from "./resolve-export-folder.ts";

const repository = join(import.meta.dirname, "../../../../..");
let folder: string;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "saywhere-site-")));
});
afterAll(() => rm(folder, { recursive: true }));

test("resolves the path of the folder, also when the folder does not exist yet", async () => {
  await mkdir(join(folder, "real"));
  await symlink(join(folder, "real"), join(folder, "link"));
  expect(await resolveExportFolder(join(folder, "link", "..", "link", "new", "site"))).toBe(
    join(folder, "real", "new", "site"),
  );
  expect(await resolveExportFolder(join(repository, ".data", "site"))).toMatch(/\.data.site$/);
});

test("rejects folders among the repository's sources, and folders that contain the repository", async () => {
  await symlink(repository, join(folder, "repository"));
  const places = ["", "site", "apps/web/dist", ".git"].map((path) => join(repository, path));
  for (const place of [...places, join(folder, "repository", "docs")]) {
    await expect(resolveExportFolder(place)).rejects.toThrow("lies among the sources of Saywhere");
  }
  await expect(resolveExportFolder(join(repository, ".."))).rejects.toThrow("holds Saywhere itself");
});
