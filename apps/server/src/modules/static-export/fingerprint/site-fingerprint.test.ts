import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { RUNNING, readSiteIdentity } from "./site-fingerprint.ts";

test("lists only existing files as sources of the running code", () => {
  expect(RUNNING.filter((path) => !existsSync(path))).toEqual([]);
});

test("changes the site fingerprint with each file of the built public app, and with the URLs in pages", async () => {
  const webDir = await mkdtemp(join(tmpdir(), "saywhere-site-identity-"));
  onTestFinished(() => rm(webDir, { recursive: true }));
  const source = {
    databaseUrl: "postgres://one",
    publicUrl: "https://saywhere.example",
    mediaUrl: "https://media.saywhere.example/",
    webDir,
  };
  const identity = await readSiteIdentity(source);
  expect(await readSiteIdentity({ ...source, databaseUrl: "postgres://two" })).toBe(identity);
  await mkdir(join(webDir, "admin"));
  await writeFile(join(webDir, "admin", "index.html"), "admin");
  expect(await readSiteIdentity(source)).toBe(identity);
  await mkdir(join(webDir, "client"));
  await writeFile(join(webDir, "client", "favicon.ico"), "icon");
  const others = [
    await readSiteIdentity(source),
    await readSiteIdentity({ ...source, publicUrl: "https://else.example" }),
    await readSiteIdentity({ ...source, mediaUrl: "https://else.example/" }),
  ];
  expect(new Set([identity, ...others]).size).toBe(4);
});
