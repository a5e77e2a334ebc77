import type { Page } from "@playwright/test";

/** Makes the browser appear to save data to the documents of a page. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}
