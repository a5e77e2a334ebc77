import type { AddressInfo } from "node:net";
import { join } from "node:path";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from "fastify";
import type { Env } from "../../config/env.ts";
import { StorageError } from "../../errors/storage-error.ts";
import { pathOf } from "../../http/access-log.ts";
import { listen } from "../../http/listen.ts";
import { LocalObjectStorage } from "../../modules/storage/local-storage.ts";
import { openStores } from "../../modules/storage/stores.ts";
import { plainPage } from "../../rendering/minimal-page.ts";
import { openFile } from "./open-file.ts";

/** Page shown while no static export exists. */
function noCopyPage(publicUrl: string): string {
  // A parsed URL contains no character that needs HTML escaping.
  const manager = new URL(`${publicUrl}/admin/cdn`).href;
  return plainPage(
    "No static export yet",
    `<p>This address shows the static export of the site as soon as there is one. To make it, open the
<a href="${manager}">CDN Manager</a> as an administrator and press Deploy Static Site.</p>`,
  );
}

interface Options {
  /** Folder of the static export in local storage. */
  folder: string;
  /** URL of the site, where the static export is deployed from. */
  publicUrl: string;
  log: FastifyBaseLogger;
}

const HTML = "text/html; charset=utf-8";

/** Serves the static export in a folder like a plain web server. */
export function buildPreview({ folder, publicUrl, log }: Options): FastifyInstance {
  const storage = new LocalObjectStorage(folder);
  const content = join(folder, "content");
  const app = fastify({
    // A connection without a request would prevent the server from closing.
    forceCloseConnections: true,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) => sendUnreadableUrl(reply),
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, path: pathOf(request.url) }, "the preview could not give a file");
    return reply.code(500).type("text/plain").send("The preview could not read this file.");
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("allow", "GET, HEAD").type("text/plain").send("A static export can only be read."),
  );

  app.get("/*", async (request, reply) => {
    for (const key of keysAt(request.url)) {
      const details = await storage.head(key).catch(nullForImpossibleNames);
      const file = details && (await openFile(request.raw, content, details));
      if (file) return reply.code(file.status).headers(file.headers).send(file.body);
    }
    return sendMissing(reply);
  });

  async function sendMissing(reply: FastifyReply): Promise<FastifyReply> {
    const page = await storage.get("404.html");
    return reply
      .code(404)
      .type(HTML)
      .send(page?.body ?? noCopyPage(publicUrl));
  }
  return app;
}

function sendUnreadableUrl(reply: FastifyReply): void {
  void reply.code(400).type("text/plain").send("This is not a valid address.");
}

/** Keys under which the file for a URL can be stored. */
function keysAt(url: string): string[] {
  const path = decodeURIComponent(url.split("?", 1)[0] ?? "").slice(1);
  if (path === "" || path.endsWith("/")) return [`${path}index.html`];
  return [path, `${path}/index.html`];
}

function nullForImpossibleNames(error: unknown): null {
  if (error instanceof StorageError && error.reason === "key") return null;
  throw error;
}

type PreviewEnv = Pick<Env, "host" | "publicUrl" | "previewPort" | "previewUrl" | "storage">;

export interface Preview {
  url: string;
  /** Why the preview is not available at this URL; null if it is. */
  failure: string | null;
  close(): Promise<void>;
}

/**
 * Serves the static export in local storage on its own port. The site does not depend on that port, so a port that
 * cannot be opened is logged instead of being thrown as an error.
 *
 * @returns null if the static export is stored in a bucket
 */
export async function startPreview(env: PreviewEnv, log: FastifyBaseLogger): Promise<Preview | null> {
  const { host, publicUrl, previewPort, previewUrl, storage } = env;
  if (storage.provider !== "folder") return null;
  const { name: folder } = openStores(storage, { serverUrl: publicUrl, previewUrl }).static;
  const app = buildPreview({ folder, publicUrl, log });
  try {
    await listen(app, { host, port: previewPort });
  } catch (error) {
    await app.close();
    return { url: previewUrl, failure: (error as Error).message, close: async () => undefined };
  }
  const url = new URL(previewUrl);
  const [address] = app.addresses() as AddressInfo[];
  url.port = String(address?.port);
  return { url: url.origin, failure: null, close: () => app.close() };
}
