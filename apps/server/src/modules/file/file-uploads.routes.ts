import { type FileStore, fileStore, fileUploadQuery } from "@saywhere/validators/files/stored-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireAdministrator } from "../../auth/require-role.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { refuseUnknownParameters } from "../../http/refuse-unknown-parameters.ts";
import { replyBeforeBodyEnd } from "../../http/reply-before-body-end.ts";
import { decodeWildcard } from "../../http/wildcard-param.ts";
import type { FileService } from "./file.service.ts";

/** Milliseconds without a byte after which a client counts as disconnected; a busy store takes up some of them. */
const SILENCE = 300_000;

/**
 * Accepts files unchanged as request bodies: `curl -T file URL`. The routes are not procedures, because the body is
 * streamed to the store. The caller is authenticated before the body is read, and again before the file is stored,
 * because an upload may take hours.
 */
export async function fileUploads(
  app: FastifyInstance,
  { files, callerOf }: { files: FileService; callerOf: Authenticate },
): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    requireAdministrator(await callerOf(request, reply).actor());
  });
  await app.register(replyBeforeBodyEnd);
  app.removeAllContentTypeParsers();
  // The content type of the request is ignored: the file's name and content determine its type.
  app.addContentTypeParser("*", (_request, _body, done) => done(null, undefined));

  const upload = (store: FileStore) => async (request: FastifyRequest, reply: FastifyReply) => {
    refuseUnknownParameters(request.query, Object.keys(fileUploadQuery.shape));
    const { replace } = fileUploadQuery.parse(request.query);
    const { headers, raw } = request;
    const caller = callerOf(request, reply);
    const { author } = requireAdministrator(await caller.actor());
    raw.setTimeout(SILENCE);
    const sent = {
      key: decodeWildcard(request),
      content: raw,
      size: headers["content-length"] === undefined ? null : Number(headers["content-length"]),
      replace,
      authorize: async () => void requireAdministrator(await caller.actorNow()),
    };
    const { file, replaced } = await files.upload(store, sent, author);
    return reply.code(replaced ? 200 : 201).send(file);
  };
  for (const store of fileStore.options) {
    app.put(`/api/cdn/${store}/*`, upload(store));
  }
}
