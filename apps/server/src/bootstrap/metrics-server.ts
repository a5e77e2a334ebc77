import fastify, { type FastifyInstance } from "fastify";
import type { Metrics } from "../app/metrics.ts";
import { listen } from "../http/listen.ts";

/** Serves the metrics on a separate port that visitors cannot reach. */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  metrics: Metrics,
): Promise<FastifyInstance> {
  // A connection without a request would prevent the server from closing.
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
