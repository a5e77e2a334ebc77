import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CountingProxy {
  /** The URL of the database through the proxy. */
  url: string;
  /** Number of messages sent to the database since the last call of `count` or `strikeAt`. */
  count(): number;
  /** Calls back once, when the given number of further messages has been sent, before the last one is passed on. */
  strikeAt(message: number, strike: () => void): void;
  stop(): Promise<void>;
}

/** Starts a proxy in front of a database, so that a failure can be caused at any point of a program's database use. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let [sent, point, strike] = [0, 0, () => undefined as unknown];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    near.on("data", (chunk) => {
      if (++sent === point) strike();
      far.write(chunk);
    });
    far.on("data", (chunk) => near.write(chunk));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    count() {
      const counted = sent;
      sent = 0;
      return counted;
    },
    strikeAt(message, callBack) {
      [sent, point, strike] = [0, message, callBack];
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
