import { expect, test, vi } from "vitest";
import type { ShareCard } from "./share-card.ts";
import { createShareImageCache } from "./share-image-cache.ts";
import { languageCard } from "./testing/starting-content.ts";

const image = (card: ShareCard) => Buffer.from(JSON.stringify(card));

test("shares one rendering among concurrent requests for the same card", async () => {
  const render = vi.fn(async (card: ShareCard) => image(card));
  const cache = createShareImageCache({ render });
  const [first, second] = await Promise.all([
    cache.get(languageCard("thai")),
    cache.get(languageCard("thai")),
  ]);
  expect(second.png).toBe(first.png);
  expect((await cache.get(languageCard("thai"))).png).toBe(first.png);
  expect(render).toHaveBeenCalledTimes(1);
});

test("renders an edited card again, with its own ETag", async () => {
  const render = vi.fn(async (card: ShareCard) => image(card));
  const cache = createShareImageCache({ render });
  const before = await cache.get(languageCard("thai"));
  const after = await cache.get(languageCard("thai", { greeting: "หวัดดี" }));
  expect(render).toHaveBeenCalledTimes(2);
  expect(after.etag).not.toBe(before.etag);
});

test("evicts the oldest images when the cache is too large", async () => {
  const render = vi.fn(async () => Buffer.alloc(400));
  const cache = createShareImageCache({ maxBytes: 1000, render });
  for (const slug of ["thai", "hindi", "greek"]) await cache.get(languageCard(slug));
  await cache.get(languageCard("greek"));
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get(languageCard("thai"));
  expect(render).toHaveBeenCalledTimes(4);
});

test("rejects the callers of a failed rendering, and retries it for the next caller", async () => {
  const render = vi.fn(async (card: ShareCard) => image(card));
  render.mockRejectedValueOnce(new Error("no memory"));
  const cache = createShareImageCache({ render });
  await expect(cache.get(languageCard("thai"))).rejects.toThrow("no memory");
  await expect(cache.get(languageCard("thai"))).resolves.toHaveProperty("png");
});
