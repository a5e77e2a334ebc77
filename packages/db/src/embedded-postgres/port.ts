import { randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedPostgresError } from "./errors.ts";
import { type Account, chownTo } from "./os-user.ts";

/**
 * Chooses the port of the last start if it is free, or else a random one, which is stored. Ports are below the kernel's
 * range for outgoing connections: a client that retries a port of that range while PostgreSQL is down can connect to
 * itself and so occupy the port.
 */
export async function choosePort(folder: string, account: Account): Promise<number> {
  const file = join(folder, "port");
  const stored = Number(await readFile(file, "utf8").catch(() => ""));
  if (stored && (await becomesFree(stored))) return stored;
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
