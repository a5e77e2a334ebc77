import { expect, test, vi } from "vitest";
import type { ShareCard } from "./share-card-content.ts";
import { createShareImageCache, renderShareImage } from "./share-image-cache.ts";
import { languageCardProps, translationCard } from "./testing/starting-content.ts";

const image = (card: ShareCard) => Buffer.from(JSON.stringify(card));

test("shares one rendering among concurrent requests for the same card", async () => {
  const render = vi.fn(async (card: ShareCard) => image(card));
  const cache = createShareImageCache({ render });
  const [first, second] = await Promise.all([
    cache.get(languageCardProps("thai")),
    cache.get(languageCardProps("thai")),
  ]);
  expect(second.png).toBe(first.png);
  expect((await cache.get(languageCardProps("thai"))).png).toBe(first.png);
  expect(render).toHaveBeenCalledTimes(1);
});

test("renders an edited card again, with its own ETag", async () => {
  const render = vi.fn(async (card: ShareCard) => image(card));
  const cache = createShareImageCache({ render });
  const before = await cache.get(languageCardProps("thai"));
  const after = await cache.get(languageCardProps("thai", { greeting: "หวัดดี" }));
  expect(render).toHaveBeenCalledTimes(2);
  expect(after.etag).not.toBe(before.etag);
});

test("evicts the oldest images when the cache is too large", async () => {
  const render = vi.fn(async () => Buffer.alloc(400));
  const cache = createShareImageCache({ maxBytes: 1000, render });
  for (const slug of ["thai", "hindi", "greek"]) await cache.get(languageCardProps(slug));
  await cache.get(languageCardProps("greek"));
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get(languageCardProps("thai"));
  expect(render).toHaveBeenCalledTimes(4);
});

test("rejects the callers of a failed rendering, and retries it for the next caller", async () => {
  const render = vi.fn(async (card: ShareCard) => image(card));
  render.mockRejectedValueOnce(new Error("no memory"));
  const cache = createShareImageCache({ render });
  await expect(cache.get(languageCardProps("thai"))).rejects.toThrow("no memory");
  await expect(cache.get(languageCardProps("thai"))).resolves.toHaveProperty("png");
});

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("renders a card as a PNG of 1200 × 630 pixels", async () => {
  const png = await renderShareImage(languageCardProps("hindi"));
  expect(png.subarray(0, 8)).toEqual(signature);
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.readUInt32BE(20)).toBe(630);
  expect(png.length).toBeLessThan(120_000);
});

test("renders the same bytes for the same card, and other bytes for another card", async () => {
  const [first, again, other] = await Promise.all([
    renderShareImage(translationCard("urdu")),
    renderShareImage(translationCard("urdu")),
    renderShareImage(translationCard("urdu", { english: "Good morning" })),
  ]);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

test("frees the memory of rendered images", async () => {
  const [rounds, images, bitmap] = [4, 20, 1200 * 630 * 4];
  const grownBy: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.memoryUsage.rss();
    for (let count = 0; count < images; count++)
      await renderShareImage(translationCard("greek", { english: `Number ${count}` }));
    grownBy.push(process.memoryUsage.rss() - before);
  }
  // Memory that is allocated once or freed late grows in one or two rounds only; leaked bitmaps grow in every round.
  expect(Math.min(...grownBy)).toBeLessThan((images * bitmap) / 2);
}, 60_000);
