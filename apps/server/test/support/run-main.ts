import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { programEnvironment } from "./program-environment.ts";
import { writeStyle } from "./small-site.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const DEVELOPMENT_MAIN = fileURLToPath(new URL("../../src/bootstrap/dev.ts", import.meta.url));

/** The minimum of a built web app that the server needs to start. */
const RENDERER = `export const createPageRenderer = () => ({
  render: async () => ({ status: 200, headers: {}, html: "<!DOCTYPE html><title>A page</title>" }),
});`;

export interface Program {
  child: ChildProcess;
  output(): string;
  /** Waits until the server logs that it is ready; fails if it exits before. */
  ready(): Promise<void>;
  /** Waits for the process to end and returns its exit code, or the signal that ended it. */
  ended(): Promise<number | NodeJS.Signals | null>;
}

/** Registers a cleanup function for the end of the test, or of the file if the caller passes such a hook. */
export type WhenDone = (cleanUp: () => Promise<void>) => void;

/** A folder that is removed when the test ends. */
export async function temporaryFolder(whenDone: WhenDone = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-start-"));
  whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** Creates a folder that looks like the built web app. */
export async function fakeWebApp(folder: string): Promise<string> {
  const webDir = join(folder, "web");
  await mkdir(join(webDir, "server"), { recursive: true });
  await writeStyle(join(webDir, "client"));
  await writeFile(join(webDir, "server", "entry-server.js"), RENDERER);
  await writeFile(join(webDir, "package.json"), '{ "type": "module" }');
  await mkdir(join(webDir, "admin", "assets"), { recursive: true });
  await writeFile(join(webDir, "admin", "index.html"), "<!doctype html><title>Administration</title>");
  return webDir;
}

export interface RunOptions {
  /** Makes it the leader of a process group, so that it can be killed together with its child processes. */
  leadsGroup?: boolean;
  /** Runs the server of `pnpm turbo dev`, on the port after PORT. */
  development?: boolean;
  whenDone?: WhenDone;
}

/** Runs the server as an operator would, in a separate process that ends with the test at the latest. */
export function runMain(
  variables: Record<string, string>,
  { leadsGroup = false, development = false, whenDone = onTestFinished }: RunOptions = {},
): Program {
  const child = spawn(process.execPath, [development ? DEVELOPMENT_MAIN : MAIN], {
    env: { ...programEnvironment, HOST: "127.0.0.1", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    detached: leadsGroup,
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exit = once(child, "exit") as Promise<[number | null, NodeJS.Signals | null]>;
  const ended = async () => {
    const [code, signal] = await exit;
    return code ?? signal;
  };
  whenDone(async () => {
    child.kill("SIGTERM");
    await ended();
  });
  return {
    child,
    output: () => output,
    ended,
    ready: async () => {
      while (!output.includes("Saywhere is ready.")) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${output}`);
        await Promise.race([once(child.stdout, "data"), exit]);
      }
    },
  };
}
