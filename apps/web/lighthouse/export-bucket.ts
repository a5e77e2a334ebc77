import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Bucket } from "../e2e/support/servers/bucket.ts";

const EXPORT = join(import.meta.dirname, "../../server/src/cli/export-site.ts");
const compress = promisify(gzip);

/** The types of what the five pages load; anything else is a stream of bytes. */
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Writes the static export of a running server with its own data folder into a folder. */
export async function exportSite(dataDir: string, publicUrl: string, folder: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: "", WEB_DIR: "", DATA_DIR: dataDir, PUBLIC_URL: publicUrl };
  await promisify(execFile)(process.execPath, [EXPORT, folder], { env });
}

/** A folder of a static export as a bucket has it after a deployment that compresses texts. */
export function exportBucket(folder: string): Pick<Bucket, "read"> {
  // A bucket has them compressed already; the page that is measured must not share its processor with the compression.
  const compressed = new Map<string, Promise<Buffer>>();
  const compressOnce = (key: string, body: Buffer) => {
    const found = compressed.get(key) ?? compress(body, { level: 9 });
    compressed.set(key, found);
    return found;
  };
  return {
    async read(key) {
      const body = await readFile(join(folder, key)).catch(() => null);
      if (!body) return null;
      const contentType = TYPES[extname(key)] ?? "application/octet-stream";
      const isText = contentType.endsWith("utf-8");
      return {
        body: isText ? await compressOnce(key, body) : body,
        contentType,
        cacheControl: "public, max-age=300",
        contentEncoding: isText ? "gzip" : "",
      };
    },
  };
}
