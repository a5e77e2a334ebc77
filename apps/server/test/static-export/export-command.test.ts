import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { programEnvironment } from "../support/program-environment.ts";
import { fakeWebApp, temporaryFolder } from "../support/run-main.ts";
import { openSmallContent } from "../support/small-site.ts";

const COMMAND = join(import.meta.dirname, "../../src/cli/export-site.ts");

/** A web app whose pages take the given number of milliseconds to render. */
const renderer = (pause: number) => `export const createPageRenderer = () => ({
  render: async ({ url }) => {
    ${pause > 0 ? `await new Promise((resolve) => setTimeout(resolve, ${pause}));` : ""}
    const html = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"></head><body></body></html>';
    return { status: url.endsWith("/404.html") ? 404 : 200, headers: {}, html };
  },
});`;

let folder: string;
let webDir: string;
let databaseUrl: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  webDir = await fakeWebApp(folder);
  await buildWebApp(0);
  const own = await openSmallContent(2, 30);
  onTestFinished(own.close);
  databaseUrl = own.url;
});

const buildWebApp = (pause: number) => writeFile(join(webDir, "server", "entry-server.js"), renderer(pause));

function run(args: string[], changed: Record<string, string> = {}) {
  const env = { ...programEnvironment, DATABASE_URL: databaseUrl, WEB_DIR: webDir, ...changed };
  const child = spawn(process.execPath, [COMMAND, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}

test("the export command writes the files and prints their folder, their size, and how to view them", async () => {
  const site = join(folder, "site");
  const { code, output } = await run([site]).ended;
  expect(output).toMatch(
    /Database +the database \S+ at 127.0.0.1:\d+\n +Folder +\S+site\n +Written +\d{3} files, [\d.]+ MB, in [\d.]+ s\n +Look at it +npx --yes serve /,
  );
  expect(code).toBe(0);
  expect(await readdir(site)).toEqual(
    expect.arrayContaining(["404.html", "data", "index.html", "sitemap.xml"]),
  );
});

test("an interrupted export leaves no files behind", async () => {
  // Without the built web app, there is nothing to interrupt.
  await buildWebApp(300);
  const site = join(folder, "site");
  const { child, ended } = run([site]);
  const started = () => readdir(`${site}.writing/phrases`).catch(() => []);
  await expect.poll(started, { timeout: 120_000, interval: 10 }).not.toHaveLength(0);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({
    code: 1,
    output: expect.stringContaining("The export was interrupted"),
  });
  expect(await readdir(folder)).toEqual(["web"]);
});

test("an error of the export command is printed in one line", async () => {
  const site = join(folder, "site");
  await mkdir(join(folder, "empty"));
  const nowhere = `postgres://saywhere:secret@127.0.0.1:${await freePort()}/saywhere`;
  const cases: [string[], Record<string, string>, RegExp][] = [
    [[], {}, /one folder is needed\. Run it as: pnpm site:export FOLDER/],
    [[site], { DATABASE_URL: nowhere }, /nothing listens there/],
    [[site], { WEB_DIR: join(folder, "empty") }, /is not built in/],
  ];
  for (const [args, changed, message] of cases) {
    const { code, output } = await run(args, changed).ended;
    expect(output).toMatch(message);
    expect(output.trim()).not.toContain("\n");
    expect(output).not.toContain("secret");
    expect(code).toBe(1);
  }
  expect((await readdir(folder)).sort()).toEqual(["empty", "web"]);
});
