import cors from "@fastify/cors";
import { findKey, storeResponse } from "@saywhere/db/queries/idempotency-key.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { LIST_LIMIT, listHeaders, TRPC_LIST } from "@saywhere/validators/api/pagination";
import { stringifySearch } from "@saywhere/validators/urls/search-params";
import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ZodError } from "zod";
import { invalidField, restErrorOf } from "../../errors/app-error.ts";
import { toAppError } from "../../errors/to-app-error.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { recordEtag, requiredVersion } from "../../http/etag.ts";
import { refuseUnknownParameters, unknownParameter } from "../../http/refuse-unknown-parameters.ts";
import { PUBLIC_READ } from "../../http/response-cache.ts";
import { createContext, type Services } from "../../trpc/context.ts";
import { logFailure } from "../../trpc/log-error.ts";
import { refuseOtherCall, runWithKey } from "../../writes/idempotency.ts";
import { appRouter } from "./app-router.ts";
import { idempotencyKeyOf } from "./idempotency-key-header.ts";
import {
  hasField,
  inputKey,
  inputNames,
  inputSchema,
  isPublic,
  outputSchema,
  procedureMeta,
  procedures,
  readInput,
  takesIdempotencyKey,
  takesIfMatch,
} from "./procedure-metadata.ts";
import { refuseUnknownFields } from "./refuse-unknown-fields.ts";
import { restInput } from "./rest-input.ts";

/** Header of a response that an earlier call with the same Idempotency-Key got. */
const REPLAYED = "idempotency-replayed";

const PRECONDITION_FAILED = { status: 412, code: "PRECONDITION_FAILED" };

interface RestOptions {
  db: Queryable;
  services: Services;
  callerOf: Authenticate;
}

/**
 * Serves the procedures that state a path as REST under /api: one Fastify route for each, which calls the same
 * procedure as tRPC. trpc-to-openapi builds the document; see docs/decisions/rest-routes.md for why its adapter is not
 * used. Pages of other sites may read public content, and with a token what it may read.
 */
export async function rest(app: FastifyInstance, options: RestOptions): Promise<void> {
  // Encapsulated, so that it answers CORS preflight requests without adding headers to the responses of the routes.
  await app.register(
    // A wildcard, because naming the headers would echo in the response whatever the request lists. It does not include
    // Authorization (Fetch standard, section 3.3.2).
    async (scope) =>
      scope.register(cors, {
        origin: "*",
        methods: ["GET", "HEAD"],
        allowedHeaders: "*, authorization",
        maxAge: 86_400,
        // Programs ask without an origin, too, what an address supports.
        strictPreflight: false,
      }),
    { prefix: "/api" },
  );
  for (const path of Object.keys(procedures)) {
    const { openapi } = procedureMeta(path);
    if (!openapi) continue;
    app.route({
      method: openapi.method,
      url: routeUrl(openapi.path),
      config: { cacheKey: restCacheKey(path), respects: respectedHeaders(path) },
      handler: restHandler(app, options, path),
    });
  }
}

function routeUrl(path: string): string {
  return `/api${path.replace(/\{key\}$/, "*").replaceAll(/\{(\w+)\}/g, ":$1")}`;
}

function restHandler(app: FastifyInstance, { db, services, callerOf }: RestOptions, path: string) {
  const logError = logFailure(app.log);
  const type = procedures[path]?._def.type ?? "query";
  const { status: success = 200 } = procedureMeta(path);
  const schema = inputSchema(path);
  const inputOf = restInput(schema);
  const cacheable = isPublic(path) && type === "query";
  const parameters = queryParameters(path);
  const lengthOfList = listLength(path);
  const output = outputSchema(path);
  const isRecord = hasField(output, "version");
  // A program can send a record as it read it.
  const ignored = isRecord ? output : undefined;
  const takesKey = takesIdempotencyKey(path);
  const takesVersion = takesIfMatch(path);
  const send = (reply: FastifyReply, status: number, cache: string, json: string): FastifyReply =>
    reply.code(status).header("cache-control", cache).type("application/json").send(json);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const input = inputOf(request);
    const ifMatch = takesVersion ? request.headers["if-match"] : undefined;
    const list: { next?: string | undefined } = {};
    let answered: unknown;
    const answeredRecord = () => answered as { id: number; slug?: string; version: number };
    const onNextPage = (after: string) => {
      list.next = after;
    };
    const recordRequired = ifMatch !== undefined;
    const ctx = createContext({ services, caller: callerOf(request, reply), recordRequired, onNextPage });
    const call = { path, type, ctx, signal: undefined, batchIndex: 0 };
    const isOpen = () => cacheable && !ctx.private;
    const answer = async (read: unknown): Promise<string> => {
      list.next = undefined;
      answered = await callTRPCProcedure({
        ...call,
        router: appRouter,
        getRawInput: async () => {
          refuseUnknownParameters(request.query, parameters);
          refuseUnknownFields(request.body, { accepted: schema, ignored });
          return ifMatch === undefined ? read : withRequiredVersion(input, requiredVersion(ifMatch));
        },
      });
      return JSON.stringify(answered);
    };
    /** Reads, validates and serializes a long list in chunks, so that other requests are served in between. */
    const answerList = async (length: number): Promise<string> => {
      const parts: string[] = [];
      for (let left = length; left > 0; left -= TRPC_LIST.most) {
        const after = list.next === undefined ? {} : { after: list.next };
        parts.push(await answer({ ...input, ...after, limit: Math.min(left, TRPC_LIST.most) }));
        if (list.next === undefined) break;
        ctx.listStarted = true;
      }
      return parts.length === 1 ? String(parts[0]) : `[${parts.map((part) => part.slice(1, -1)).join(",")}]`;
    };
    try {
      const keyed = takesKey ? await idempotencyKeyOf(request, input, ctx.caller) : null;
      const earlier = keyed && (await findKey(db, keyed));
      if (earlier) refuseOtherCall(earlier, keyed);
      if (earlier?.response) {
        const { headers, body } = earlier.response;
        return send(reply.headers(headers).header(REPLAYED, "true"), success, "no-store", body);
      }
      const length = lengthOfList(input);
      const once = keyed && (await runWithKey(keyed, () => answer(input)));
      const json = once?.result ?? (await (length === null ? answer(input) : answerList(length)));
      if (list.next !== undefined) {
        reply.header("link", `<${nextUrl(path, input, list.next)}>; rel="next"`);
      }
      const headers = {
        ...(success === 201 && { location: locationOf(path, answeredRecord()) }),
        ...(isRecord && { etag: recordEtag(answeredRecord().version) }),
      };
      reply.headers(headers);
      if (keyed) await storeResponse(db, keyed, { body: json, headers });
      if (once?.replayed) reply.header(REPLAYED, "true");
      return send(reply, success, isOpen() ? PUBLIC_READ : "no-store", json);
    } catch (cause) {
      const error = toAppError(cause)?.toTRPCError() ?? getTRPCErrorFromUnknown(cause);
      logError({ error, path });
      const shape = getTRPCErrorShape({ config: appRouter._def._config, error, input, ...call });
      const invalid = error.code === "BAD_REQUEST" && error.cause instanceof ZodError;
      const { issues, conflict, retryAfter } = shape.data;
      if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
      const message = invalid ? "Input validation failed" : shape.message;
      const isStale = ifMatch !== undefined && conflict?.reason === "stale";
      const { status, code } = isStale ? PRECONDITION_FAILED : restErrorOf(error);
      const body = JSON.stringify({ message, code, issues, conflict });
      return send(reply, status, "no-store", body);
    }
  };
}

function respectedHeaders(path: string): ("if-match" | "idempotency-key")[] {
  return [
    ...(takesIfMatch(path) ? ["if-match" as const] : []),
    ...(takesIdempotencyKey(path) ? ["idempotency-key" as const] : []),
  ];
}

/** Adds the version that a client requires to the input of a write. */
function withRequiredVersion(
  input: Record<string, unknown>,
  version: number | undefined,
): Record<string, unknown> {
  if (version === undefined) return input;
  if (input["version"] !== undefined && input["version"] !== version) {
    throw invalidField(["version"], "This is another version than that of If-Match");
  }
  return { ...input, version };
}

/** Number of items that a call requests from a potentially long list; null for another call or an invalid input. */
function listLength(path: string): (input: unknown) => number | null {
  if (procedureMeta(path).openapi?.responseHeaders !== listHeaders) return () => null;
  return (input) => {
    const read = readInput(path, input) as { limit?: number } | null;
    return read && (read.limit ?? LIST_LIMIT);
  };
}

/** Query parameters of a call: all input fields that are not in its path, if it has no body. */
function queryParameters(path: string): string[] {
  const { openapi } = procedureMeta(path);
  if (openapi?.method !== "GET" && openapi?.method !== "DELETE") return [];
  return inputNames(path).filter((name) => !openapi.path.includes(`{${name}}`));
}

/** The cache key of a call: its parsed parameters, independent of how the URL spells them. */
function restCacheKey(path: string): (request: FastifyRequest) => string | null {
  const parameters = queryParameters(path);
  const inputOf = restInput(inputSchema(path));
  return (request) => {
    if (!isPublic(path) || unknownParameter(request.query, parameters) !== undefined) return null;
    return inputKey(path, inputOf(request));
  };
}

/** The URL of a list's next page, built from the parsed input and not from the raw request. */
function nextUrl(path: string, input: unknown, after: string): string {
  const read = readInput(path, input) ?? {};
  const route = `/api${procedureMeta(path).openapi?.path ?? ""}`;
  const inPath = (name: string) => route.includes(`{${name}}`);
  const query = Object.entries({ ...read, after }).filter(([name]) => !inPath(name));
  return (
    route.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(read[name]))) +
    stringifySearch(Object.fromEntries(query))
  );
}

/** The URL at which a record is read that a call has created: the call's own with the record's slug or ID. */
function locationOf(path: string, record: { id: number; slug?: string }): string {
  const route = procedureMeta(path).openapi?.path ?? "";
  const hasSlug = Object.keys(procedures).some(
    (other) => procedureMeta(other).openapi?.path === `${route}/{slug}`,
  );
  return `/api${route}/${hasSlug ? record.slug : record.id}`;
}
