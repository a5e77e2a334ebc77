import { staticData } from "@saywhere/search/static/data-files";
import type { LanguagePack } from "@saywhere/search/static/language-pack";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PUBLIC_READ } from "../../http/response-cache.ts";
import { describePack, type ReadPack } from "./language-pack.ts";

interface Params {
  languageSlug: string;
}

const CONFIG = {
  cacheKey: ({ params }: FastifyRequest) => (params as Params).languageSlug,
};

/** The packs of languages, at the addresses that they have in the static export. */
export async function packRoutes(app: FastifyInstance, { readPack }: { readPack: ReadPack }): Promise<void> {
  const serve = (address: string, describe: (pack: LanguagePack) => unknown) =>
    app.get<{ Params: Params }>(address, { config: CONFIG }, async ({ params: { languageSlug } }, reply) => {
      const pack = await readPack(languageSlug);
      return reply.header("cache-control", PUBLIC_READ).send(describe(pack));
    });
  serve(addressOf(staticData.pack), (pack) => pack);
  serve(addressOf(staticData.packInfo), (pack) => describePack(pack, JSON.stringify(pack)));
}

/** The address as a pattern of Fastify: the parameter is not encoded. */
function addressOf(path: (slug: string) => string): string {
  return decodeURIComponent(path(":languageSlug"));
}
