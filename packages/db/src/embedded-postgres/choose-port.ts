import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { chownTo } from "./os-user.ts";
import type { Account } from "./run-program.ts";

/**
 * Chooses the port: the one that the folder's database had last time if it is free, else a random one,
 * which is remembered.
 *
 * Ports are taken from below those that the kernel hands out for outgoing connections: a client that
 * retries a port from that range while PostgreSQL is down can connect to itself and so take it away.
 */
export async function choosePort(folder: string, account: Account): Promise<number> {
  const file = join(folder, "port");
  const remembered = Number(await readFile(file, "utf8").catch(() => ""));
  if (remembered && (await becomesFree(remembered))) return remembered;
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (!(await isFree(port))) continue;
    await writeFile(file, String(port));
    await chownTo(account, file);
    return port;
  }
  throw new EmbeddedPostgresError(
    "No free port for the database was found. End some programs, then start again.",
  );
}

/** Waits for a moment, because a killed PostgreSQL releases its port only when the last of its processes has ended. */
async function becomesFree(port: number): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await isFree(port)) return true;
    await delay(50);
  }
  return false;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
