import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { BATCH_CALLS } from "@saywhere/validators/api/batch-limits";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import ipaddr from "ipaddr.js";
import { clientIpAddress } from "./client-ip-address.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether requests are counted as computed reads although the response cache does not store their responses. */
    countedAsRead?: true;
  }
}

/** Number of IP addresses with a count of their own; beyond it, the count of the oldest starts again. */
const IP_ADDRESSES = 10_000;

/**
 * Limits how many public reads of an IP address are computed in a minute. Reads that the response cache answers are not
 * counted; each call of a batch is. Each instance counts for itself, in memory.
 */
export const readRateLimit = fp(
  async (app, { perMinute }: { perMinute: number }) => {
    await app.register(rateLimit, {
      global: false,
      max: perMinute,
      timeWindow: 60_000,
      cache: IP_ADDRESSES,
      // RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.
      enableDraftSpec: true,
      // A client with an IPv6 address commonly controls the whole /64 network.
      keyGenerator: (request) => normalizeIP(clientIpAddress(request)),
      allowList: (request) => isOwnMachine(clientIpAddress(request)),
      errorResponseBuilder: (_request, { ttl }) =>
        Object.assign(new Error(`Too many requests. Try again in ${Math.ceil(ttl / 1_000)} seconds.`), {
          statusCode: 429,
        }),
    });
    const limit = app.rateLimit();
    const count = app.createRateLimit();
    // After the hooks of the routes, so that a rejection has their headers too.
    app.addHook("preHandler", async function limitRead(request, reply) {
      if (!isComputedRead(request)) return;
      // The limit counts the request as its last call.
      for (let call = 1; call < callsOf(request); call++) await count(request);
      await limit.call(this, request, reply);
    });
  },
  { dependencies: ["cache-responses"] },
);

/** Batches of the web app are never cached, and may consist of public reads. */
function isComputedRead({ computation, method, routeOptions: { config, url } }: FastifyRequest): boolean {
  return (
    computation !== null ||
    config.countedAsRead === true ||
    (method === "GET" && (url?.startsWith("/trpc/") ?? false))
  );
}

/** The number of calls of a request: a batch names several procedures. */
function callsOf({ params }: FastifyRequest): number {
  const { path = "" } = params as { path?: string };
  // A longer batch is refused.
  return Math.min(path.split(",").length, BATCH_CALLS);
}

/**
 * Programs on the server's own machine, and all clients of a proxy there whose headers are not trusted: one count for
 * all of them would take the site down.
 */
function isOwnMachine(ipAddress: string): boolean {
  return ipaddr.isValid(ipAddress) && ipaddr.parse(ipAddress).range() === "loopback";
}
