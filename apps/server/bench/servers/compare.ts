import { type Figures, measure, median } from "../measure.ts";
import type { ServerProcess } from "../server-process.ts";
import { readWorkloads } from "../workloads.ts";
import type { Row } from "./report.ts";

export interface Servers {
  /** The product as it is started. */
  cached: ServerProcess;
  /** The product with nothing in its response cache. */
  uncached: ServerProcess;
  bare: ServerProcess;
  fastifyPg: ServerProcess;
}

const ROUNDS = 3;
const SECONDS = 2;

/** Measures every workload uncached and cached, each in turn with its limit, so that both see the same machine. */
export async function compare({ cached, uncached, bare, fastifyPg }: Servers): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, kind, paths } of await readWorkloads(cached.url)) {
    const inTurn = async (...servers: ServerProcess[]): Promise<Figures[]> => {
      const runs = servers.map((): Figures[] => []);
      for (let round = 0; round < ROUNDS; round++) {
        for (const [index, server] of servers.entries())
          runs[index]?.push(await measure(server, paths, SECONDS));
      }
      return runs.map(median);
    };
    if (kind === "read") {
      const [ours, figures] = (await inTurn(uncached, fastifyPg)) as [Figures, Figures];
      rows.push({ name: `${name}, uncached`, ours, limit: { name: "Fastify + pg", figures, aim: 0.4 } });
    } else {
      const [ours] = (await inTurn(uncached)) as [Figures];
      rows.push({ name: `${name}, uncached`, ours, aim: 300 });
    }
    const [ours, figures] = (await inTurn(cached, bare)) as [Figures, Figures];
    rows.push({ name: `${name}, cached`, ours, limit: { name: "node:http", figures, aim: 0.6 } });
  }
  return rows;
}
