import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems give to outgoing connections and to servers that ask for any, and below
// those that the embedded PostgreSQL chooses from: what was free when it was asked for is then not given
// to another before the server under test listens on it.
const [FIRST, LAST] = [10_100, 14_990];

let next = FIRST + randomInt(LAST - FIRST);

/** A port of this machine that nobody listens on at the moment, another one each time. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < LAST - FIRST; tries++) {
    const port = next;
    // Every second one: the preview of a static copy has the port after its server's.
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
