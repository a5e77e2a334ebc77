import type { FastifyInstance } from "fastify";
import { VERSION } from "../config/version.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { errorBody } from "./error-handler.ts";

/** What must be available before requests can be served. None of it reveals hosts or passwords. */
export interface Readiness {
  /** Whether the tables match this version's migrations. @throws if the database does not respond */
  isMigrated(): Promise<boolean>;
  /** Whether pages can be rendered; true for a server that serves only the API. */
  renders: boolean;
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal;
}

/** In milliseconds: health checks commonly time out after a second or more. */
const PATIENCE = 800;

/**
 * `/health/live`: the process responds. `/health/ready`: requests can be served too. Object storage is not checked:
 * pages and the API work without it, and removing every instance from the balancer would not restore it.
 */
export async function health(app: FastifyInstance, readiness: Readiness): Promise<void> {
  app.get("/health/live", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  let asking: Promise<boolean> | undefined;
  // One query at a time, so that checks do not pile up when the database hangs.
  const isMigrated = () => {
    asking ??= readiness.isMigrated().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  app.get("/health/ready", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const migrated = await withTimeout(isMigrated(), PATIENCE).catch((error: unknown) => {
      request.log.warn({ err: error }, "not ready");
      return null;
    });
    const parts = {
      database: migrated === null ? "does not answer" : "ok",
      migrations: migrated === null ? "unknown" : migrated ? "ok" : "missing",
      renderer: readiness.renders ? "ok" : "none",
    };
    const why = readiness.stopping.aborted
      ? "The server is stopping"
      : migrated === null
        ? "The database does not answer"
        : migrated
          ? null
          : "The tables are of an earlier version. Run the migrations, or wait until they ran.";
    if (why === null) return { status: "ok", version: VERSION, parts };
    return reply.code(503).send({ ...errorBody(503, why), version: VERSION, parts });
  });
}
