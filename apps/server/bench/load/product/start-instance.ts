import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../test/support/free-port.ts";
import type { Faults } from "../measuring/faults.ts";

export interface Instance {
  name: string;
  port: number;
  /** Where Prometheus would read. */
  metricsUrl: string;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  port: number;
  variables: Record<string, string>;
  /** Gets what the server logs of faults. */
  faults: Faults;
  /** Is told when it ends without being stopped. */
  onEnd: (error: Error) => void;
}

const MAIN = fileURLToPath(new URL("../../../src/main.ts", import.meta.url));
const LONGEST_START = 120_000;
const LEVEL_OF_ERRORS = 50;

/** Starts the built product as `pnpm start` does, and waits until it says that it takes requests. */
export async function startInstance({ name, port, variables, faults, onEnd }: Options): Promise<Instance> {
  const metricsPort = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    // What the person who measures has set for another server does not count here.
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  let stopping = false;
  child.once("exit", (code, signal) => {
    if (!stopping) onEnd(new Error(`${name} ended by itself (${signal ?? code})`));
  });
  listenToLog(child.stdout, name, faults);
  listenToLog(child.stderr, name, faults);
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill("SIGTERM");
    await exit;
  };
  try {
    await ready(child, port);
  } catch (error) {
    await stop();
    throw new Error(`${name} did not start: ${faults.lines().join("; ")}`, { cause: error });
  }
  return { name, port, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, stop };
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  for (const start = Date.now(); Date.now() - start < LONGEST_START; await delay(50)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("it ended");
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`it was not ready within ${LONGEST_START / 1_000} seconds`);
}

/** A server that is well logs no errors; what is no line of the log but its greeting comes on the standard output. */
function listenToLog(output: Readable, name: string, faults: Faults): void {
  createInterface(output).on("line", (line) => {
    const logged = parseLine(line);
    if (logged && logged.level >= LEVEL_OF_ERRORS) {
      faults.add(`${name} logged: ${logged.msg}${logged.err?.message ? ` (${logged.err.message})` : ""}`);
    }
  });
}

interface Logged {
  level: number;
  msg: string;
  err?: { message?: string };
}

function parseLine(line: string): Logged | null {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line) as Logged;
  } catch {
    return null;
  }
}
