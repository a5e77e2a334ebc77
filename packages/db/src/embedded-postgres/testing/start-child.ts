import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { compileCache } from "../../testing/compile-cache.ts";

interface Line {
  url?: string;
  pid?: number;
  log?: string;
  failure?: string;
}

export interface ChildOptions {
  uid?: number;
  durable?: boolean;
  /** A wrapper program and its arguments. */
  through?: string[];
}

const MAIN = join(import.meta.dirname, "child-main.ts");

/** Starts a process with the embedded PostgreSQL on a folder; it is stopped after the test. */
export function startChild(dataDir: string, { uid, durable, through = [] }: ChildOptions = {}) {
  const command = [...through, process.execPath, MAIN, dataDir, durable ? "durable" : "fast"];
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    uid,
    gid: uid,
    cwd: "/",
    env: { ...process.env, ...compileCache },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: Line[] = [];
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = once(child, "close");
  const ready = new Promise<{ url: string; pid: number }>((resolve, reject) => {
    createInterface(child.stdout).on("line", (text) => {
      const line: Line = JSON.parse(text);
      lines.push(line);
      if (line.url && line.pid) resolve({ url: line.url, pid: line.pid });
    });
    void ended.then(() => reject(new Error(errors.trim())));
  });
  // A test that only waits for the end does not handle this rejection.
  ready.catch(() => {});
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return {
    pid: child.pid ?? 0,
    ready,
    lines,
    /** Resolves when the process has logged a matching message. */
    waitForLog: (pattern: RegExp) =>
      expect.poll(() => lines.map(({ log }) => log).join("\n")).toMatch(pattern),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves with stderr and the exit code when the process has ended. */
    async result(): Promise<{ code: number | null; errors: string }> {
      const [code] = await ended;
      return { code, errors: errors.trim() };
    },
  };
}
