import { Counter, Gauge, type Registry } from "prom-client";
import { withTimeout } from "../../lib/with-timeout.ts";

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

/** In milliseconds: a scrape waits no longer than this for a database that hangs. */
const PATIENCE = 1_000;

/**
 * Registers the metrics of deployments. If the database does not respond, they are omitted and the others still
 * exposed.
 *
 * @returns a function that updates them before a scrape
 */
export function deploymentMetrics(
  registry: Registry,
  read: () => Promise<DeploymentFigures>,
): () => Promise<void> {
  const registers = [registry];
  const ended = new Counter({
    name: "saywhere_deployments_total",
    help: "Deployments that ended, by how they ended",
    labelNames: ["status"],
    registers,
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `saywhere_deployment${name}`, help, registers });
  const gauges = {
    running: gauge("s_running", "Deployments that run, on whatever instance"),
    lastSuccess: gauge("_last_success_timestamp_seconds", "When a deployment last succeeded"),
    lastFailure: gauge("_last_failure_timestamp_seconds", "When a deployment last failed"),
    lastDuration: gauge("_last_duration_seconds", "How long the newest successful deployment took"),
  };
  return async () => {
    const figures = await withTimeout(read(), PATIENCE).catch(() => null);
    ended.reset();
    for (const { status, count } of figures?.ended ?? []) ended.inc({ status }, count);
    for (const [name, metric] of Object.entries(gauges) as [keyof typeof gauges, Gauge][]) {
      const value = figures?.[name] ?? null;
      if (value === null) metric.remove();
      else metric.set(value);
    }
  };
}
