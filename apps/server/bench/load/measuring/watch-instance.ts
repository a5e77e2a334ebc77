import type { Instance } from "../product/start-instance.ts";
import type { Faults } from "./faults.ts";

/** What a server tells of itself at a moment. */
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

/** Reads the figures of a server each second until told to end, as Prometheus would. */
export async function watchInstance(
  { name, metricsUrl }: Pick<Instance, "name" | "metricsUrl">,
  { begun, faults, signal }: { begun: number; faults: Faults; signal: AbortSignal },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const take = async (): Promise<void> => {
    const at = (performance.now() - begun) / 1_000;
    try {
      const answer = await fetch(metricsUrl, { signal: AbortSignal.timeout(PATIENCE) });
      samples.push(sampleOf(at, await answer.text()));
    } catch (error) {
      faults.add(`${name} did not tell its figures: ${(error as Error).message}`);
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

function sampleOf(at: number, told: string): Sample {
  const value = (name: string): number => {
    const line = told.split("\n").find((each) => each.startsWith(`${name} `));
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
