import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What making some pages took, of a process that did nothing else. */
export interface Making {
  pages: number;
  bytes: number;
  seconds: number;
  /** Over all threads. */
  cpuSeconds: number;
  /** The most memory that the process had at a time. */
  peakMegabytes: number;
}

/** Runs a program that makes pages, and tells what it took. */
export async function runMaker(file: string, args: string[], env: Record<string, string>): Promise<Making> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const ended = once(child, "exit");
  const told = once(child, "message").then(([making]) => making as Making);
  const making = await Promise.race([told, ended.then(() => undefined)]);
  if (!making) throw new Error(`${file} ended with ${child.exitCode} before it made the pages`);
  await ended;
  return making;
}
