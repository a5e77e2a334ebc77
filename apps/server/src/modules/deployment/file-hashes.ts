import { createHash } from "node:crypto";
import type { SiteFile } from "../static-export/files/export-file.ts";

/** As many signs as tell two ways of sending a file apart. */
const SHORT = 16;

/** What tells a file from another one: its content, and how it is sent. */
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
