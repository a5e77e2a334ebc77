import fastify from "fastify";
import type { Env } from "../config/env.ts";
import { errorBody } from "../http/error-handler.ts";
import { listen } from "../http/listen.ts";

/**
 * Answers while the database is being brought to where the server can use it, which may take minutes after an update:
 * the process lives, and is not ready.
 *
 * @returns what ends it, so that the server itself can take the port; nothing listens where any port will do, or where
 * connections are to be refused
 */
export async function serveStartupResponses(
  env: Pick<Env, "answerWhileStarting" | "host" | "port">,
): Promise<() => Promise<void>> {
  if (env.port === 0 || !env.answerWhileStarting) return async () => undefined;
  const app = fastify({ forceCloseConnections: true });
  app.get("/health/live", async () => ({ status: "ok" }));
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(503)
      .headers({ "cache-control": "no-store", "retry-after": "5" })
      .send(errorBody(503, "The server is starting. Please try again in a moment.")),
  );
  try {
    await listen(app, env);
  } catch (error) {
    await app.close();
    throw error;
  }
  return () => app.close();
}
