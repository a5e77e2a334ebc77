import autocannon from "autocannon";
import type { ServerProcess } from "./server-process.ts";

export interface Figures {
  /** Answers per second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Microseconds of processor time that the server used for an answer. */
  cpu: number;
}

const CONNECTIONS = 32;

/** Asks a server for some addresses in turn, over 32 connections, for some seconds. */
export async function measure(server: ServerProcess, paths: string[], seconds: number): Promise<Figures> {
  const requests = paths.map((path) => ({ path }));
  const load = (duration: number) =>
    autocannon({ url: server.url, connections: CONNECTIONS, duration, requests });
  await load(1);
  const before = await server.cpuTime();
  const { requests: answered, latency, errors, timeouts, non2xx } = await load(seconds);
  const used = (await server.cpuTime()) - before;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(
      `${server.url}${paths[0]}: ${errors} errors, ${timeouts} without an answer in time, ${non2xx} refused`,
    );
  }
  return { rate: answered.total / seconds, p99: latency.p99, cpu: used / answered.total };
}

/** The run with the middle rate. */
export function median(runs: Figures[]): Figures {
  const sorted = runs.toSorted((one, other) => one.rate - other.rate);
  return sorted[Math.floor(sorted.length / 2)] as Figures;
}
