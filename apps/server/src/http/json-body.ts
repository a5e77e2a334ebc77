import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

const WRITES = new Set(["POST", "PUT", "PATCH"]);

/**
 * Parses JSON bodies only. An empty body counts as an empty object, and a JSON-encoded string that contains JSON is
 * rejected with a message that states what to send instead.
 */
export const jsonBody = fp(async (app: FastifyInstance) => {
  // A form of another site can send JSON as text/plain, but not as application/json.
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
