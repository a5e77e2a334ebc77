import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { emptyDataDir, newDataDir } from "./data-dir.ts";

const MAIN = join(import.meta.dirname, "../../../../server/src/main.ts");
const BUILT = join(import.meta.dirname, "../../../dist/server/entry-server.js");

/** The first start includes making the database and its content. */
const START_TIMEOUT = 90_000;
const STOP_TIMEOUT = 15_000;

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Its standard output so far. */
  output: () => string;
  /** Stops it, and removes its data folder. */
  stop: () => Promise<void>;
  /** Stops it; the data folder stays. */
  end: () => Promise<void>;
}

/**
 * Starts the server as an operator does, in a data folder that is removed with it.
 *
 * @param environment variables beside those that every test's server has
 * @param folder the data folder that a server left, or an empty one
 */
export async function startServer(
  port: number,
  environment: Record<string, string> = {},
  folder?: string,
): Promise<RunningServer> {
  if (!existsSync(BUILT)) throw new Error("The web app is not built: run `pnpm build` first.");
  const dataDir = folder ?? (await (environment["DATABASE_URL"] ? emptyDataDir() : newDataDir()));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      // Unset: the embedded PostgreSQL, and the web app as it was built here.
      DATABASE_URL: undefined,
      WEB_DIR: undefined,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // Receivers of the tests are on this machine.
      WEBHOOKS_PRIVATE_ADDRESSES: "true",
      ...environment,
    },
    // A group of its own: Ctrl+C ends the tests first, and they end the server.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  let output = "";
  server.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });

  const end = async () => {
    server.kill("SIGTERM");
    const late = setTimeout(() => server.kill("SIGKILL"), STOP_TIMEOUT);
    await ended;
    clearTimeout(late);
  };
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(`${url}/health/ready`, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, output: () => output, stop, end };
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error("The server exited while it was starting; its output is above.");
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`The server did not answer at ${url} within ${START_TIMEOUT / 1000} s.`);
}
