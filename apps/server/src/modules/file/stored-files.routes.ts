import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { OWN_KEYS } from "@saywhere/validators/new-file-key";
import { type FileStore, fileKindOf, fileStore } from "@saywhere/validators/stored-file";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { restOfAddress } from "../../plugins/rest-of-address.ts";
import { fileOfKey } from "../storage/file-of-key.ts";
import { contentFolder } from "../storage/local-storage.ts";
import { sentContentType } from "./sent-content-type.ts";

/** Nothing in a file runs, or loads anything, though a browser show it as a page of its own. */
const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; frame-ancestors 'none'";

/**
 * Gives the files of a storage that is kept in a folder, to everybody: `/files/assets/…` and `/files/media/…`.
 *
 * @param folder of the whole storage
 */
export async function storedFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  // Knows ranges, which players seek by, and conditions; the storage gives whole objects alone.
  await app.register(fastifyStatic, {
    serve: false,
    index: false,
    cacheControl: false,
    contentType: false,
    dotfiles: "allow",
  });

  const send = (store: FileStore) => (request: FastifyRequest, reply: FastifyReply) => {
    const key = restOfAddress(request);
    if (key === "" || key.startsWith(OWN_KEYS)) return reply.callNotFound();
    const kind = fileKindOf(store, key);
    return reply
      .headers({
        "cache-control": "public, max-age=3600",
        "content-security-policy": POLICY,
        "access-control-allow-origin": "*",
        "access-control-expose-headers": "accept-ranges, content-length, content-range, etag",
      })
      .type(kind ? sentContentType(kind) : "application/octet-stream")
      .sendFile(fileOfKey("", key), contentFolder(join(folder, store)));
  };
  for (const store of fileStore.options) app.get(`/files/${store}/*`, send(store));
}
