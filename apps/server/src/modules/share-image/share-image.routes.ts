import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { errorBody, sendNotFound } from "../../http/error-handler.ts";
import { matchesEtag } from "../../http/etag.ts";
import type { ShareCard } from "./share-card-content.ts";
import { createShareImageCache, type ShareImageCache, ShareImageQueueFull } from "./share-image-cache.ts";

/** Looks up the content of a share image; null when the page does not exist. */
export interface ShareCards {
  language(slug: string): Promise<ShareCard | null>;
  translation(languageSlug: string, phraseSlug: string): Promise<ShareCard | null>;
}

export interface ShareImageOptions {
  cards: ShareCards;
  images?: ShareImageCache;
}

const extension = ".png";

/** One thread draws all images: a client must not keep it busy by asking for thousands of them. */
const DRAWN: RouteShorthandOptions = { config: { countedAsRead: true } };

/** The share images of pages, rendered on the first request. */
export async function shareImageRoutes(app: FastifyInstance, options: ShareImageOptions): Promise<void> {
  const { cards, images = createShareImageCache() } = options;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    find: (slug: string) => Promise<ShareCard | null>,
  ) {
    const card = file.endsWith(extension) ? await find(file.slice(0, -extension.length)) : null;
    if (!card) return sendNotFound(reply, "There is no share image at this address.");
    const { png, etag } = await images.get(card);
    // Pages of any site may embed the image, whatever the other responses of this server allow.
    reply
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", "public, max-age=86400")
      .header("etag", etag);
    if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    return reply.type("image/png").send(png);
  }

  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ShareImageQueueFull)) throw error;
    return reply.code(429).header("retry-after", "10").send(errorBody(429, error.message));
  });

  app.get<{ Params: { file: string } }>("/share/languages/:file", DRAWN, (request, reply) =>
    send(request, reply, request.params.file, (slug) => cards.language(slug)),
  );

  app.get<{ Params: { languageSlug: string; file: string } }>(
    "/share/phrases/:languageSlug/:file",
    DRAWN,
    (request, reply) =>
      send(request, reply, request.params.file, (slug) =>
        cards.translation(request.params.languageSlug, slug),
      ),
  );
}
