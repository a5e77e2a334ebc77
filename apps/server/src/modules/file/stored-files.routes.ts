import { join } from "node:path";
import { send } from "@fastify/send";
import { type FileStore, fileKindOf, fileStore } from "@saywhere/validators/files/stored-file";
import { RESERVED_KEYS } from "@saywhere/validators/files/validate-file-key";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorBody } from "../../http/error-handler.ts";
import { decodeWildcard } from "../../http/wildcard-param.ts";
import { keyToPath } from "../storage/local-keys.ts";
import { contentFolder } from "../storage/local-storage.ts";
import { sentContentType } from "./response-content-type.ts";

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
  const give = (store: FileStore) => async (request: FastifyRequest, reply: FastifyReply) => {
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
      const contentType = kind ? sentContentType(kind) : "application/octet-stream";
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
    if (type === "error" && statusCode >= 500) throw metadata.error;
    return reply.callNotFound();
  };
  for (const store of fileStore.options) app.get(`/files/${store}/*`, give(store));
}
