import type { FastifyInstance } from "fastify";
import { errorBody } from "./errors.ts";

/** `/health/live`: the process answers. `/health/ready`: the database answers too. */
export async function health(app: FastifyInstance, { ping }: { ping: () => Promise<void> }): Promise<void> {
  app.get("/health/live", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/health/ready", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await ping();
      return { status: "ok" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).send(errorBody(503, "The database does not answer"));
    }
  });
}
