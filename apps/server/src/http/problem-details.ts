import { STATUS_CODES } from "node:http";
import type { ErrorBody } from "@saywhere/validators/api/error-body";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isApiRequest } from "./is-api-request.ts";

export const PROBLEM_TYPE = "application/problem+json; charset=utf-8";

/** Adds the fields of a problem to the body of an error response (RFC 9457). */
export function toProblem(status: number, body: ErrorBody): ErrorBody {
  const title = STATUS_CODES[status] ?? "Error";
  return { ...body, type: "about:blank", title, status, detail: body.message };
}

/** Makes an error response of the REST API a problem; another payload is returned unchanged. */
export function withProblemDetails(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const type = String(reply.getHeader("content-type"));
  if (reply.statusCode < 400 || typeof payload !== "string" || !isApiRequest(request)) return payload;
  if (!type.startsWith("application/json")) return payload;
  reply.type(PROBLEM_TYPE);
  return JSON.stringify(toProblem(reply.statusCode, JSON.parse(payload) as ErrorBody));
}
