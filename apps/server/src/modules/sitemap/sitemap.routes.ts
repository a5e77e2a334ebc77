import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendNotFound } from "../../http/error-handler.ts";
import { PUBLIC_READ } from "../../http/response-cache.ts";
import { cachedByRoute } from "../../http/response-cache-plugin.ts";
import type { Services } from "../../trpc/context.ts";
import {
  GENERAL_SITEMAP,
  generalPaths,
  languagePaths,
  robots,
  sitemap,
  sitemapIndex,
  sitemapPaths,
} from "./sitemap.ts";

const CACHED = { config: cachedByRoute };

const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply.header("cache-control", PUBLIC_READ).type(`${type}; charset=utf-8`).send(body);

/** /robots.txt, and /sitemap.xml with one sitemap for the general pages and one for each language that has phrases. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { services }: { services: Pick<Services, "language" | "phrase" | "settings"> },
): Promise<void> {
  app.get("/robots.txt", CACHED, async (_request, reply) =>
    send(reply, "text/plain", robots(await services.settings.publicUrl(), "server")),
  );

  app.get("/sitemap.xml", CACHED, async (_request, reply) => {
    const publicUrl = await services.settings.publicUrl();
    const spoken = await services.language.spoken();
    return send(reply, "application/xml", sitemapIndex(sitemapPaths(spoken).map((path) => publicUrl + path)));
  });

  app.get(GENERAL_SITEMAP, CACHED, async (_request, reply) => {
    const publicUrl = await services.settings.publicUrl();
    const paths = generalPaths(await services.phrase.translated());
    return send(reply, "application/xml", sitemap(paths.map((path) => publicUrl + path)));
  });

  const cacheKey = ({ params }: FastifyRequest) => (params as { file: string }).file;
  app.get<{ Params: { file: string } }>(
    "/sitemaps/:file",
    { config: { cacheKey } },
    async (request, reply) => {
      const slug = /^language-(.+)\.xml$/.exec(request.params.file)?.[1];
      const entries = slug ? await services.phrase.listEntries({ language: slug }) : [];
      // A former slug has no sitemap: its pages only redirect.
      if (!slug || entries[0]?.language.slug !== slug) return sendNotFound(reply, "There is no such sitemap");
      const publicUrl = await services.settings.publicUrl();
      const phrases = entries.map(({ phrase }) => phrase.slug);
      const urls = languagePaths(slug, phrases).map((path) => publicUrl + path);
      return send(reply, "application/xml", sitemap(urls));
    },
  );
}
