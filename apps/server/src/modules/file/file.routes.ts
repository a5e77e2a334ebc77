import { join } from "node:path";
import { send } from "@fastify/send";
import { RESERVED_KEYS, storedFileKey } from "@saywhere/validators/files/file-key";
import {
  type FileStore,
  fileKindOf,
  fileStore,
  fileUploadQuery,
} from "@saywhere/validators/files/stored-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Authenticate } from "../../http/authentication.ts";
import { checkQueryParameters } from "../../http/check-query-parameters.ts";
import { errorBody } from "../../http/error-handler.ts";
import { decodeWildcard } from "../../http/wildcard-param.ts";
import { keyToPath } from "../storage/local-keys.ts";
import { contentFolder } from "../storage/local-storage.ts";
import { responseContentType } from "./file.presenter.ts";
import type { FileService } from "./file.service.ts";
import { requireUploader } from "./require-uploader.ts";

/** Milliseconds without a byte after which a client counts as disconnected; a busy store takes up some of them. */
const IDLE_TIMEOUT_MS = 300_000;

/**
 * Accepts files unchanged as request bodies: `curl -T file URL`. The routes are not procedures, because the body is
 * streamed to the store. The caller is authenticated before the body is read, and again before the file is stored,
 * because an upload may take hours.
 */
export async function fileUploads(
  app: FastifyInstance,
  { files, callerOf }: { files: FileService; callerOf: Authenticate },
): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.removeAllContentTypeParsers();
  // The content type of the request is ignored: the file's name and content determine its type.
  app.addContentTypeParser("*", (_request, _body, done) => done(null, undefined));

  const keyOf = (request: FastifyRequest): string => storedFileKey(decodeWildcard(request));
  const uploaderOf = async (...asked: Parameters<typeof requireUploader>) => {
    const uploader = requireUploader(...asked);
    await files.requireRecordingLanguage(asked[2], uploader.author);
    return uploader;
  };
  const authenticate = (store: FileStore) => async (request: FastifyRequest, reply: FastifyReply) => {
    await uploaderOf(await callerOf(request, reply).actor(), store, keyOf(request));
  };
  const upload = (store: FileStore) => async (request: FastifyRequest, reply: FastifyReply) => {
    checkQueryParameters(request.query, Object.keys(fileUploadQuery.shape));
    const { replace } = fileUploadQuery.parse(request.query);
    const { headers, raw } = request;
    const caller = callerOf(request, reply);
    const key = keyOf(request);
    const { author, limit } = await uploaderOf(await caller.actor(), store, key, replace);
    raw.setTimeout(IDLE_TIMEOUT_MS);
    const fileUpload = {
      key,
      content: raw,
      limit,
      size: headers["content-length"] === undefined ? null : Number(headers["content-length"]),
      replace,
      authorize: async () => void (await uploaderOf(await caller.actorNow(), store, key, replace)),
    };
    const { file, replaced } = await files.upload(store, fileUpload, author);
    if (replaced) return reply.send(file);
    // The name as it is stored: systems decompose characters differently.
    const path = file.key.split("/").map(encodeURIComponent).join("/");
    return reply.code(201).header("location", `/api/cdn/${store}/${path}`).send(file);
  };
  for (const store of fileStore.options) {
    app.put(`/api/cdn/${store}/*`, { onRequest: authenticate(store) }, upload(store));
  }
}

/** Prevents a file from running scripts or loading resources, even if a browser shows it as a page of its own. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; frame-ancestors 'none'";
/** The PDF viewer of a browser is not part of the site and does not start in a sandbox. */
const POLICY_OF_PDF = "frame-ancestors 'none'";

const HEADERS = {
  "cache-control": "public, max-age=3600",
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "accept-ranges, content-length, content-range, etag",
};

/**
 * Serves the files of local storage publicly: `/files/assets/…` and `/files/media/…`.
 *
 * @param folder the folder of the whole storage
 */
export async function storedFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const serve = (store: FileStore) => async (request: FastifyRequest, reply: FastifyReply) => {
    const key = decodeWildcard(request);
    if (key === "" || key.startsWith(RESERVED_KEYS)) return reply.callNotFound();
    // `send` supports range requests, which media players use to seek, and conditional requests.
    const { type, statusCode, headers, stream, metadata } = await send(
      request.raw,
      encodeURIComponent(keyToPath("", key)),
      {
        root: contentFolder(join(folder, store)),
        index: false,
        cacheControl: false,
        contentType: false,
        dotfiles: "allow",
      },
    );
    if (type === "file") {
      const kind = fileKindOf(store, key);
      const contentType = kind ? responseContentType(kind) : "application/octet-stream";
      return reply
        .code(statusCode)
        .headers({ ...HEADERS, ...headers })
        .header("content-security-policy", contentType === "application/pdf" ? POLICY_OF_PDF : POLICY)
        .type(contentType)
        .send(stream);
    }
    if (type === "error" && statusCode === 416) {
      return reply
        .code(416)
        .header("content-range", headers["Content-Range"])
        .send(errorBody(416, "The file has no such part"));
    }
    if (type === "error" && statusCode === 412) {
      return reply.code(412).send(errorBody(412, "The file has changed since"));
    }
    if (type === "error" && statusCode >= 500) throw metadata.error;
    return reply.callNotFound();
  };
  for (const store of fileStore.options) app.get(`/files/${store}/*`, serve(store));
}
