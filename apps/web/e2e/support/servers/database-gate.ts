import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { RunningServer } from "./start-server.ts";

export interface DatabaseGate {
  /** For DATABASE_URL: the database of a server, reached through the gate. */
  url: string;
  /** Breaks all connections and takes no others, as a database that is stopped. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
}

/** A way to the database of a running server that can be shut, and opened again. */
export async function databaseGate({ dataDir }: RunningServer): Promise<DatabaseGate> {
  const cluster = join(dataDir, "postgres/cluster");
  const password = await readFile(join(cluster, "saywhere-password"), "utf8");
  const database = Number((await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n")[3]);
  const sockets = new Set<Socket>();
  const gate = createServer((outside) => {
    const inside = connect(database, "127.0.0.1");
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  const { port } = gate.address() as AddressInfo;
  return {
    url: `postgresql://saywhere:${password}@127.0.0.1:${port}/saywhere`,
    shut: async () => {
      const closed = once(gate, "close");
      gate.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    open: async () => {
      gate.listen(port, "127.0.0.1");
      await once(gate, "listening");
    },
  };
}
