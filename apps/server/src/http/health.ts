import type { FastifyInstance } from "fastify";
import { withTimeout } from "../lib/with-timeout.ts";
import { errorBody } from "./error-handler.ts";

/** What has to be there before requests can be answered. None of it says a word of addresses or passwords. */
export interface Readiness {
  /** Whether the tables are those that this version works with. @throws when the database does not answer */
  isMigrated(): Promise<boolean>;
  /** Whether pages can be rendered; a server that serves the API alone needs none. */
  renders: boolean;
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal;
}

/** In milliseconds: whoever asks gives up after a second or more. */
const PATIENCE = 800;

/**
 * `/health/live`: the process answers. `/health/ready`: requests can be answered too. It does not ask the object
 * storage: pages and the API do without it, and taking every instance away would not bring it back.
 */
export async function health(app: FastifyInstance, readiness: Readiness): Promise<void> {
  app.get("/health/live", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  let asking: Promise<boolean> | undefined;
  // Asked once at a time: a database that hangs must not gather those who ask whether it does.
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
      ? "The server stops"
      : migrated === null
        ? "The database does not answer"
        : migrated
          ? null
          : "The tables are of an earlier version. Run the migrations, or wait until they ran.";
    if (why === null) return { status: "ok", parts };
    return reply.code(503).send({ ...errorBody(503, why), parts });
  });
}
