import type { ErrorBody } from "@saywhere/validators/api/error-body";
import { internalErrorMessage } from "@saywhere/validators/api/internal-error";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { ZodError } from "zod";
import { type AppError, issuesOf, restErrorOf } from "../errors/app-error.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { validationMessage } from "../errors/validation-message.ts";
import { currentRequest } from "../lib/request-context.ts";
import { pathOf } from "./access-log.ts";
import { bearerToken } from "./authentication.ts";
import { openToOtherOrigins } from "./cors.ts";
import { PROBLEM_TYPE, toProblem, withProblemDetails } from "./problem-details.ts";

const CODES: Record<number, string> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  406: "NOT_ACCEPTABLE",
  408: "TIMEOUT",
  409: "CONFLICT",
  410: "GONE",
  412: "PRECONDITION_FAILED",
  413: "PAYLOAD_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "UNSUPPORTED_MEDIA_TYPE",
  416: "RANGE_NOT_SATISFIABLE",
  417: "EXPECTATION_FAILED",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  431: "REQUEST_HEADER_FIELDS_TOO_LARGE",
  502: "BAD_GATEWAY",
  503: "SERVICE_UNAVAILABLE",
  507: "INSUFFICIENT_STORAGE",
};

/** Returns the body of an error response. Details of internal errors are not disclosed. */
export function errorBody(status: number, message: string): ErrorBody {
  const code = CODES[status];
  if (code === undefined && status >= 500) {
    return { message: internalErrorMessageNow(), code: "INTERNAL_SERVER_ERROR" };
  }
  return { message, code: code ?? "BAD_REQUEST" };
}

/** Responds 404. */
export function sendNotFound(reply: FastifyReply, message = "Nothing is at this address"): FastifyReply {
  return reply.code(404).send(errorBody(404, message));
}

/** Seconds after which a retry makes sense when the database or the storage does not respond. */
const OUTAGE_RETRY_SECONDS = 30;

/**
 * Formats errors that Fastify itself detects, and errors of routes that are not procedures, in one shape, which is a
 * problem of RFC 9457 in the REST API. Adds the headers that HTTP requires with a status: how to authenticate
 * (RFC 9110, section 11.6.1), and when to try again.
 */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (reply.statusCode === 401) reply.header("www-authenticate", challenge(request));
    if (reply.statusCode === 503 && !reply.hasHeader("retry-after")) {
      reply.header("retry-after", OUTAGE_RETRY_SECONDS);
    }
    done(null, withProblemDetails(request, reply, payload));
  });
});

/** The challenge for API tokens (RFC 6750, section 3). The session cookie has no scheme of HTTP. */
function challenge(request: FastifyRequest): string {
  return bearerToken(request) === null ? "Bearer" : 'Bearer error="invalid_token"';
}

/** Sends an error response. */
export function sendError(error: RouteError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.send(prepareErrorReply(error, request, reply));
}

/** Sends the response to an error before routing, such as a URL that cannot be decoded, for which no hooks run. */
export function sendUnroutedError(
  error: RouteError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = prepareErrorReply(error, request, reply);
  openToOtherOrigins(request, reply);
  return reply.type(PROBLEM_TYPE).send(toProblem(reply.statusCode, body));
}

type RouteError = FastifyError | AppError | ZodError;

/** Sets the status and the headers of an error response, and returns its body. */
export function prepareErrorReply(
  error: RouteError,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody {
  const known = toAppError(error);
  const status = known ? restErrorOf(known.toTRPCError()).status : statusOf(error);
  if (status >= 500) request.log.error({ err: error, path: pathOf(request.url) }, "request failed");
  const shown = known ?? error;
  if (known?.retryAfter !== undefined) reply.header("retry-after", known.retryAfter);
  reply.code(status).header("cache-control", "no-store");
  return {
    ...errorBody(status, messageOf(shown)),
    issues: issuesOf(shown),
  };
}

export const UNSUPPORTED_TYPE =
  "Send JSON, with the header Content-Type: application/json. Imports also take CSV, as text/csv.";

function messageOf(error: RouteError): string {
  if (error instanceof ZodError) return validationMessage(issuesOf(error));
  return "code" in error && error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE"
    ? UNSUPPORTED_TYPE
    : error.message;
}

function statusOf(error: RouteError): number {
  if (error instanceof ZodError) return 400;
  return ("statusCode" in error && error.statusCode) || 500;
}

/** Returns the message for the client of the current request when an internal error occurs. */
export function internalErrorMessageNow(): string {
  return internalErrorMessage(currentRequest()?.id);
}
