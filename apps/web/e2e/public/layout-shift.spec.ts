import type { Page } from "@playwright/test";
import { hasLoadedFont, layoutShift, networkIdle } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

/* Runs twice: with the one font of `fontconfig.ts`, and on a phone with the fonts of the machine. */

const PATHS = [
  "/",
  "/languages/farsi",
  "/phrases",
  "/phrases/urdu/good-morning",
  "/search?q=thank+you+in+japanese",
];

const WITH_KNOWN_FONT = 0.01;
/** Where no fallback is made for the fonts of a machine, a line may break elsewhere. More than this is called poor. */
const WITH_ANY_FONTS = 0.1;

/** Loads a page whose fonts arrive when it has been drawn without them. */
async function openBeforeItsFonts(page: Page, path: string): Promise<void> {
  const drawn = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // The first moment, in which texts in many scripts do not ask for their fonts, passes too.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === "finished"),
  );
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(() => frame(undefined)))),
  );
  drawn.resolve();
  await networkIdle(page);
}

// Widths of common phones at which the notes of this phrase almost fill their last line.
for (const width of [412, 428]) {
  test.describe(`a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("notes with words in another script have no layout shift while their fonts load", async ({
      page,
    }) => {
      await openBeforeItsFonts(page, "/phrases/arabic/thank-you");
      expect(await layoutShift(page)).toBeLessThan(WITH_KNOWN_FONT);
    });
  });
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PATHS) {
      test(`${path} has no layout shift while its fonts load`, async ({ page }, { project }) => {
        const limit = project.name === "public" ? WITH_KNOWN_FONT : WITH_ANY_FONTS;
        await openBeforeItsFonts(page, path);
        expect(await hasLoadedFont(page, "SW Sans")).toBe(true);
        expect(await layoutShift(page)).toBeLessThan(limit);
      });
    }
  });
}
