import type { FailureLog, Sample } from "./measurements.ts";
import type { RunResult } from "./run-scenario.ts";

/** The trend of a figure that is measured each second. */
export interface Trend {
  /** The medians of the first third and of the last one. */
  first: number;
  last: number;
  /** How much it grows in a minute, by the straight line that fits best. */
  perMinute: number;
}

interface Point {
  /** Seconds. */
  at: number;
  value: number;
}

/** @throws RangeError for fewer than three points */
export function trendOf(points: readonly Point[]): Trend {
  if (points.length < 3) throw new RangeError("A trend needs three points");
  const third = Math.floor(points.length / 3);
  const values = points.map(({ value }) => value);
  return {
    first: median(values.slice(0, third)),
    last: median(values.slice(-third)),
    perMinute: slope(points) * 60,
  };
}

/**
 * The least of each stretch of some seconds. Of a heap it is what was left after the garbage went, as nearly as it can be
 * known from outside.
 */
export function leastOfStretches(points: readonly Point[], seconds: number): Point[] {
  const stretches = Map.groupBy(points, ({ at }) => Math.floor(at / seconds));
  return [...stretches.values()].map((of) =>
    of.reduce((least, point) => (point.value < least.value ? point : least)),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** By least squares. */
function slope(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  return mean((point) => (point.at - at) * (point.value - value)) / mean((point) => (point.at - at) ** 2);
}

/** Something that has to hold. */
export interface Check {
  what: string;
  holds: boolean;
  /** What was found. */
  found: string;
}

/** How a server did. */
export interface ServerFigures {
  name: string;
  rss: Trend;
  /** After the garbage went. */
  heap: Trend;
  /** Milliseconds: the middle second's, and that of the worst second in a hundred. */
  lag: { median: number; worst: number };
  /** Processor time that it took, and what share of a core that was. */
  cpuSeconds: number;
  cpu: number;
}

export interface Verdict {
  /** False if the generator itself was behind schedule, which makes the results invalid. */
  valid: boolean;
  checks: Check[];
  servers: ServerFigures[];
}

/** Milliseconds. */
const LATEST = 50;
/** The alert threshold for operators, in milliseconds. */
const BUSY = 200;
/** Connections of a server as documented, and those of a deployment and pg-boss. */
const CONNECTIONS = { server: 15, deployment: 15 };
/** How much more the last third may have than the first, in shares and bytes. */
const GROWTH = { share: 0.1, rss: 32 * 2 ** 20, heap: 16 * 2 ** 20 };
/** Minimum duration for a trend; shorter runs show only the start. */
const LONG_ENOUGH = 240;
/** Seconds in which each heap is swept at least once. */
const STRETCH = 10;

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

export function judge(driven: RunResult, failures: FailureLog): Verdict {
  const servers = driven.servers.map(({ name, samples }) =>
    figuresOf(
      name,
      samples.filter(({ at }) => at >= driven.warmUp),
    ),
  );
  const bound = CONNECTIONS.server * servers.length + CONNECTIONS.deployment;
  const checks: Check[] = [
    {
      what: "no request failed, none got a wrong response, no server logged an error",
      holds: failures.count === 0,
      found: failures.count === 0 ? "none" : `${failures.count}: ${failures.lines().join("; ")}`,
    },
    {
      what: `at most ${bound} connections to the database`,
      holds: driven.mostConnections <= bound,
      found: String(driven.mostConnections),
    },
    {
      what: "watchers of deployments received events",
      holds: driven.received > 0,
      found: `${driven.received} events`,
    },
    {
      what: "the event loop lag is below the alert threshold",
      holds: servers.every(({ lag }) => lag.median < BUSY),
      found: servers.map(({ lag }) => `${Math.round(lag.median)} ms`).join(", "),
    },
  ];
  if (driven.seconds >= LONG_ENOUGH) {
    checks.push({
      what: "memory does not grow: the last third has at most a tenth and a few MB more than the first",
      holds: servers.every(({ rss, heap }) => isFlat(rss, GROWTH.rss) && isFlat(heap, GROWTH.heap)),
      found: servers.map(({ rss, heap }) => `${change(rss)}, heap ${change(heap)}`).join("; "),
    });
  }
  return { valid: driven.lateness <= LATEST, checks, servers };
}

const isFlat = ({ first, last }: Trend, more: number): boolean => last <= first * (1 + GROWTH.share) + more;

const change = ({ first, last }: Trend): string => `${megabytes(first)} → ${megabytes(last)}`;

function figuresOf(name: string, samples: Sample[]): ServerFigures {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error(`${name} sent no figures`);
  const of = (key: "rss" | "heap") => samples.map((sample) => ({ at: sample.at, value: sample[key] }));
  const heap = leastOfStretches(of("heap"), STRETCH);
  const lags = samples.map(({ lag }) => lag).toSorted((one, other) => one - other);
  return {
    name,
    rss: trendOf(of("rss")),
    heap: trendOf(heap.length < 3 ? of("heap") : heap),
    lag: { median: median(lags), worst: lags[Math.floor(lags.length * 0.99)] ?? Number.NaN },
    cpuSeconds: last.cpuSeconds - first.cpuSeconds,
    cpu: (last.cpuSeconds - first.cpuSeconds) / (last.at - first.at),
  };
}
