import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { freePort } from "../test/support/free-port.ts";

export interface ServerProcess {
  url: string;
  /** Processor time used so far, in microseconds, over all threads of the process. */
  cpuTime(): Promise<number>;
  /** Memory that the process has, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

interface Options {
  args?: string[];
  env?: Record<string, string>;
}

const START_TIMEOUT = 60_000;

/** Starts a server in a process of its own, as production runs it, and waits until it answers. */
export async function startServerProcess(file: string, options: Options = {}): Promise<ServerProcess> {
  const { args = [], env = {} } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ["--import", new URL("report-cpu.ts", import.meta.url).href],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      ANSWER_WHILE_STARTING: "false",
      ...env,
    },
  });
  const ended = once(child, "exit");
  for (const start = Date.now(); !(await answers(url)); await delay(50)) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it answered`);
    if (Date.now() - start > START_TIMEOUT) throw new Error(`${file} did not answer within a minute`);
  }
  const ask = async (figure: "cpu" | "memory"): Promise<number> => {
    child.send(figure);
    const [value] = (await once(child, "message")) as [number];
    return value;
  };
  return {
    url,
    cpuTime: () => ask("cpu"),
    memory: () => ask("memory"),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/health/live`).then(
    () => true,
    () => false,
  );
}

export interface Figures {
  /** Answers per second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Microseconds of processor time that the server used for an answer. */
  cpu: number;
}

const CONNECTIONS = 32;

/** Requests some URLs of a server in turn, over 32 connections, for some seconds. */
export async function measure(server: ServerProcess, paths: string[], seconds: number): Promise<Figures> {
  const requests = paths.map((path) => ({ path }));
  const load = (duration: number) =>
    autocannon({ url: server.url, connections: CONNECTIONS, duration, requests });
  await load(1);
  const before = await server.cpuTime();
  const { requests: answered, latency, errors, timeouts, non2xx } = await load(seconds);
  const used = (await server.cpuTime()) - before;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(
      `${server.url}${paths[0]}: ${errors} errors, ${timeouts} without an answer in time, ${non2xx} refused`,
    );
  }
  return { rate: answered.total / seconds, p99: latency.p99, cpu: used / answered.total };
}

/** The run with the middle rate. */
export function median(runs: Figures[]): Figures {
  const sorted = runs.toSorted((one, other) => one.rate - other.rate);
  return sorted[Math.floor(sorted.length / 2)] as Figures;
}
