import { startServerProcess } from "../server-process.ts";
import { compare } from "./compare.ts";
import { report } from "./report.ts";

/** Measures the server beside its limits, with the starting content, and writes a table. */
export async function benchServers(databaseUrl: string, folder: string): Promise<string> {
  const stops: (() => Promise<void>)[] = [];
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const start = async (file: string, ...args: string[]) => {
    const server = await startServerProcess(file, { args, env });
    stops.push(server.stop);
    return server;
  };
  try {
    const cached = await start("../src/main.ts");
    const rows = await compare({
      cached,
      uncached: await start("servers/uncached-server.ts"),
      bare: await start("servers/bare-server.ts", cached.url),
      fastifyPg: await start("servers/fastify-pg-server.ts"),
    });
    return report(rows);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}
