import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { unknownParameter } from "../../http/check-query-parameters.ts";
import { inputKey, procedureMeta, procedures } from "./procedure-metadata.ts";
import { type RestOptions, restHandler } from "./rest-handler.ts";
import { describeRestRoute, type RestRoute } from "./rest-route.ts";

/**
 * Serves the procedures that state a path as REST under /api: one Fastify route for each, which calls the same
 * procedure as tRPC. trpc-to-openapi builds the document; see docs/decisions/rest-routes.md for why its adapter is not
 * used. Pages of other sites may read public content, and with a token what it may read.
 */
export async function rest(app: FastifyInstance, options: RestOptions): Promise<void> {
  // Encapsulated, so that it answers CORS preflight requests without adding headers to the responses of the routes.
  await app.register(
    // A wildcard, because naming the headers would echo in the response whatever the request lists. It does not include
    // Authorization (Fetch standard, section 3.3.2).
    async (scope) =>
      scope.register(cors, {
        origin: "*",
        methods: ["GET", "HEAD"],
        allowedHeaders: "*, authorization",
        maxAge: 86_400,
        // Programs ask without an origin, too, what a URL supports.
        strictPreflight: false,
      }),
    { prefix: "/api" },
  );
  for (const path of Object.keys(procedures)) {
    const { openapi } = procedureMeta(path);
    if (!openapi) continue;
    const route = describeRestRoute(path);
    app.route({
      method: openapi.method,
      url: routeUrl(openapi.path),
      config: { cacheKey: cacheKeyOf(route), respects: respectedHeaders(route) },
      handler: restHandler(app, options, route),
    });
  }
}

function routeUrl(path: string): string {
  return `/api${path.replace(/\{key\}$/, "*").replaceAll(/\{(\w+)\}/g, ":$1")}`;
}

function respectedHeaders(route: RestRoute): ("if-match" | "idempotency-key")[] {
  return [
    ...(route.takesIfMatch ? ["if-match" as const] : []),
    ...(route.takesIdempotencyKey ? ["idempotency-key" as const] : []),
  ];
}

/** The cache key of a call: its parsed parameters, independent of how the URL spells them. */
function cacheKeyOf({
  path,
  isCacheable,
  parameters,
  inputOf,
}: RestRoute): (request: FastifyRequest) => string | null {
  return (request) => {
    if (!isCacheable || unknownParameter(request.query, parameters) !== undefined) return null;
    return inputKey(path, inputOf(request));
  };
}
