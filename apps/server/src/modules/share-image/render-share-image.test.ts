import { expect, test } from "vitest";
import { renderShareImage } from "./render-share-image.ts";
import { languageCard, translationCard } from "./testing/starting-content.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("a card becomes a PNG of 1200 × 630 pixels", async () => {
  const png = await renderShareImage(languageCard("hindi"));
  expect(png.subarray(0, 8)).toEqual(signature);
  expect(png.readUInt32BE(16)).toBe(1200);
  expect(png.readUInt32BE(20)).toBe(630);
  expect(png.length).toBeLessThan(120_000);
});

test("the same card gives the same bytes, another card others", async () => {
  const [first, again, other] = await Promise.all([
    renderShareImage(translationCard("urdu")),
    renderShareImage(translationCard("urdu")),
    renderShareImage(translationCard("urdu", { english: "Good morning" })),
  ]);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

test("the memory of drawn images is given back", async () => {
  const draw = (count: number) => renderShareImage(translationCard("greek", { english: `Number ${count}` }));
  for (let count = 0; count < 20; count += 1) await draw(count);
  const before = process.memoryUsage.rss();
  for (let count = 0; count < 60; count += 1) await draw(count);
  // One bitmap takes 3 MB.
  expect(process.memoryUsage.rss() - before).toBeLessThan(120_000_000);
}, 60_000);
