import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { ExportFile } from "../static-export/export-file.ts";
import type { PlanOptions } from "./plan-deployment.ts";

const compress = promisify(gzip);

/** Marks the fingerprints of compressed exports: a file that was uploaded uncompressed is not up to date, and vice versa. */
const MARK = "+gzip";

/**
 * Compresses the texts of an export with gzip, which every browser accepts: object storage sends files as they are
 * stored, and many have no CDN in front that would compress them.
 */
export function compressExport({
  render,
  fingerprint,
}: Pick<PlanOptions, "render" | "fingerprint">): Pick<PlanOptions, "render" | "fingerprint"> {
  return {
    fingerprint: async () => `${await fingerprint()}${MARK}`,
    async *render({ known, ...options }) {
      const files = render({
        ...options,
        async known(keys) {
          const marked = [...(await known(keys))].filter(([, trace]) => trace.fingerprint.endsWith(MARK));
          return new Map(
            marked.map(([key, trace]) => [
              key,
              { ...trace, fingerprint: trace.fingerprint.slice(0, -MARK.length) },
            ]),
          );
        },
      });
      for await (const file of files) yield "unchanged" in file ? file : await compressFile(file);
    },
  };
}

async function compressFile({ dependencies, ...file }: ExportFile): Promise<ExportFile> {
  const isText = file.contentType.endsWith("charset=utf-8");
  return {
    ...file,
    ...(isText && { body: await compress(file.body, { level: 9 }), contentEncoding: "gzip" }),
    ...(dependencies && {
      dependencies: { ...dependencies, fingerprint: `${dependencies.fingerprint}${MARK}` },
    }),
  };
}
