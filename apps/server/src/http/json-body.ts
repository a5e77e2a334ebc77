import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

const WRITES = new Set(["POST", "PUT", "PATCH"]);

/**
 * Reads JSON bodies, and no others, the way callers send them: nothing at all counts as an empty object, and a body
 * that is a string holding JSON is refused with a message that says what to send instead.
 */
export const jsonBody = fp(async (app: FastifyInstance) => {
  // A form of another site can send text, and JSON within it; it cannot send JSON.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") return done(null, {});
    try {
      const body: unknown = JSON.parse(text as string);
      if (typeof body === "string")
        return done(badRequest("Send the object itself, not a string holding JSON"));
      done(null, body);
    } catch {
      done(badRequest("The body is not valid JSON"));
    }
  });
  app.addHook("preValidation", async (request) => {
    if (request.body != null || request.headers["content-type"] || !WRITES.has(request.method)) return;
    request.raw.headers["content-type"] = "application/json";
    request.body = {};
  });
});

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}
