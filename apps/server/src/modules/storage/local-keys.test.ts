import { mkdtemp, rm } from "node:fs/promises";
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
