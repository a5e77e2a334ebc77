import type { Page } from "@playwright/test";

/** Applies rules to the page, in place of those applied before. */
export async function applyCss(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
