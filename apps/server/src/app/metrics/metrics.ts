import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OnRequestDone } from "../../http/access-log.ts";
import { type DeploymentFigures, deploymentMetrics } from "./deployment-metrics.ts";

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

export interface Metrics {
  request: OnRequestDone;
  searchMissed(): void;
  signInFailed(): void;
  /** Returns all metrics in Prometheus' text format. */
  read(): Promise<string>;
  contentType: string;
}

/** In seconds: from cache hits to the time after which clients give up. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Methods with their own series; all others share one, because clients can send any method name. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Creates the metrics of the server for Prometheus. */
export function createMetrics({ pool, cache, watchers, deployments }: MeasuredParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "saywhere_http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by the pattern of the route",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const keptAnswers = new Counter({
    name: "saywhere_kept_answers_total",
    help: "Public answers: given from memory (hit), or made anew and kept (miss)",
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
    help: "Browsers that are told how a deployment goes on",
    registers: [],
    collect() {
      this.set(watchers());
    },
  });
  registry.registerMetric(keptAnswers);
  registry.registerMetric(connections);
  registry.registerMetric(streamClients);
  const missed = new Counter({
    name: "saywhere_missed_searches_total",
    help: "Searches that found nothing",
    registers,
  });
  const failedSignIns = new Counter({
    name: "saywhere_failed_sign_ins_total",
    help: "Attempts to sign in with a wrong password or address, or too many of them",
    registers,
  });
  const lookAtDeployments = deploymentMetrics(registry, deployments);

  return {
    request({ method, route, status, ms }) {
      const labels = {
        method: METHODS.has(method) ? method : "other",
        route: routeLabel(route),
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, ms / 1_000);
    },
    searchMissed: () => missed.inc(),
    signInFailed: () => failedSignIns.inc(),
    async read() {
      await lookAtDeployments();
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
