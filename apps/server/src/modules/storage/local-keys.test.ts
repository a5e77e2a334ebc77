import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { LocalObjectStorage } from "./local-storage.ts";

test("lists a folder in the byte order of its keys, starting after any key", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-keys-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new LocalObjectStorage(folder);
  const keys = ["a-b", "a.txt", "a/b/c", "a/b0", "a0", "z", "é", "你/好", "😀"];
  for (const key of keys.toReversed()) await storage.put(key, Buffer.from(""), { contentType: "text/plain" });
  const keysAfter = async (after: string) =>
    (await Array.fromAsync(storage.list("", { after }))).map(({ key }) => key);
  expect(await keysAfter("")).toEqual(keys);
  for (const [index, key] of keys.entries()) expect(await keysAfter(key)).toEqual(keys.slice(index + 1));
  expect(await keysAfter("a/")).toEqual(keys.slice(2));
  expect(await keysAfter("a/b/d")).toEqual(keys.slice(3));
});

test("refuses a name whose headers could have no file, and lists what is stored", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-keys-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new LocalObjectStorage(folder);
  const put = (key: string) => storage.put(key, Buffer.from("x"), { contentType: "text/plain" });
  await put("a".repeat(250));
  await put(`${"d".repeat(255)}/e`);
  // A colon is stored in three characters.
  await expect(put(`${":".repeat(83)}ab`)).rejects.toThrow("name is too long");
  await expect(put("b".repeat(251))).rejects.toThrow("name is too long");
  expect((await Array.fromAsync(storage.list(""))).map(({ key }) => key)).toEqual([
    "a".repeat(250),
    `${"d".repeat(255)}/e`,
  ]);
});

test("lists no file of another program under a name that no object has", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-keys-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new LocalObjectStorage(folder);
  await storage.put("own", Buffer.from("x"), { contentType: "text/plain" });
  for (const name of ["50% off.png", "c".repeat(255)]) await writeFile(join(folder, "content", name), "x");
  expect((await Array.fromAsync(storage.list(""))).map(({ key }) => key)).toEqual(["own"]);
});
