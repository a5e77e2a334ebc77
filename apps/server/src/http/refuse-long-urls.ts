import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/**
 * Maximum length of a URL: its path and query, as sent. The longest that the product itself creates is a search of 200
 * letters in a language and a category whose slugs have 200 letters each, where a letter takes nine characters. The
 * limit is below nginx's for a request line (8 KB), and a response head that repeats the whole URL in a header still
 * fits into nginx's buffer.
 */
export const MAX_URL_LENGTH = 6_000;

/** Rejects longer URLs before any part of the request is read. */
export const refuseLongUrls = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", async (request) => {
    if (request.url.length <= MAX_URL_LENGTH) return;
    const longest = MAX_URL_LENGTH.toLocaleString("en");
    throw Object.assign(new Error(`This URL is too long: use at most ${longest} characters`), {
      statusCode: 414,
    });
  });
});
