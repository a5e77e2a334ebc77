import type { ErrorBody } from "@saywhere/validators/error-body";
import type { FastifyError, FastifyInstance } from "fastify";
import fp from "fastify-plugin";

const CODES: Record<number, string> = {
  400: "BAD_REQUEST",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  408: "TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

/** Writes the body of a failed call. What failed inside the server is not told. */
export function errorBody(status: number, message: string): ErrorBody {
  const code = CODES[status] ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR");
  return { message: status < 500 || status === 503 ? message : "Something went wrong on our side", code };
}

/** One shape for every error that Fastify itself finds. */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, url: request.url }, "request failed");
    return reply.code(status).send(errorBody(status, error.message));
  });
});
