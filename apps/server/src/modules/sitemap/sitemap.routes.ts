import { paths } from "@saywhere/validators/paths";
import type { FastifyInstance, FastifyReply } from "fastify";
import { PUBLIC_READ } from "../../cache/response-cache.ts";
import { errorBody } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply.header("cache-control", PUBLIC_READ).type(`${type}; charset=utf-8`).send(body);

/** /robots.txt, and /sitemap.xml with one sitemap for the general pages and one for each language. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const absoluteUrl = async (): Promise<(path: string) => string> => {
    const publicUrl = await services.settings.publicUrl();
    return (path) => publicUrl + path;
  };

  app.get("/robots.txt", async (_request, reply) => {
    const absolute = await absoluteUrl();
    return send(
      reply,
      "text/plain",
      `User-agent: *\nDisallow: /admin\nDisallow: /search\nDisallow: /trpc/\n\nSitemap: ${absolute("/sitemap.xml")}\n`,
    );
  });

  app.get("/sitemap.xml", async (_request, reply) => {
    const absolute = await absoluteUrl();
    const languages = await services.language.list();
    const names = ["pages", ...languages.map(({ slug }) => `language-${encodeURIComponent(slug)}`)];
    return send(
      reply,
      "application/xml",
      sitemapIndex(names.map((name) => absolute(`/sitemaps/${name}.xml`))),
    );
  });

  app.get("/sitemaps/pages.xml", async (_request, reply) => {
    const absolute = await absoluteUrl();
    const phrases = await services.phrase.listPhrases();
    const general = [paths.home, paths.languages, paths.phrases(), paths.about, paths.privacy, paths.terms];
    const addresses = [...general, ...phrases.map(({ slug }) => paths.phrase(slug))];
    return send(reply, "application/xml", sitemap(addresses.map(absolute)));
  });

  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const slug = /^language-(.+)\.xml$/.exec(request.params.file)?.[1];
    const entries = slug ? await services.phrase.listEntries({ language: slug }) : [];
    if (!slug || entries.length === 0)
      return reply.code(404).send(errorBody(404, "There is no such sitemap"));
    const absolute = await absoluteUrl();
    const addresses = [
      paths.language(slug),
      paths.commonPhrases(slug),
      ...entries.map(({ phrase }) => paths.translation(slug, phrase.slug)),
    ];
    return send(reply, "application/xml", sitemap(addresses.map(absolute)));
  });
}
