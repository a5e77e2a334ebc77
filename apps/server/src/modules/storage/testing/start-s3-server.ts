import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { compileCache } from "@saywhere/db/testing/compile-cache";

const S3RVER = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");

export interface S3Server {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
}

/** Starts an S3 server in its own process, on a free port and in its own folder, with empty buckets. */
export async function startS3Server(buckets: string[]): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-s3-"));
  const made = buckets.flatMap((bucket) => ["--configure-bucket", bucket]);
  const server = spawn(
    process.execPath,
    [S3RVER, "--directory", folder, "--address", "127.0.0.1", "--port", "0", "--silent", ...made],
    // The server hashes with MD4, which OpenSSL provides only as a legacy algorithm.
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        NODE_OPTIONS: "--openssl-legacy-provider --no-deprecation",
        ...compileCache,
      },
    },
  );
  // The server may be stopped from elsewhere first: Ctrl+C reaches every process that was started from a terminal.
  const ended = once(server, "exit");
  const port = await portOf(server);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    // The only account of the server.
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    async stop() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function portOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("the server's output is not read");
  for await (const line of createInterface(server.stdout)) {
    const port = /listening on .*:(\d+)$/.exec(line)?.[1];
    if (port) return port;
  }
  throw new Error("the S3 server ended before it listened");
}
