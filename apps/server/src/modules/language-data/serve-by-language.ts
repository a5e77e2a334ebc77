import type { FastifyInstance, FastifyRequest } from "fastify";
import { PUBLIC_READ } from "../../http/response-cache.ts";

interface Params {
  languageSlug: string;
}

const config = {
  cacheKey: ({ params }: FastifyRequest) => (params as Params).languageSlug,
};

/**
 * Serves public data of each language, at the URL that it has in the static export.
 *
 * @param urlOf returns that URL
 */
export function serveByLanguage(
  app: FastifyInstance,
  urlOf: (slug: string) => string,
  read: (slug: string) => Promise<unknown>,
): void {
  // A parameter of Fastify is written without escapes.
  const url = decodeURIComponent(urlOf(":languageSlug"));
  app.get<{ Params: Params }>(url, { config }, async ({ params: { languageSlug } }, reply) => {
    const json = JSON.stringify(await read(languageSlug));
    return reply.header("cache-control", PUBLIC_READ).type("application/json; charset=utf-8").send(json);
  });
}
