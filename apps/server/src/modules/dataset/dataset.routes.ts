import { Readable } from "node:stream";
import { DATASET_FORMATS } from "@saywhere/validators/content/dataset";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkQueryParameters } from "../../http/check-query-parameters.ts";
import { MAX_ENTRY_BYTES, PUBLIC_READ } from "../../http/response-cache.ts";
import { licenseLink } from "../settings/license-link.ts";
import type { DatasetService } from "./dataset.service.ts";

interface Params {
  slug: string;
}

const CONFIG = {
  cacheKey: ({ params, query }: FastifyRequest) =>
    Object.keys(query as object).length === 0 ? (params as Params).slug : null,
};

const TYPES = { json: "application/json; charset=utf-8", csv: "text/csv; charset=utf-8" };

/** The datasets of languages, at the paths that they have in the static export. */
export async function datasetRoutes(
  app: FastifyInstance,
  { datasets }: { datasets: DatasetService },
): Promise<void> {
  for (const format of DATASET_FORMATS) {
    const url = `/api/languages/:slug/dataset.${format}`;
    app.get<{ Params: Params }>(url, { config: CONFIG }, async ({ params, query }, reply) => {
      checkQueryParameters(query, []);
      const { file, license } = await datasets.open(params.slug, format);
      const body = await wholeIfShort(file);
      return reply
        .headers({ "cache-control": PUBLIC_READ, ...licenseLink(license) })
        .type(TYPES[format])
        .send(body);
    });
  }
}

/**
 * Reads a file whole, so that its response is cached and has an ETag; a file that is too large for the cache stays a
 * stream.
 */
async function wholeIfShort(file: Readable): Promise<Buffer | Readable> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file.iterator({ destroyOnReturn: false })) {
    const bufferOfChunk = Buffer.from(chunk);
    chunks.push(bufferOfChunk);
    bytes += bufferOfChunk.length;
    if (bytes > MAX_ENTRY_BYTES) return Readable.from(joined(chunks, file));
  }
  return Buffer.concat(chunks);
}

async function* joined(first: Buffer[], rest: Readable): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
