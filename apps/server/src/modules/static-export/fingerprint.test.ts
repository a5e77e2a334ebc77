import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { RUNNING, renderFingerprints, SOURCES, siteFingerprint } from "./fingerprint.ts";

let webDir: string;
const write = (path: string, content: string) => writeFile(join(webDir, path), content);
const pages = async () => (await renderFingerprints({ webDir })).pages;

beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), "saywhere-identity-"));
  await mkdir(join(webDir, "server", "assets"), { recursive: true });
  await mkdir(join(webDir, "client", ".vite"), { recursive: true });
  await write("server/entry-server.js", "render()");
  await write("server/assets/page.js", "page()");
  await write("client/.vite/manifest.json", "{}");
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(webDir, { recursive: true });
});

test("lists only existing files as sources of the rendering code", () => {
  expect(
    Object.values(SOURCES)
      .flat()
      .filter((path) => !existsSync(path)),
  ).toEqual([]);
});

test("computes the same fingerprint for the same build in any folder", async () => {
  const before = await renderFingerprints({ webDir });
  expect(await renderFingerprints({ webDir })).toEqual(before);
  expect(before.pages).not.toBe(before.shareImages);
  const moved = `${webDir}-moved`;
  await mkdir(join(moved, "client", ".vite"), { recursive: true });
  await mkdir(join(moved, "server", "assets"), { recursive: true });
  await writeFile(join(moved, "server/assets/page.js"), "page()");
  await writeFile(join(moved, "server/entry-server.js"), "render()");
  await writeFile(join(moved, "client/.vite/manifest.json"), "{}");
  expect(await renderFingerprints({ webDir: moved })).toEqual(before);
  await rm(moved, { recursive: true });
});

test.each([
  ["server/entry-server.js", "render ()"],
  ["server/assets/page.js", "page ()"],
  ["server/assets/other.js", ""],
  ["client/.vite/manifest.json", "{ }"],
])("computes another fingerprint after a change of %s", async (path, content) => {
  const before = await renderFingerprints({ webDir });
  await write(path, content);
  expect(await pages()).not.toBe(before.pages);
  expect((await renderFingerprints({ webDir })).shareImages).toBe(before.shareImages);
});

test("includes the year, which every page shows, in the fingerprint", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2031, 5, 1) });
  const before = await pages();
  vi.setSystemTime(new Date(2031, 11, 31));
  expect(await pages()).toBe(before);
  vi.setSystemTime(new Date(2032, 0, 1));
  expect(await pages()).not.toBe(before);
});

test("changes the fingerprint of pages with compression, but not that of images, which are never compressed", async () => {
  const before = await renderFingerprints({ webDir });
  const compressed = await renderFingerprints({ webDir, gzip: true });
  expect(compressed.pages).not.toBe(before.pages);
  expect(compressed.shareImages).toBe(before.shareImages);
});

test("lists only existing files as sources of the running code", () => {
  expect(RUNNING.filter((path) => !existsSync(path))).toEqual([]);
});

test("changes the site fingerprint with each file of the built public app, with the URLs in pages, and with compression", async () => {
  const emptyDir = await mkdtemp(join(tmpdir(), "saywhere-site-identity-"));
  onTestFinished(() => rm(emptyDir, { recursive: true }));
  const source = {
    databaseUrl: "postgres://one",
    publicUrl: "https://saywhere.example",
    mediaUrl: "https://media.saywhere.example/",
    webDir: emptyDir,
  };
  const identity = await siteFingerprint(source);
  expect(await siteFingerprint({ ...source, databaseUrl: "postgres://two" })).toBe(identity);
  await mkdir(join(emptyDir, "admin"));
  await writeFile(join(emptyDir, "admin", "index.html"), "admin");
  expect(await siteFingerprint(source)).toBe(identity);
  await mkdir(join(emptyDir, "client"));
  await writeFile(join(emptyDir, "client", "favicon.ico"), "icon");
  const others = [
    await siteFingerprint(source),
    await siteFingerprint({ ...source, publicUrl: "https://else.example" }),
    await siteFingerprint({ ...source, mediaUrl: "https://else.example/" }),
    await siteFingerprint({ ...source, gzip: true }),
  ];
  expect(new Set([identity, ...others]).size).toBe(5);
});
