import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type PrometheusContentType,
  Registry,
} from "@prometheus-io/client";
import { VERSION } from "../config/version.ts";
import type { OnRequestDone } from "../http/access-log.ts";
import { withTimeout } from "../lib/with-timeout.ts";

/** Figures of all deployments in the database, across instances. */
export interface DeploymentFigures {
  running: number;
  /** Number of finished deployments by status. */
  ended: { status: string; count: number }[];
  /** Unix times in seconds, and the duration of the newest successful deployment; null if there is none. */
  lastSuccess: number | null;
  lastFailure: number | null;
  lastDuration: number | null;
}

/** The parts of the server that are queried when the metrics are read. */
export interface MeasuredParts {
  /** Connection pool of the database. */
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Cache hits, and responses that were computed to be cached. */
  cache(): { hits: number; misses: number };
  /** Number of browsers that watch a deployment. */
  watchers(): number;
  deployments(): Promise<DeploymentFigures>;
}

/** In seconds: from cache hits to the time after which clients give up. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Methods with their own series; all others share one, because clients can send any method name. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** In milliseconds: a scrape waits no longer than this for a database that hangs. */
const DATABASE_TIMEOUT = 1_000;

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of the server for Prometheus. */
export function createMetrics({ pool, cache, watchers, deployments }: MeasuredParts) {
  const registry = new Registry<PrometheusContentType>();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "saywhere_http_request_duration_seconds",
    help: "Time from a request to the end of its response, by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const cacheRequests = new Counter({
    name: "saywhere_response_cache_requests_total",
    help: "Public responses that were sent from the cache (hit), or computed and cached (miss)",
    labelNames: ["result"],
    registers: [],
    collect() {
      const { hits, misses } = cache();
      this.reset();
      this.inc({ result: "hit" }, hits);
      this.inc({ result: "miss" }, misses);
    },
  });
  const connections = new Gauge({
    name: "saywhere_database_connections",
    help: "Connections of the pool in use and idle, and calls that wait for one",
    labelNames: ["state"],
    registers: [],
    collect() {
      const { totalCount, idleCount, waitingCount } = pool;
      this.set({ state: "in_use" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
  const streamClients = new Gauge({
    name: "saywhere_event_stream_clients",
    help: "Browsers that watch a deployment",
    registers: [],
    collect() {
      this.set(watchers());
    },
  });
  new Gauge({
    name: "saywhere_build_info",
    help: "Always 1; the labels say what runs",
    labelNames: ["version", "node_version"],
    registers,
  }).set({ version: VERSION, node_version: process.version }, 1);
  // Registered here, because a metric that nothing else uses would be a `new` for its side effect, which the lint rejects.
  for (const metric of [cacheRequests, connections, streamClients]) registry.registerMetric(metric);
  const missed = new Counter({
    name: "saywhere_missed_searches_total",
    help: "Searches without results",
    registers,
  });
  const failedSignIns = new Counter({
    name: "saywhere_failed_sign_ins_total",
    help: "Attempts to sign in with a wrong password or e-mail address, or too many of them",
    registers,
  });
  const webhooks = new Counter({
    name: "saywhere_webhook_deliveries_total",
    help: "Attempts of this instance to deliver a webhook, by result",
    labelNames: ["result"],
    registers,
  });
  const updateDeployments = deploymentMetrics(registers, deployments);

  return {
    request({ method, route, status, ms }: Parameters<OnRequestDone>[0]) {
      const labels = {
        method: METHODS.has(method) ? method : "other",
        route: routeLabel(route),
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, ms / 1_000);
    },
    searchMissed: () => missed.inc(),
    signInFailed: () => failedSignIns.inc(),
    webhookAttempted: (result: "succeeded" | "failed") => webhooks.inc({ result }),
    /** Returns all metrics in Prometheus' text format. */
    async read() {
      await updateDeployments();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Groups built files under one label, because each has its own route and a new name in each version. */
function routeLabel(route: string | null): string {
  if (route === null) return "none";
  return route.startsWith("/assets/") ? "/assets/*" : route;
}

/**
 * Registers the metrics of deployments. If the database does not respond, they are omitted and the others still
 * exposed.
 *
 * @returns a function that updates them before a scrape
 */
function deploymentMetrics(
  registers: Registry<PrometheusContentType>[],
  read: () => Promise<DeploymentFigures>,
): () => Promise<void> {
  const ended = new Counter({
    name: "saywhere_deployments_total",
    help: "Finished deployments, by status",
    labelNames: ["status"],
    registers,
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `saywhere_deployment${name}`, help, registers });
  const gauges = {
    running: gauge("s_running", "Deployments that run, on any instance"),
    lastSuccess: gauge("_last_success_timestamp_seconds", "When a deployment last succeeded"),
    lastFailure: gauge("_last_failure_timestamp_seconds", "When a deployment last failed"),
    lastDuration: gauge("_last_duration_seconds", "Duration of the newest successful deployment"),
  };
  return async () => {
    const figures = await withTimeout(read(), DATABASE_TIMEOUT).catch(() => null);
    ended.reset();
    for (const { status, count } of figures?.ended ?? []) ended.inc({ status }, count);
    for (const [name, metric] of Object.entries(gauges) as [keyof typeof gauges, Gauge][]) {
      const value = figures?.[name] ?? null;
      if (value === null) metric.remove();
      else metric.set(value);
    }
  };
}
