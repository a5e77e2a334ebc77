import { markdownTable, whole } from "../markdown-table.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";
import { costlyRequests } from "./costly-requests.ts";

const HEAD = ["call", "worst request", "status", "bytes", "ms", "CPU ms", "MB", "bounded by"];
const TIMES = 6;

/** Measures what the worst request of each kind costs a server, of those that need no account, one at a time. */
export async function benchCosts(databaseUrl: string, folder: string): Promise<string> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const server = await startServerProcess("../src/main.ts", { env });
  try {
    const rows: string[][] = [];
    // The last one is for code that is compiled when it is first used.
    for (const row of costlyRequests(TIMES).keys()) {
      await send(server, row, TIMES);
      rows.push(await measure(server, row));
    }
    return markdownTable(HEAD, rows);
  } finally {
    await server.stop();
  }
}

async function measure(server: ServerProcess, row: number): Promise<string[]> {
  const { call = "", worst = "", boundedBy = "" } = costlyRequests(0)[row] ?? {};
  const memory = await server.memory();
  const before = await server.cpuTime();
  const answers = [];
  for (let index = 0; index < TIMES; index++) answers.push(await send(server, row, index));
  const cpu = ((await server.cpuTime()) - before) / 1000 / TIMES;
  const grown = Math.max(0, ((await server.memory()) - memory) / 1e6 / TIMES);
  const median = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[TIMES / 2] ?? 0;
  const bytes = Math.max(...answers.map((answer) => answer.bytes));
  const statuses = [...new Set(answers.map(({ status }) => status))].join(", ");
  return [call, worst, statuses, whole(bytes), whole(median), cpu.toFixed(1), grown.toFixed(1), boundedBy];
}

async function send({ url }: ServerProcess, row: number, index: number) {
  const { path = "", init } = costlyRequests(index)[row] ?? {};
  const begun = performance.now();
  const answer = await fetch(url + path, { redirect: "manual", ...init });
  const { byteLength: bytes } = await answer.arrayBuffer();
  return { status: answer.status, bytes, ms: performance.now() - begun };
}
