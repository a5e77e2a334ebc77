import { execFile } from "node:child_process";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { phraseCount } from "@saywhere/db/testing/starting-content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VERSION } from "../../src/config/version.ts";
import { renderOf } from "../support/deployment-engine.ts";
import { sampleOf } from "../support/sample-files.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const CLIENT = join(import.meta.dirname, "../../../../packages/client");

/** An empty project of a user of the package. */
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-client-"));
  const storage = { provider: "folder" as const, folder: join(folder, "storage") };
  server = await startTestServer({ deployments: { storage, folder, render: renderOf({}) } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function run(program: string, args: string[], { cwd = folder, env = process.env } = {}) {
  const { stdout } = await promisify(execFile)(program, args, { cwd, env }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
    },
  );
  return stdout;
}

/** Packs the client and installs it, with its libraries from this checkout, so that no registry is needed. */
async function install(): Promise<void> {
  await run("pnpm", ["pack", "--pack-destination", folder], { cwd: CLIENT });
  const project = {
    type: "module",
    dependencies: { "@saywhere/client": `file:saywhere-client-${VERSION}.tgz` },
  };
  const library = await realpath(join(CLIENT, "node_modules/openapi-fetch"));
  const overrides = {
    "openapi-fetch": `file:${library}`,
    "openapi-typescript-helpers": `file:${join(library, "../openapi-typescript-helpers")}`,
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(project));
  await writeFile(join(folder, "pnpm-workspace.yaml"), JSON.stringify({ overrides }));
  await run("pnpm", ["install", "--offline"]);
}

test("the packed client installs into an empty project, where its README compiles and runs", async () => {
  await install();
  const readme = await readFile(join(folder, "node_modules/@saywhere/client/README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  await writeFile(join(folder, "readme.ts"), examples.join("\n"));
  await writeFile(join(folder, "hello.mp3"), sampleOf("mp3"));
  const compiler = join(CLIENT, "node_modules/typescript/bin/tsc");
  const types = ["--typeRoots", join(import.meta.dirname, "../../node_modules/@types"), "--types", "node"];
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023", ...types];
  await run(process.execPath, [compiler, ...options, "readme.ts"]);
  const stdout = await run(process.execPath, ["readme.ts"], {
    env: {
      PATH: process.env["PATH"],
      SAYWHERE: server.url,
      SAYWHERE_TOKEN: await server.tokenFor("editor"),
    },
  });
  expect(stdout.split("\n")).toEqual([
    "متشکرم (Moteshakkeram)",
    "The role of the token: editor",
    `${phraseCount} phrases in Farsi`,
    expect.stringMatching(/^400, english: \S/),
    `Rows that would not change: ${phraseCount}`,
    "Stored as recordings/farsi/hello.mp3",
    "Created once: true",
    "Languages: 304",
    "Version 2 is stored",
    "",
  ]);
});
