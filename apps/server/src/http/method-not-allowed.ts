import type { FastifyInstance, FastifyReply } from "fastify";
import { errorBody } from "./error-handler.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Lets the API respond 405, with the methods that a path has, to the others (RFC 9110, section 15.5.6). Call it before
 * the routes are added.
 *
 * @returns adds the routes of those responses; call it after all others
 */
export function methodNotAllowed(app: FastifyInstance): () => void {
  /** Methods by path; `/api/languages/:slug` and `/api/languages/:id` are the same path. */
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    if (!url.startsWith("/api/")) return;
    const path = url.replaceAll(/:\w+/g, ":name");
    const methods = methodsByPath.get(path) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPath.set(path, methods);
  });
  return () => {
    for (const [url, methods] of [...methodsByPath].filter(([path]) => path !== "/api/*")) {
      const supported = [...methods];
      app.route({
        method: METHODS.filter((method) => !supported.includes(method)),
        url,
        // Before the body is read.
        onRequest: async (_request, reply) => refuseMethod(reply, supported),
        handler: () => undefined,
      });
    }
  };
}

/** Responds 405 with the methods that the path supports. */
export function refuseMethod(reply: FastifyReply, supported: readonly string[]): FastifyReply {
  const message = `This address does not support the method. It supports ${supported.join(", ")}.`;
  return reply
    .code(405)
    .headers({ allow: [...supported, "OPTIONS"].join(", "), "cache-control": "no-store" })
    .send(errorBody(405, message));
}
