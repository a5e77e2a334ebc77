import { join } from "node:path";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from "fastify";
import { StorageError } from "../../errors/storage-error.ts";
import { pathOf } from "../../http/access-log.ts";
import { LocalObjectStorage } from "../../modules/storage/local-storage.ts";
import { noCopyPage } from "./empty-preview-page.ts";
import { openFile } from "./open-file.ts";

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
    frameworkErrors: (_error, _request, reply) => sendUnreadableAddress(reply),
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("x-content-type-options", "nosniff");
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, path: pathOf(request.url) }, "the preview could not give a file");
    return reply.code(500).type("text/plain").send("The preview could not read this file.");
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("allow", "GET, HEAD").type("text/plain").send("A static copy can only be read."),
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

function sendUnreadableAddress(reply: FastifyReply): void {
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
