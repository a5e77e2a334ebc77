import type { Page } from "@playwright/test";

/** Lets the documents of a page see a browser that saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}
