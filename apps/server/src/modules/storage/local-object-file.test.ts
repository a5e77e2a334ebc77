import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { LocalObjectStorage } from "./local-storage.ts";

test("lists an object whose headers are damaged, without its headers", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-headers-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new LocalObjectStorage(folder);
  for (const key of ["damaged", "whole"]) {
    await storage.put(key, Buffer.from("text"), { contentType: "text/plain" });
  }
  const path = join(folder, "headers", "damaged.json");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.slice(0, text.length / 2));

  expect((await Array.fromAsync(storage.list(""))).map(({ key }) => key)).toEqual(["damaged", "whole"]);
  expect(await storage.head("damaged")).toMatchObject({ etag: "", contentType: "application/octet-stream" });
  expect(await storage.head("whole")).toMatchObject({ contentType: "text/plain" });
});

test("removes files that killed processes left, and none that another process still writes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-incoming-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const incoming = join(folder, "incoming");
  await mkdir(incoming);
  for (const name of ["left", "left.json", "written"]) await writeFile(join(incoming, name), "text");
  const longAgo = Date.now() / 1_000 - 25 * 3_600;
  for (const name of ["left", "left.json"]) await utimes(join(incoming, name), longAgo, longAgo);

  const storage = new LocalObjectStorage(folder);
  const put = () => storage.put("key", Buffer.from("text"), { contentType: "text/plain" });
  await put();
  expect(await readdir(incoming)).toEqual(["written"]);

  // A server that was started right after the other one was killed.
  await utimes(join(incoming, "written"), longAgo, longAgo);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await put();
  expect(await readdir(incoming)).toEqual([]);
});
