import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import { PUBLIC_READ } from "../cache/response-cache.ts";
import type { CallerOf } from "../plugins/caller.ts";
import type { Services } from "../services.ts";
import { type AppRouter, appRouter } from "./app-router.ts";
import type { Context } from "./context.ts";
import { isPublic } from "./is-public.ts";
import { logFailure } from "./log-failure.ts";
import { trpcCacheKey } from "./trpc-cache-key.ts";

/** More calls in one request than any screen makes. */
const MAX_BATCH = 50;

/** What names of procedures, with commas between those of a batch, are made of. */
const NAMES = /^[\w.,]*$/;

/** Serves the procedures to the web app under /trpc. */
export async function trpc(
  app: FastifyInstance,
  { services, callerOf }: { services: Services; callerOf: CallerOf },
): Promise<void> {
  // tRPC's plugin takes forms with files, which it would read whole, however long they are.
  app.addHook("onRequest", async ({ headers: { "content-type": type } }) => {
    if (type !== undefined && !/^application\/json\b/i.test(type)) {
      throw Object.assign(new Error("Send JSON"), { statusCode: 415 });
    }
  });
  // tRPC makes an address of it, and takes one that cannot be made for a failure of its own.
  app.addHook("onRequest", async ({ headers: { host } }) => {
    if (host !== undefined && !URL.canParse(`http://${host}`)) {
      throw new AppError("BAD_REQUEST", "The Host header names no host");
    }
  });
  // tRPC decodes what Fastify has decoded, and takes a percent sign that is left for a failure of its own.
  app.addHook("onRequest", async ({ params }) => {
    const { path = "" } = params as { path?: string };
    if (!NAMES.test(path)) {
      throw new AppError("NOT_FOUND", "There is no such procedure");
    }
  });
  // The plugin makes the route, and takes no configuration for it.
  app.addHook("onRoute", (route) => {
    route.config = { ...route.config, cacheKey: trpcCacheKey };
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: ({ req, res }): Context => ({ services, caller: callerOf(req, res) }),
      onError: logFailure(app.log),
      responseMeta: ({ ctx, type, info, errors }) => ({
        headers: {
          "cache-control":
            type === "query" &&
            errors.length === 0 &&
            !ctx?.private &&
            info?.calls.every(({ path }) => isPublic(path))
              ? PUBLIC_READ
              : "no-store",
        },
      }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}
