import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ephemeral ports of operating systems, and below the ports that the embedded PostgreSQL chooses from, so
// that a port found free is not taken by another program before the server under test listens on it.
const [FIRST, LAST] = [10_100, 14_990];

let next = FIRST + randomInt(LAST - FIRST);

/** Returns a port of this machine that is currently free, a different one each time. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < LAST - FIRST; tries++) {
    const port = next;
    // Only every second port, because the preview of the static export uses the port after its server's.
    next = port + 2 > LAST ? FIRST : port + 2;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free on 127.0.0.1`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
