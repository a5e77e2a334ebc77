import { applyCss } from "../support/page/apply-css.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const { width, css } of [
  { width: 320, css: "" },
  { width: 360, css: "html { font-size: 200% }" },
]) {
  test(`the phrase page shows its actions whole at ${width} px ${css}`, async ({ page }) => {
    await page.addInitScript(() => {
      speechSynthesis.getVoices = () => [{ lang: "de-DE", localService: true } as SpeechSynthesisVoice];
    });
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/phrases/german/do-you-speak-english");
    await applyCss(page, css);
    const card = page.getByRole("article");
    await expect(card.getByRole("button", { name: "Listen" })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    for (const button of await card.getByRole("button").all()) {
      await button.scrollIntoViewIfNeeded();
      // A sticky row at the edge may lack a fraction of a pixel.
      await expect(button).toBeInViewport({ ratio: 0.99 });
      // Its label is not cut off.
      expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
  });
}

test("loading screens do not overflow the screen", async ({ page }) => {
  await page.goto("/about");
  await settled(page);
  // No call gets a response.
  await page.route("**/trpc/**", () => {});
  for (const path of [
    "/",
    "/languages",
    "/languages/farsi",
    "/languages/farsi/common-phrases",
    "/phrases",
    "/phrases/farsi/hello",
    "/phrases/hello",
    "/search?q=water",
  ]) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").locator('[aria-busy="true"]').first()).toBeVisible();
    expect(await overflow(page), path).toEqual([]);
  }
});
