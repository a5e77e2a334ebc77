import type { Locator } from "@playwright/test";

/** Counts the taps of a traveller's job. */
export class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }
}
