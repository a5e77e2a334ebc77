import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import pg from "pg";
import { waited } from "./arrivals.ts";
import type { Instance } from "./start-product.ts";

/** Maximum number of distinct messages in the report. */
const MAX_DISTINCT = 20;

/** Failures with their counts. */
export class FailureLog {
  count = 0;
  readonly #counts = new Map<string, number>();

  /** @param what a sentence without what differs from one time to the next, so that equal ones are told once */
  add(what: string): void {
    this.count++;
    if (this.#counts.has(what) || this.#counts.size < MAX_DISTINCT)
      this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** A line for each. */
  lines(): string[] {
    return [...this.#counts].map(([what, times]) => `${times} × ${what}`);
  }
}

export interface KindFigures {
  kind: string;
  count: number;
  /** Milliseconds within which so many of a hundred were answered. */
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

/** How long things took, by kind. Those of the warm-up are not counted. */
export class Figures {
  readonly #kinds = new Map<string, RecordableHistogram>();
  readonly #from: number;

  /** @param from when the warm-up ends, by the clock of `performance.now()` */
  constructor(from: number) {
    this.#from = from;
  }

  /** Records that an action that was planned for a time has just ended. */
  ended(kind: string, planned: number): void {
    if (planned < this.#from) return;
    let histogram = this.#kinds.get(kind);
    if (!histogram) this.#kinds.set(kind, (histogram = createHistogram()));
    histogram.record(Math.max(1, Math.round((performance.now() - planned) * 1_000)));
  }

  /** In the order of their names. */
  byKind(): KindFigures[] {
    return [...this.#kinds]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, histogram]) => {
        const within = (percent: number) => histogram.percentile(percent) / 1_000;
        return {
          kind,
          count: histogram.count,
          p50: within(50),
          p95: within(95),
          p99: within(99),
          longest: histogram.max / 1_000,
        };
      });
  }
}

const COUNT =
  "select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

/** Counts the connections to the database each second until aborted, and gives the most that there were. */
export async function watchConnections(databaseUrl: string, signal: AbortSignal): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let most = 0;
  try {
    while (await waited(1_000, signal)) {
      const { rows } = await client.query<{ count: number }>(COUNT);
      most = Math.max(most, rows[0]?.count ?? 0);
    }
  } finally {
    await client.end();
  }
  return most;
}

/** Figures of a server at one time. */
export interface Sample {
  /** Seconds since the traffic began. */
  at: number;
  rss: number;
  heap: number;
  /** Milliseconds, of the second before; with the 10 that the clock which looks takes itself. */
  lag: number;
  cpuSeconds: number;
}

const EVERY = 1_000;
const PATIENCE = 10_000;

const NAMES: Record<Exclude<keyof Sample, "at">, string> = {
  rss: "process_resident_memory_bytes",
  heap: "nodejs_heap_size_used_bytes",
  lag: "nodejs_eventloop_lag_p99_seconds",
  cpuSeconds: "process_cpu_seconds_total",
};

/** Reads the figures of a server each second until aborted, as Prometheus would. */
export async function watchInstance(
  { name, metricsUrl }: Pick<Instance, "name" | "metricsUrl">,
  { start, failures, signal }: { start: number; failures: FailureLog; signal: AbortSignal },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const take = async (): Promise<void> => {
    const at = (performance.now() - start) / 1_000;
    try {
      const answer = await fetch(metricsUrl, { signal: AbortSignal.timeout(PATIENCE) });
      samples.push(sampleOf(at, await answer.text()));
    } catch (error) {
      failures.add(`${name} sent no figures: ${(error as Error).message}`);
    }
  };
  for (let next = performance.now(); !signal.aborted; next += EVERY) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.max(0, next - performance.now()));
    signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
    if (!signal.aborted) await take();
  }
  return samples;
}

function sampleOf(at: number, text: string): Sample {
  const value = (name: string): number => {
    const line = text.split("\n").find((each) => each.startsWith(`${name} `));
    if (line === undefined) throw new Error(`there is no ${name}`);
    return Number(line.slice(name.length + 1));
  };
  return {
    at,
    rss: value(NAMES.rss),
    heap: value(NAMES.heap),
    lag: value(NAMES.lag) * 1_000,
    cpuSeconds: value(NAMES.cpuSeconds),
  };
}
