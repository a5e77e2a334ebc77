import { createHash } from "node:crypto";
import type { SiteFile } from "../static-export/files/export-file.ts";

/** Number of characters that suffice to distinguish two sets of headers. */
const SHORT = 16;

/** Returns the hashes that identify a file: of its content, and of the headers that it is sent with. */
export function fileHashes({ body, contentType, cacheControl }: SiteFile): {
  hash: string;
  headersHash: string;
  etag: string;
} {
  return {
    hash: createHash("sha256").update(body).digest("hex"),
    headersHash: createHash("sha256")
      .update(JSON.stringify([contentType, cacheControl]))
      .digest("hex")
      .slice(0, SHORT),
    etag: createHash("md5").update(body).digest("hex"),
  };
}
