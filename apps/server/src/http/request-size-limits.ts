import { Transform } from "node:stream";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { AppError } from "../errors/app-error.ts";
import type { Authenticate } from "./authentication.ts";

/**
 * Maximum length of a URL: its path and query, as sent. The longest that the product itself creates is a search of 200
 * letters in a language and a category whose slugs have 200 letters each, where a letter takes nine characters. The
 * limit is below nginx's for a request line (8 KB), and a response head that repeats the whole URL in a header still
 * fits into nginx's buffer.
 */
export const MAX_URL_LENGTH = 6_000;

/** Rejects longer URLs before any part of the request is read. */
export const refuseLongUrls = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.url.length <= MAX_URL_LENGTH) return done();
    const longest = MAX_URL_LENGTH.toLocaleString("en");
    const message = `This URL is too long: use at most ${longest} characters`;
    done(Object.assign(new Error(message), { statusCode: 414 }));
  });
});

/** Bytes of JSON: many times the size of a sign-in, and parsed within some milliseconds, whatever it contains. */
const SMALL_BODY = 16 * 1024;
const LIMIT_TEXT = `${SMALL_BODY / 1024} KB`;

/**
 * Rejects longer JSON from clients that are not signed in, or that do not state its length, before it is parsed. A
 * megabyte of short keys occupies the processor for a fifth of a second, during which no other request is served.
 */
export const smallBodies = fp(async (app: FastifyInstance, { callerOf }: { callerOf: Authenticate }) => {
  app.addHook("preParsing", async (request, reply, payload) => {
    const { "content-type": type = "", "content-length": length } = request.headers;
    if (!/^application\/json\b/i.test(type)) return payload;
    if (length === undefined) return payload.pipe(upToLimit());
    // A body that is too long for every client is refused without looking up the client.
    const needsSignIn = Number(length) > SMALL_BODY && Number(length) <= request.routeOptions.bodyLimit;
    if (needsSignIn && !(await callerOf(request, reply).actor())) {
      // Not 413: an editor whose session has ended signs in again, and the save is repeated.
      throw new AppError("UNAUTHORIZED", `Sign in first to send more than ${LIMIT_TEXT}`);
    }
    return payload;
  });
});

/** Fails a body of unknown length when it exceeds the limit. */
function upToLimit(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > SMALL_BODY) done(tooLong());
      else done(null, chunk);
    },
  });
}

function tooLong(): Error {
  return new AppError(
    "PAYLOAD_TOO_LARGE",
    `A request body without a Content-Length has at most ${LIMIT_TEXT}`,
  );
}
