import fastify, { type FastifyInstance } from "fastify";
import type { Metrics } from "../app/metrics/metrics.ts";
import { listen } from "../http/listen.ts";

/** Gives the figures on a port of their own, which visitors do not reach. */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
): Promise<FastifyInstance> {
  // A connection that was only opened would keep it from ending.
  const app = fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  try {
    await listen(app, { host, port }, { host: "METRICS_HOST", port: "METRICS_PORT" });
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
