import type { Locator, Page } from "@playwright/test";
import { settled } from "./layout.ts";

/** The phone of a traveler. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  permissions: ["clipboard-read", "clipboard-write"],
};

/** Counts the taps of a traveler's job. */
export class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }
}

/** Opens a page for a job. */
export async function openForJob(page: Page, path: string): Promise<Thumb> {
  await page.goto(path);
  await settled(page);
  return new Thumb();
}

export const searchBox = (page: Page) => page.getByRole("combobox", { name: "Search for a phrase" });
