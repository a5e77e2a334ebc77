import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { AppError } from "../errors/app-error.ts";
import { isApiRequest } from "./is-api-request.ts";

/** Headers by which a program relies on what a write does, by their names in messages. */
const HEADERS = {
  "if-match": "If-Match",
  "if-none-match": "If-None-Match",
  "idempotency-key": "Idempotency-Key",
} as const;

/** They write nothing. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  interface FastifyContextConfig {
    /** Those of these headers that a write of the API respects. */
    respects?: (keyof typeof HEADERS)[];
  }
}

/**
 * Rejects writes of the API with a header that they would ignore: the program would believe that it cannot overwrite a
 * newer version or an existing record, or cannot do the same twice.
 */
export const refuseUnusedHeaders = fp(async (app: FastifyInstance) => {
  // After the hooks of the routes, so that a method that the path does not support, for example, comes first.
  app.addHook("preHandler", async (request) => {
    const { method, is404, headers, routeOptions } = request;
    if (SAFE_METHODS.has(method) || is404 || !isApiRequest(request)) return;
    for (const [header, name] of Object.entries(HEADERS) as [keyof typeof HEADERS, string][]) {
      if (headers[header] === undefined || routeOptions.config.respects?.includes(header)) continue;
      throw new AppError("BAD_REQUEST", `This call does not support ${name}. Send it without this header.`);
    }
  });
});
