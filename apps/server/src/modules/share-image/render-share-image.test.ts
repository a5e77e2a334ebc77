import { expect, test } from "vitest";
import { renderShareImage } from "./render-share-image.ts";
import { languageCard, translationCard } from "./testing/starting-content.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("renders a card as a PNG of 1200 × 630 pixels", async () => {
  const png = await renderShareImage(languageCard("hindi"));
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
