import { type FileStore, fileStore, fileUploadQuery } from "@saywhere/validators/files/stored-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireAdministrator } from "../../auth/require-role.ts";
import type { Authenticate } from "../../http/authentication.ts";
import { refuseUnknownParameters } from "../../http/refuse-unknown-parameters.ts";
import { replyBeforeBodyEnd } from "../../http/reply-before-body-end.ts";
import { decodeWildcard } from "../../http/wildcard-param.ts";
import type { FileService } from "./file.service.ts";

/** Milliseconds without a byte after which a sender counts as gone; a store that is busy takes some of them. */
const SILENCE = 300_000;

/**
 * Takes files, as they are, as the bodies of calls: `curl -T file address`. They are no procedures, since a body goes
 * to the store as it comes. Who calls is looked up before any of it is read, and again before the file is stored, because
 * sending it may take hours.
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
  // Whatever the sender calls it: the name and the content tell what it is.
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
