import type { CDPSession, Locator, Page } from "@playwright/test";
import { settled } from "../support/page/layout.ts";
import { drawEverything } from "../support/page/screen-problems.ts";
import { expect, test } from "../support/test.ts";

interface PlatformFont {
  familyName: string;
  isCustomFont: boolean;
  glyphCount: number;
}

/** Fonts other than the chosen ones with which the browser rendered the text of an element. */
async function otherFonts(session: CDPSession, nodeId: number): Promise<PlatformFont[]> {
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.filter(({ isCustomFont, familyName }) => !isCustomFont && !DEVICE_FONTS.test(familyName));
}

/** Chinese, Japanese and Korean use fonts of the device, because web fonts would be a large download. */
const DEVICE_FONTS = /^(Noto Serif (CJK|JP|SC|KR)|Hiragino Mincho|Yu ?Mincho|Songti|AppleMyungjo)/;
const LETTERS = /[\p{Letter}\p{Mark}]/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The texts of elements; null where earlier elements have the same letters in the same style, because the browser
 * chooses a font for each letter.
 */
async function textsWithNewLetters(elements: Locator): Promise<(string | null)[]> {
  return elements.evaluateAll((all) => {
    const seen = new Set<string>();
    return all.map((element) => {
      const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
      const before = seen.size;
      for (const letter of element.textContent) seen.add([fontFamily, fontWeight, fontStyle, letter].join());
      return seen.size > before ? element.textContent : null;
    });
  });
}

/** Native texts of a page whose letters were rendered in other fonts than the chosen ones. */
async function renderedInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main [data-script]",
  });
  const texts = await textsWithNewLetters(page.locator("main [data-script]"));
  expect(texts).toHaveLength(nodeIds.length);
  expect(texts.filter(Boolean).length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const text = texts[index];
    if (!text) continue;
    const others = await otherFonts(session, nodeId);
    // Punctuation, digits and Latin letters between the words may have another font.
    const between = Array.from(text).filter(
      (character) => !LETTERS.test(character) || LATIN.test(character),
    ).length;
    if (others.reduce((sum, { glyphCount }) => sum + glyphCount, 0) <= between) continue;
    found.push(`${text}: ${others.map(({ familyName }) => familyName).join(", ")}`);
  }
  await session.detach();
  return found;
}

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );

const rightToLeft = [
  { language: "arabic", lang: "ar", font: "Naskh" },
  { language: "farsi", lang: "fa", font: "Naskh" },
  { language: "urdu", lang: "ur", font: "Nastaliq" },
  { language: "hebrew", lang: "he", font: "Hebrew" },
];

test("sets languages from right to left inside a left-to-right page", async ({ page }) => {
  for (const { language, lang, font } of rightToLeft) {
    await test.step(language, async () => {
      await page.goto(`/phrases/${language}/thank-you`);
      await settled(page);
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", "en");
      expect(await html.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
      expect(await page.locator("body").evaluate((element) => getComputedStyle(element).direction)).toBe(
        "ltr",
      );

      const native = page.locator(`article [lang="${lang}"]`).first();
      await expect(native).toHaveAttribute("dir", "rtl");
      await expect(native).toHaveText(/\p{Script=Arabic}|\p{Script=Hebrew}/u);
      expect(await native.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
      // A subset that the page brings, or the whole font.
      const loaded = await loadedFonts(page);
      expect(
        loaded.includes(`Page ${font.toLowerCase()}`) || loaded.includes(`SW ${font}`),
        loaded.join(),
      ).toBe(true);
      // A direction on every text keeps brackets and full stops in their positions.
      await expect(page.locator('main [lang]:not([dir]):not([lang$="-Latn"])')).toHaveCount(0);
    });
  }
});

test("marks Latin text of another language with its language tag", async ({ page }) => {
  await page.goto("/phrases/farsi/hello");
  await expect(page.locator('article [lang="fa-Latn"]').first()).toBeVisible();
});

test("renders every language in its own fonts", async ({ page }) => {
  for (const path of ["/phrases/hello", "/phrases/thank-you", "/languages"]) {
    await page.goto(path);
    await drawEverything(page);
    await settled(page);
    expect(await renderedInOtherFonts(page), path).toEqual([]);
  }
});

const tallScripts = ["urdu", "tamil", "thai", "amharic", "mandarin-chinese", "japanese", "korean", "bengali"];

test("renders all phrases in scripts with many letters in their own fonts", async ({ page }) => {
  for (const language of tallScripts) {
    await page.goto(`/languages/${language}/common-phrases`);
    await settled(page);
    expect(await renderedInOtherFonts(page), language).toEqual([]);
  }
});
