import { markdownTable, whole } from "../output.ts";
import { type Figures, measure, median, type ServerProcess, startServerProcess } from "../server-process.ts";
import { readWorkloads } from "../workloads.ts";

export interface Row {
  name: string;
  ours: Figures;
  /** What it is measured against, and the share of it that is aimed at. */
  limit?: { name: string; figures: Figures; aim: number };
  /** Answers per second aimed at, where no limit is. */
  aim?: number;
}

const HEAD = [
  "",
  "requests/s",
  "p99 ms",
  "CPU µs",
  "limit",
  "requests/s",
  "CPU µs",
  "ratio",
  "of CPU",
  "aim",
];

/** Writes the figures as a Markdown table. */
function report(rows: Row[]): string {
  return markdownTable(HEAD, rows.map(cells));
}

function cells({ name, ours, limit, aim }: Row): string[] {
  const own = [name, whole(ours.rate), whole(ours.p99), whole(ours.cpu)];
  if (!limit) return [...own, "", "", "", "", "", aim ? `${aim}/s` : ""];
  const { figures } = limit;
  return [
    ...own,
    limit.name,
    whole(figures.rate),
    whole(figures.cpu),
    (ours.rate / figures.rate).toFixed(2),
    (figures.cpu / ours.cpu).toFixed(2),
    String(limit.aim),
  ];
}

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
async function compare({ cached, uncached, bare, fastifyPg }: Servers): Promise<Row[]> {
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
