import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CountingProxy {
  /** The address of the database, through the proxy. */
  url: string;
  /** How many messages were sent to the database since it was last asked, or told when to strike. */
  count(): number;
  /** Calls back once, when so many more messages have been sent, before the last one is passed on. */
  strikeAt(message: number, strike: () => void): void;
  stop(): Promise<void>;
}

/** Stands before a database, so that something can happen at any point of what a program does there. */
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
