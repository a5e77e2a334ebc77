import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { PUBLIC_READ } from "../cache/response-cache.ts";
import type { CallerOf } from "../plugins/caller.ts";
import type { Services } from "../services.ts";
import { type AppRouter, appRouter } from "./app-router.ts";
import type { Context } from "./context.ts";
import { isPublic } from "./is-public.ts";
import { logFailure } from "./log-failure.ts";

/** Serves the procedures to the web app under /trpc. */
export async function trpc(
  app: FastifyInstance,
  { services, callerOf }: { services: Services; callerOf: CallerOf },
): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
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
