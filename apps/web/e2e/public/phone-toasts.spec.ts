import type { Locator, Page } from "@playwright/test";
import { settled } from "../support/page/layout.ts";
import { overlap } from "../support/page/overlap.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("group");

/** The buttons that the window shows, even in part. */
async function visible(buttons: Locator): Promise<Locator[]> {
  const shown = await Promise.all(
    (await buttons.all()).map(async (button) => {
      const box = await button.boundingBox();
      return box && box.y + box.height > 0 && box.y < 640 ? [button] : [];
    }),
  );
  return shown.flat();
}

test("the toast of a saved phrase covers neither the buttons of the phrase nor the header", async ({
  page,
}) => {
  await page.goto("/phrases/japanese/thank-you");
  await settled(page);
  const card = page.getByRole("article").first();
  const save = card.getByRole("button", { name: "Save phrase" });
  await save.tap();
  const toast = toastOf(page);
  await expect(toast.getByRole("button", { name: "Choose Sheet" })).toBeInViewport({ ratio: 1 });
  for (const button of [card.getByRole("button", { name: "Show to someone" }), save]) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, button), await button.innerText()).toBe(false);
  }
  expect(await overlap(toast, page.getByRole("banner"))).toBe(false);
  await save.tap();
  await expect(toast.filter({ hasText: "Removed." })).toBeVisible();
});

test("toasts stay clear of the notch and the home indicator of a phone", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 40, bottom: 30 } });
  await page.goto("/languages/japanese/common-phrases");
  await settled(page);
  const save = page.getByRole("main").getByRole("button", { name: /^Save/ }).nth(8);
  const toast = toastOf(page);
  for (const block of ["center", "start"] as const) {
    await save.evaluate((button, where) => button.scrollIntoView({ block: where }), block);
    await save.tap();
    const close = toast.getByRole("button", { name: "Close" });
    await expect(close).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    if (block === "center") expect(y).toBeGreaterThanOrEqual(53 + 40);
    else expect(y).toBeGreaterThan(320);
    expect(y + height).toBeLessThanOrEqual(640 - 30);
    await close.tap();
    await expect(toast).toBeHidden();
  }
});

test("the toast of a phrase that is saved in a list covers neither its button nor those of its neighbors", async ({
  page,
}) => {
  await page.goto("/languages/japanese/common-phrases");
  await settled(page);
  const saves = page.getByRole("main").getByRole("button", { name: /^Save/ });
  await saves.nth(8).evaluate((button) => button.scrollIntoView({ block: "center" }));
  const rows = await visible(saves);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const [index, save] of rows.entries()) {
    // What the sticky heading covers cannot be tapped.
    if (((await save.boundingBox())?.y ?? 0) < 100) continue;
    await save.tap();
    const toast = toastOf(page);
    await expect(toast).toContainText("Saved on this device.");
    await expect(toast.getByRole("button", { name: "Choose Sheet" })).toBeInViewport({ ratio: 1 });
    for (const near of rows.slice(index, index + 2)) {
      expect(await overlap(toast, near), `${await near.getAttribute("aria-label")}`).toBe(false);
    }
    await toast.getByRole("button", { name: "Close" }).tap();
    await expect(toast).toBeHidden();
  }
});
