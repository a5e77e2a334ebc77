import { type FileStore, fileStore, fileUploadQuery } from "@saywhere/validators/cdn/stored-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerWhileSending } from "../../plugins/answer-while-sending.ts";
import type { CallerOf } from "../../plugins/caller.ts";
import { refuseUnknownParameters } from "../../plugins/refuse-unknown-parameters.ts";
import { restOfAddress } from "../../plugins/rest-of-address.ts";
import { requireAdministrator } from "../../require-role.ts";
import type { Services } from "../../services.ts";
import type { Actor } from "../../trpc/context.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who uploads a file. */
    uploader: Actor | null;
  }
}

/** Milliseconds without a byte after which a sender counts as gone; a store that is busy takes some of them. */
const SILENCE = 300_000;

/**
 * Takes files, as they are, as the bodies of calls: `curl -T file address`. They are no procedures, since a body goes
 * to the store as it comes. Who calls is looked up before any of it is read.
 */
export async function fileUploads(
  app: FastifyInstance,
  { services, callerOf }: { services: Services; callerOf: CallerOf },
): Promise<void> {
  app.decorateRequest("uploader", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    request.uploader = requireAdministrator(await callerOf(request, reply).actor());
  });
  await app.register(answerWhileSending);
  app.removeAllContentTypeParsers();
  // Whatever the sender calls it: the name and the content tell what it is.
  app.addContentTypeParser("*", (_request, _body, done) => done(null, undefined));

  const upload = (store: FileStore) => async (request: FastifyRequest, reply: FastifyReply) => {
    refuseUnknownParameters(request.query, Object.keys(fileUploadQuery.shape));
    const { replace } = fileUploadQuery.parse(request.query);
    const { headers, raw } = request;
    const uploader = requireAdministrator(request.uploader);
    raw.setTimeout(SILENCE);
    const sent = {
      key: restOfAddress(request),
      content: raw,
      size: headers["content-length"] === undefined ? null : Number(headers["content-length"]),
      replace,
    };
    const { file, replaced } = await services.file.upload(store, sent, uploader.author);
    return reply.code(replaced ? 200 : 201).send(file);
  };
  for (const store of fileStore.options) {
    app.put(`/api/cdn/${store}/*`, upload(store));
  }
}
