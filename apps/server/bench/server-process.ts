import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
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

const LONGEST_START = 60_000;

/** Starts a server in a process of its own, as production runs it, and waits until it answers. */
export async function startServerProcess(file: string, options: Options = {}): Promise<ServerProcess> {
  const { args = [], env = {} } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ["--import", new URL("tell-cpu.ts", import.meta.url).href],
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
    if (Date.now() - start > LONGEST_START) throw new Error(`${file} did not answer within a minute`);
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
