import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { bearerToken } from "./bearer-token.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a page of another site has a visitor's browser make. Browsers say where a call comes
 * from (Origin, Sec-Fetch-Site); programs say neither and send no cookie of their own accord. No page can add
 * an API token to a call to another site: browsers ask first, and are told that others may only read.
 */
export const csrfProtection = fp(async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
  const own = new URL(publicUrl).origin;
  app.addHook("onRequest", async (request) => {
    if (READS.has(request.method) || bearerToken(request) !== null) return;
    if (!isOwn(request, own)) {
      throw Object.assign(new Error("This call came from another site"), { statusCode: 403 });
    }
  });
});

function isOwn({ headers, protocol, host }: FastifyRequest, own: string): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return false;
  const { origin } = headers;
  return origin === undefined || origin === own || origin === `${protocol}://${host}`;
}
