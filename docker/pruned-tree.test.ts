/** What the Dockerfile does, by its commands without Docker: the pruned tree starts and serves alone. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../apps/server/test/support/free-port.ts";

const root = join(import.meta.dirname, "..");
/** A user without rights of its own, on every Linux. */
const NOBODY = 65_534;
const dockerfile = readFileSync(join(root, "docker/Dockerfile"), "utf8");

let folder: string;
let server: ChildProcess | undefined;
let output = "";
let origin: string;

/** Runs a command of the Dockerfile; one that is not in it says so. */
function run(command: string, cwd: string, options = "") {
  if (!dockerfile.includes(command)) throw new Error(`docker/Dockerfile does not run "${command}"`);
  execFileSync("sh", ["-c", `${command} ${options}`], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CI: "true", TURBO_TELEMETRY_DISABLED: "1" },
  });
}

/** Every version is in pnpm's store already: the repository is installed from the same lock file. */
function buildTree(app: string) {
  const pruned = join(folder, "pruned");
  run("turbo prune @saywhere/server --docker", root, `--out-dir ${pruned}`);
  cpSync(join(pruned, "json"), app, { recursive: true });
  run("pnpm --filter @saywhere/server... install --frozen-lockfile --prod", app, "--prefer-offline");
  cpSync(join(pruned, "full"), app, { recursive: true });
  cpSync(join(root, "apps/web/dist"), join(app, "apps/web/dist"), { recursive: true });
}

/** As an ordinary user also where the tests run as root, who could read and write anything. */
async function start(app: string) {
  const data = join(folder, "data");
  mkdirSync(data);
  const node = join(folder, "node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  const command = [node, "apps/server/src/main.ts"];
  if (process.getuid?.() === 0) {
    chownSync(data, NOBODY, NOBODY);
    command.unshift("setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups");
  }
  const [program = node, ...args] = command;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(program, args, {
    cwd: app,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH?.split(delimiter)
        .filter((path) => !path.includes("node_modules"))
        .join(delimiter),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
    },
  });
  server.stdout?.on("data", (text: Buffer) => (output += text));
  server.stderr?.on("data", (text: Buffer) => (output += text));
}

async function untilReady() {
  for (;;) {
    if (server?.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output}`);
    const { status } = await fetch(`${origin}/health/ready`).catch(() => ({ status: 0 }));
    if (status === 200) return;
    await setTimeout(200);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "saywhere-tree-"));
  chmodSync(folder, 0o755);
  const app = join(folder, "app");
  buildTree(app);
  await start(app);
  await untilReady();
}, 180_000);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test("has no compiler, test runner or linter installed", () => {
  const installed = readdirSync(join(folder, "app/node_modules/.pnpm"));
  expect(installed.length).toBeGreaterThan(100);
  expect(
    installed.filter((name) => /^(@typescript\+|typescript@|vite|vitest|esbuild|@biomejs)/.test(name)),
  ).toEqual([]);
});

test("serves the site as it was built", async () => {
  const page = await fetch(`${origin}/`);
  expect(page.status, output).toBe(200);
  const html = await page.text();
  expect(html).toContain("<title>");
  const script = /"(\/assets\/[^"\\]+\.js)"/.exec(html)?.[1];
  const asset = await fetch(new URL(script ?? "", origin));
  expect(asset.headers.get("content-type")).toMatch(/javascript/);
});

test("serves the administration area as it was built", async () => {
  const page = await fetch(`${origin}/admin/languages`);
  expect(page.status, output).toBe(200);
  const script = /<script[^>]+src="([^"]+)"/.exec(await page.text())?.[1];
  const asset = await fetch(new URL(script ?? "", origin));
  expect(asset.headers.get("content-type")).toMatch(/javascript/);
});

test("serves the content it was seeded with", async () => {
  const response = await fetch(`${origin}/api/languages`);
  expect(response.status, output).toBe(200);
  expect(await response.json()).toHaveLength(40);
});

test("ends in order when it is told to", async () => {
  server?.kill("SIGTERM");
  const [code] = (await once(server as ChildProcess, "exit")) as [number | null];
  expect(code, output).toBe(0);
});
