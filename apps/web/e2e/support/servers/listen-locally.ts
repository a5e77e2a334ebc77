import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalServer {
  url: string;
  stop: () => Promise<void>;
}

/** Has a server listen on 127.0.0.1, on any free port unless one is given. */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
