import { findKey, storeResponse } from "@saywhere/db/queries/idempotency-key.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { getTRPCErrorFromUnknown } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { restErrorOf } from "../../errors/app-error.ts";
import { toAppError } from "../../errors/to-app-error.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { matchesEtag, readEtag, recordEtag } from "../../http/etag.ts";
import { PUBLIC_READ } from "../../http/response-cache.ts";
import type { Services } from "../../trpc/context.ts";
import { logFailure } from "../../trpc/log-error.ts";
import { refuseOtherCall, runWithKey } from "../../writes/idempotency.ts";
import { idempotencyKeyOf } from "./idempotency-key-header.ts";
import { RestCall } from "./rest-call.ts";
import { createdRecordUrl, pageLinks } from "./rest-links.ts";
import type { RestRoute } from "./rest-route.ts";

/** Header of a response that an earlier call with the same Idempotency-Key got. */
const REPLAYED = "idempotency-replayed";

const PRECONDITION_FAILED = { status: 412, code: "PRECONDITION_FAILED" };

export interface RestOptions {
  db: Queryable;
  services: Services;
  callerOf: Authenticate;
}

/** Answers the requests of a REST route by calling its procedure. */
export function restHandler(app: FastifyInstance, options: RestOptions, route: RestRoute) {
  const logError = logFailure(app.log);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = options.callerOf(request, reply);
    const call = new RestCall(route, request, { services: options.services, caller });
    try {
      return await answer(options.db, { route, call, request, reply });
    } catch (cause) {
      const error = toAppError(cause)?.toTRPCError() ?? getTRPCErrorFromUnknown(cause);
      logError({ error, path: route.path });
      const { message, data } = call.describe(error);
      const { issues, conflict, retryAfter } = data;
      if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
      const isStale = call.ifMatch !== undefined && conflict?.reason === "stale";
      const { status, code } = isStale ? PRECONDITION_FAILED : restErrorOf(error);
      const body = { message, code, issues, conflict };
      return send(reply, { status, cacheControl: "no-store", json: JSON.stringify(body) });
    }
  };
}

interface Exchange {
  route: RestRoute;
  call: RestCall;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer(db: Queryable, { route, call, request, reply }: Exchange): Promise<FastifyReply> {
  const { path, status } = route;
  const { input, context } = call;
  const key = route.takesIdempotencyKey ? await idempotencyKeyOf(request, input, context.caller) : null;
  const earlier = key && (await findKey(db, key));
  if (earlier) refuseOtherCall(earlier, key);
  if (earlier?.response) {
    const { headers, body } = earlier.response;
    reply.headers(headers).header(REPLAYED, "true");
    return send(reply, { status, cacheControl: "no-store", json: body });
  }
  const once = key && (await runWithKey(key, () => call.run()));
  const json = once?.result ?? (await call.run());
  const links = route.isPaged ? pageLinks(path, input, call.result, call.next) : "";
  if (links !== "") reply.header("link", links);
  const record = call.result as { id: number; slug?: string; version: number };
  const isShareable = route.isCacheable && !context.private;
  if (route.isRecord && route.type === "query" && !isShareable) {
    return sendPrivateRecord({ request, reply }, readEtag(json, recordEtag(record.version)), json);
  }
  const headers = {
    ...(status === 201 && { location: createdRecordUrl(path, record) }),
    ...(route.isRecord && { etag: recordEtag(record.version) }),
  };
  reply.headers(headers);
  if (key) await storeResponse(db, key, { body: json, headers });
  if (once?.replayed) reply.header(REPLAYED, "true");
  return send(reply, { status, cacheControl: isShareable ? PUBLIC_READ : "no-store", json });
}

/** The cache of public responses does the same for those. */
function sendPrivateRecord(
  { request, reply }: Pick<Exchange, "request" | "reply">,
  etag: string,
  json: string,
): FastifyReply {
  reply.header("etag", etag);
  if (!matchesEtag(request.headers["if-none-match"], etag)) {
    return send(reply, { status: 200, cacheControl: "no-store", json });
  }
  return reply.code(304).header("cache-control", "no-store").send();
}

interface Answer {
  status: number;
  cacheControl: string;
  json: string;
}

function send(reply: FastifyReply, { status, cacheControl, json }: Answer): FastifyReply {
  return reply.code(status).header("cache-control", cacheControl).type("application/json").send(json);
}
