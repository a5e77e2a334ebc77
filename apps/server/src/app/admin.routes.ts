import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { IMMUTABLE } from "../http/cache-control.ts";
import { errorBody } from "../http/error-handler.ts";
import { contentSecurityPolicy, type FileOrigins } from "../http/security-headers.ts";
import { scriptHashes } from "../rendering/script-hashes.ts";
import type { AdminPage } from "./admin-page.ts";

const ASSETS = "/admin/assets/";

/** Serves the administration area: its files, and one page at every other URL below /admin. */
export async function adminRoutes(
  app: FastifyInstance,
  { page, fileOrigins }: { page: AdminPage; fileOrigins?: FileOrigins | undefined },
): Promise<void> {
  const policy = contentSecurityPolicy(scriptHashes(page.html), null, fileOrigins);

  await app.register(fastifyStatic, {
    root: page.assetsDir,
    prefix: ASSETS,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz"],
    decorateReply: false,
    // Built files have a content hash in their names.
    setHeaders: (reply) => {
      reply.header("cache-control", IMMUTABLE);
    },
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith(ASSETS)) {
      return reply.code(404).send(errorBody(404, "Nothing is at this address"));
    }
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", policy)
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex, nofollow")
      .type("text/html; charset=utf-8")
      .send(page.html);
  };
  app.get("/admin", sendPage);
  app.get("/admin/*", sendPage);
}
