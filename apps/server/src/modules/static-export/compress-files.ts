import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ExportFile, UnchangedFile } from "./export-file.ts";

const compress = promisify(gzip);

/**
 * Compresses the texts of an export with gzip, which every browser accepts: object storage sends files as they are
 * stored, and many have no CDN in front that would compress them.
 */
export async function* compressFiles(
  files: AsyncIterable<ExportFile | UnchangedFile>,
): AsyncGenerator<ExportFile | UnchangedFile> {
  for await (const file of files) {
    if ("unchanged" in file || !file.contentType.endsWith("charset=utf-8")) yield file;
    else yield { ...file, body: await compress(file.body, { level: 9 }), contentEncoding: "gzip" };
  }
}
