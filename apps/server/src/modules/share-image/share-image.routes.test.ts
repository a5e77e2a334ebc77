import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { errors } from "../../http/error-handler.ts";
import { type ShareCards, shareImageRoutes } from "./share-image.routes.ts";
import { createShareImageCache, ShareImageQueueFull } from "./share-image-cache.ts";
import { languageCardProps, translationCard } from "./testing/starting-content.ts";

const cards: ShareCards = {
  language: async (slug) => (slug === "thai" ? languageCardProps("thai") : null),
  translation: async (languageSlug, phraseSlug) =>
    languageSlug === "thai" && phraseSlug === "café" ? translationCard("thai") : null,
};

let app: ReturnType<typeof Fastify>;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

test.each(["/share/languages/thai.png", "/share/phrases/thai/caf%C3%A9.png"])(
  "serves %s as a PNG",
  async (url) => {
    await app.register(shareImageRoutes, { cards });
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/png");
    expect(response.headers["cache-control"]).toBe("public, max-age=86400");
    expect(response.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    const head = await app.inject({ method: "HEAD", url });
    expect(head.headers["content-length"]).toBe(String(response.rawPayload.length));
  },
);

test("responds without a body when the client already has the image", async () => {
  await app.register(shareImageRoutes, { cards });
  const url = "/share/languages/thai.png";
  const etag = String((await app.inject(url)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await app.inject({ url, headers: { "if-none-match": known } });
    expect(response.statusCode).toBe(304);
    expect(response.headers.etag).toBe(etag);
    expect(response.body).toBe("");
  }
  const changed = await app.inject({ url, headers: { "if-none-match": '"other"' } });
  expect(changed.statusCode).toBe(200);
});

test.each(["/share/languages/klingon.png", "/share/languages/thai.jpg", "/share/phrases/thai/none.png"])(
  "responds to %s with 404",
  async (url) => {
    await app.register(shareImageRoutes, { cards });
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      message: "There is no share image at this address.",
      code: "NOT_FOUND",
    });
  },
);

test("responds with 429 and a retry time when the rendering queue is full", async () => {
  const images = createShareImageCache({ render: () => Promise.reject(new ShareImageQueueFull()) });
  await app.register(shareImageRoutes, { cards, images });
  const response = await app.inject("/share/languages/thai.png");
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("10");
  expect(response.json()).toHaveProperty("code", "TOO_MANY_REQUESTS");
});

test("responds with 500 and no details when an image cannot be drawn", async () => {
  const images = createShareImageCache({ render: () => Promise.reject(new Error("no glyph")) });
  await app.register(errors);
  await app.register(shareImageRoutes, { cards, images });
  const response = await app.inject("/share/languages/thai.png");
  expect(response.statusCode).toBe(500);
  expect(response.json()).toHaveProperty("code", "INTERNAL_SERVER_ERROR");
  expect(response.body).not.toContain("no glyph");
});
