import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StartupError } from "../errors/startup-error.ts";
import { IMMUTABLE } from "../http/cache-control.ts";
import { sendNotFound } from "../http/error-handler.ts";
import { contentSecurityPolicy, type FileOrigins, permissionsPolicy } from "../http/security-headers.ts";
import { scriptHashes } from "../rendering/script-hashes.ts";

/** The built administration area: one page for all of its URLs, and the files it loads. */
export interface AdminPage {
  html: string;
  assetsDir: string;
}

/**
 * Reads the administration area from the build output of the web app.
 *
 * @throws StartupError if it is not built
 */
export function loadAdminPage(webDir: string): AdminPage {
  const adminDir = join(webDir, "admin");
  const file = join(adminDir, "index.html");
  if (!existsSync(file)) {
    throw new StartupError(
      `The administration area is not built in ${adminDir}. Run "pnpm build" first, or set WEB_DIR to where the web app is.`,
    );
  }
  return { html: readFileSync(file, "utf8"), assetsDir: join(adminDir, "assets") };
}

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
      return sendNotFound(reply);
    }
    return reply
      .header("cache-control", "no-store")
      .header("content-security-policy", policy)
      .header("permissions-policy", permissionsPolicy({ microphone: true }))
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex, nofollow")
      .type("text/html; charset=utf-8")
      .send(page.html);
  };
  app.get("/admin", sendPage);
  app.get("/admin/*", sendPage);
}
