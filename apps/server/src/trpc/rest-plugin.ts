import cors from "@fastify/cors";
import type { TRPCError } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import { fastifyTRPCOpenApiPlugin } from "trpc-to-openapi";
import { PUBLIC_READ } from "../cache/response-cache.ts";
import type { Services } from "../services.ts";
import { appRouter } from "./app-router.ts";
import { type Context, contextFactory } from "./context.ts";
import { isPublic } from "./is-public.ts";
import { logFailure } from "./log-failure.ts";

interface Outcome {
  paths?: string[];
  ctx?: Context;
  errors: TRPCError[];
}

function responseMeta({ paths, ctx, errors }: Outcome): { status?: number; headers: Record<string, string> } {
  const succeeded = errors.length === 0;
  const headers = { "cache-control": succeeded && paths?.every(isPublic) ? PUBLIC_READ : "no-store" };
  return succeeded && ctx?.status ? { status: ctx.status, headers } : { headers };
}

/** Serves the procedures that state a path as REST under /api. Other origins may read, not write. */
export async function rest(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  await app.register(cors, {
    origin: "*",
    methods: ["GET", "HEAD"],
    exposedHeaders: ["etag"],
    maxAge: 86_400,
  });
  // The plugin's handler ends before its reply is sent; Fastify has to be told to wait for the reply.
  app.addHook("onRoute", (route) => {
    const handle = route.handler;
    route.handler = async function (request, reply) {
      await handle.call(this, request, reply);
      return reply;
    };
  });
  // The plugin's types are those of Node's handler, not of Fastify's.
  await app.register(fastifyTRPCOpenApiPlugin, {
    basePath: "/api",
    router: appRouter,
    createContext: contextFactory(services, "rest") as never,
    onError: logFailure(app.log) as never,
    responseMeta: responseMeta as never,
  });
}
