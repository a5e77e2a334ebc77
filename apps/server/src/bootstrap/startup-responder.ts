import fastify from "fastify";
import type { Env } from "../config/env.ts";
import { errorBody } from "../http/error-handler.ts";
import { listen } from "../http/listen.ts";
import { withProblemDetails } from "../http/problem-details.ts";

/**
 * Responds to health checks while the database is being prepared, which may take minutes after an update: the process
 * is live, but not ready.
 *
 * @returns a function that stops it, so that the server can take the port; nothing listens if connections are to be refused
 */
export async function serveStartupResponses(
  env: Pick<Env, "answerWhileStarting" | "host" | "port">,
): Promise<() => Promise<void>> {
  if (!env.answerWhileStarting) return async () => undefined;
  const app = fastify({ forceCloseConnections: true });
  app.addHook("onSend", async (request, reply, payload) => withProblemDetails(request, reply, payload));
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
