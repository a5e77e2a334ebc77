import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { startS3Server } from "../../src/modules/storage/testing/start-s3-server.ts";
import { freePort } from "../../test/support/free-port.ts";
import type { FailureLog } from "./measurements.ts";
import { startNginx } from "./start-nginx.ts";

export interface Instance {
  name: string;
  port: number;
  /** Where Prometheus would read. */
  metricsUrl: string;
  stop(): Promise<void>;
}

interface InstanceOptions {
  name: string;
  port: number;
  variables: Record<string, string>;
  /** Gets what the server logs of failures. */
  failures: FailureLog;
  /** Called when it ends without being stopped. */
  onEnd: (error: Error) => void;
}

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const START_TIMEOUT = 120_000;
const LEVEL_OF_ERRORS = 50;

/** Starts the built product as `pnpm start` does, and waits until it is ready. */
async function startInstance({ name, port, variables, failures, onEnd }: InstanceOptions): Promise<Instance> {
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
  listenToLog(child.stdout, name, failures);
  listenToLog(child.stderr, name, failures);
  const stop = async (): Promise<void> => {
    stopping = true;
    child.kill("SIGTERM");
    await exit;
  };
  try {
    await ready(child, port);
  } catch (error) {
    await stop();
    throw new Error(`${name} did not start: ${failures.lines().join("; ")}`, { cause: error });
  }
  return { name, port, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, stop };
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  for (const start = Date.now(); Date.now() - start < START_TIMEOUT; await delay(50)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("it ended");
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`it was not ready within ${START_TIMEOUT / 1_000} seconds`);
}

/** Collects the errors in the log of a server; its standard output also has the startup banner. */
function listenToLog(output: Readable, name: string, failures: FailureLog): void {
  createInterface(output).on("line", (line) => {
    const logged = parseLine(line);
    if (logged && logged.level >= LEVEL_OF_ERRORS) {
      failures.add(`${name} logged: ${logged.msg}${logged.err?.message ? ` (${logged.err.message})` : ""}`);
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

/** The product as it runs for real, on this machine alone. */
export interface Product {
  /** Where visitors go. */
  origin: string;
  /** What the certificate of that place is checked with, where it has one. */
  certificate: string | undefined;
  databaseUrl: string;
  /** Where the static export is read. */
  siteBucketUrl: string;
  instances: Instance[];
}

interface ProductOptions {
  /** Two of them are behind nginx. */
  instances: 1 | 2;
  failures: FailureLog;
  /** Called when a part ends by itself. */
  onEnd: (error: Error) => void;
}

export const ADMINISTRATOR = { email: "load@example.org", password: "a password for the load" };

const BUCKETS = ["load-site", "load-assets", "load-media"] as const;

/**
 * Starts everything with today's content, in a folder of its own.
 *
 * @param stack stops and removes it all when it is disposed of, also when the start fails half-way
 */
export async function startProduct(stack: AsyncDisposableStack, options: ProductOptions): Promise<Product> {
  const { failures, onEnd } = options;
  const folder = await mkdtemp(join(tmpdir(), "saywhere-load-"));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), onFailure: onEnd });
  stack.defer(() => postgres.stop());
  const store = await startS3Server([...BUCKETS]);
  stack.defer(() => store.stop());
  const variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "data"),
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    S3_STATIC_BUCKET: BUCKETS[0],
    S3_ASSETS_BUCKET: BUCKETS[1],
    S3_MEDIA_BUCKET: BUCKETS[2],
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  const start = async (name: string, port: number, more: Record<string, string>) => {
    const instance = await startInstance({
      name,
      port,
      variables: { ...variables, ...more },
      failures,
      onEnd,
    });
    stack.defer(instance.stop);
    return instance;
  };
  const common = { databaseUrl: postgres.url, siteBucketUrl: `${store.endpoint}/${BUCKETS[0]}` };
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  if (options.instances === 1) {
    const origin = `http://127.0.0.1:${firstPort}`;
    const instance = await start("the server", firstPort, { PUBLIC_URL: origin });
    return { ...common, origin, certificate: undefined, instances: [instance] };
  }
  const ports = {
    https: await freePort(),
    http: await freePort(),
    instances: [firstPort, secondPort] as [number, number],
  };
  const origin = `https://127.0.0.1:${ports.https}`;
  const behind = { PUBLIC_URL: origin, TRUST_PROXY: "1" };
  const first = await start("the first server", firstPort, behind);
  const second = await start("the second server", secondPort, {
    ...behind,
    DATA_DIR: join(folder, "data-2"),
  });
  const nginx = await startNginx({ folder, ports, failures, onEnd });
  stack.defer(nginx.stop);
  return { ...common, origin, certificate: nginx.certificate, instances: [first, second] };
}
