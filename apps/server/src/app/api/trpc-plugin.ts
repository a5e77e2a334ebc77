import { BATCH_CALLS } from "@saywhere/validators/api/batch-limits";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { prepareErrorReply } from "../../http/error-handler.ts";
import { PUBLIC_READ } from "../../http/response-cache.ts";
import { Batch } from "../../trpc/batch.ts";
import { createContext, type Services } from "../../trpc/context.ts";
import { logFailure } from "../../trpc/log-error.ts";
import { type AppRouter, appRouter } from "./app-router.ts";
import { inputKey, isPublic } from "./procedure-metadata.ts";

/** Characters of procedure names, with commas between those of a batch. */
const NAMES = /^[\w.,]*$/;

/** Content type of responses that tRPC would stream line by line. */
const LINES = /application\/jsonl/i;

/** Serves the procedures to the web app under /trpc. */
export async function trpc(
  app: FastifyInstance,
  { services, callerOf, showErrors }: { services: Services; callerOf: Authenticate; showErrors: boolean },
): Promise<void> {
  // Errors of hooks, in the format of tRPC's own errors, so that clients read all of them in one way.
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { message, code, issues } = prepareErrorReply(error, request, reply);
    const number = new Map(Object.entries(TRPC_ERROR_CODES_BY_KEY)).get(code);
    const data = { code, httpStatus: reply.statusCode, issues };
    return reply.send({ error: { message, code: number ?? TRPC_ERROR_CODES_BY_KEY.BAD_REQUEST, data } });
  });
  // tRPC's plugin accepts multipart forms, which it would read completely, whatever their size.
  app.addHook("onRequest", async ({ headers: { "content-type": type } }) => {
    if (type !== undefined && !/^application\/json\b/i.test(type)) {
      throw Object.assign(new Error("Send JSON"), { statusCode: 415 });
    }
  });
  // tRPC builds a URL from the Host header, and reports an invalid one as an internal error.
  app.addHook("onRequest", async ({ headers: { host } }) => {
    if (host !== undefined && !URL.canParse(`http://${host}`)) {
      throw new AppError("BAD_REQUEST", "The Host header names no host");
    }
  });
  // tRPC decodes what Fastify has already decoded, and reports a remaining percent sign as an internal error.
  app.addHook("onRequest", async ({ params }) => {
    const { path = "" } = params as { path?: string };
    if (!NAMES.test(path)) {
      throw new AppError("NOT_FOUND", "There is no such procedure");
    }
    if (path.split(",").length > BATCH_CALLS) {
      throw new AppError("BAD_REQUEST", `Make at most ${BATCH_CALLS} calls in one request`);
    }
  });
  // The web app does not use streamed responses, whose headers are sent before their content is known.
  app.addHook("onRequest", async ({ headers: { accept, "trpc-accept": trpcAccept } }) => {
    if (LINES.test(String([accept, trpcAccept]))) {
      throw Object.assign(new Error("Ask for application/json: answers are not sent line by line"), {
        statusCode: 406,
      });
    }
  });
  // Default for responses that set no Cache-Control: no cache stores them.
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
  // The plugin registers the route itself and accepts no route configuration.
  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, cacheKey: trpcCacheKey };
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res, info }) =>
        createContext({
          services,
          caller: callerOf(req, res),
          showErrors,
          ...(info.calls.length > 1 && { batch: new Batch() }),
        }),
      onError: logFailure(app.log),
      responseMeta: ({ ctx, type, info, errors, eagerGeneration }) => ({
        headers: {
          // Headers that are sent before the calls run cannot depend on what the calls read.
          "cache-control":
            !eagerGeneration &&
            type === "query" &&
            errors.length === 0 &&
            ctx?.private === false &&
            info?.calls.every(({ path }) => isPublic(path))
              ? PUBLIC_READ
              : "no-store",
          ...retryAfterOf(errors),
        },
      }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

/** Returns a Retry-After header if a call was rejected temporarily. */
function retryAfterOf(errors: TRPCError[]): Record<string, string> {
  const seconds = errors.flatMap(({ cause }) => (cause instanceof AppError ? (cause.retryAfter ?? []) : []));
  return seconds.length > 0 ? { "retry-after": String(Math.max(...seconds)) } : {};
}

/**
 * The cache key of a GET of the web app: the procedure and its parsed input. The URL is parsed as tRPC parses it.
 *
 * @returns null for a batch, because the number of possible combinations is unlimited, and for a streamed response
 */
function trpcCacheKey(request: FastifyRequest): string | null {
  const { path = "" } = request.params as { path?: string };
  if (request.headers["trpc-accept"] !== undefined || !isPublic(path)) return null;
  const { searchParams } = new URL(request.url, "http://host");
  if (searchParams.get("batch") === "1") return null;
  const key = inputKey(path, readJson(searchParams.get("input")));
  return key && `${path} ${key}`;
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
