import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import type { FastifyInstance } from "fastify";
import { PUBLIC_READ } from "../cache/response-cache.ts";
import type { Services } from "../services.ts";
import { type AppRouter, appRouter } from "./app-router.ts";
import type { Context } from "./context.ts";
import { isPublic } from "./is-public.ts";
import { logFailure } from "./log-failure.ts";

/** Serves the procedures to the web app under /trpc. */
export async function trpc(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: (): Context => ({ services }),
      onError: logFailure(app.log),
      responseMeta: ({ type, info, errors }) =>
        type === "query" && errors.length === 0 && info?.calls.every(({ path }) => isPublic(path))
          ? { headers: { "cache-control": PUBLIC_READ } }
          : { headers: { "cache-control": "no-store" } },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}
