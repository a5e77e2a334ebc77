import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/**
 * The most characters of a URL: its path and its query, as sent. The longest that the product makes itself is a search
 * of 200 letters in a language and a category whose slugs have 200 letters each, where a letter takes nine characters.
 * It is less than what nginx takes of a request line (8 KB), and what fits into its buffer for a response head, should a
 * header repeat all of it.
 */
export const MAX_URL_LENGTH = 6_000;

/** Refuses longer URLs before anything is read from them. */
export const refuseLongUrls = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", async (request) => {
    if (request.url.length <= MAX_URL_LENGTH) return;
    const longest = MAX_URL_LENGTH.toLocaleString("en");
    throw Object.assign(new Error(`This URL is too long: use at most ${longest} characters`), {
      statusCode: 414,
    });
  });
});
