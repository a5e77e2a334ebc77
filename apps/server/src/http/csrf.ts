import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects writes that a page of another site makes with a visitor's browser. Browsers state where a call comes from
 * (Origin, Sec-Fetch-Site); programs send neither of these, and no cookie that they did not add themselves. An API token
 * is no exception: browsers send a POST whatever methods the preflight response allows.
 */
export const csrfProtection = fp(async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
  const own = new URL(publicUrl).origin;
  app.addHook("onRequest", async (request) => {
    if (READS.has(request.method)) return;
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
