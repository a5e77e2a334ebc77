import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

const WRITES = new Set(["POST", "PUT", "PATCH"]);

/** Many times the depth of any input. Without a limit, code that follows a body recursively exhausts the stack. */
const MAX_DEPTH = 20;

/**
 * Parses only bodies that are JSON objects in UTF-8; a string that contains JSON is rejected with a message that says
 * what to send instead. An empty body counts as an empty object.
 */
export const jsonBody = fp(async (app: FastifyInstance) => {
  // A form of another site can send JSON as text/plain, but not as application/json.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) => {
    if (bytes.length === 0) return done(null, {});
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(bytes as Buffer);
    } catch {
      return done(badRequest("The body is not in UTF-8. Send it in UTF-8"));
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return done(badRequest("The body is not valid JSON"));
    }
    if (typeof body === "string")
      return done(badRequest("Send the object itself, not a string holding JSON"));
    if (typeof body !== "object" || body === null || Array.isArray(body)) {
      return done(badRequest("Send an object"));
    }
    if (isTooDeep(body)) {
      return done(badRequest("The body is nested too deeply"));
    }
    done(null, body);
  });
  app.addHook("preValidation", async (request) => {
    if (request.body != null || request.headers["content-type"] || !WRITES.has(request.method)) return;
    request.raw.headers["content-type"] = "application/json";
    request.body = {};
  });
});

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isTooDeep(body: object): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true;
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return false;
}

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}
