import { violations } from "../support/page/axe.ts";
import { layoutShift, networkIdle, overflow, settled } from "../support/page/layout.ts";
import { expect, test } from "../support/test.ts";

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  permissions: ["clipboard-read", "clipboard-write"],
});

test("copies and prints the saved phrases with their pronunciation", async ({ page }) => {
  await page.goto("/phrases/japanese/hello");
  await settled(page);
  await page.getByRole("button", { name: "Save phrase" }).tap();
  await page.goto("/saved");
  await settled(page);
  const phrase = page.getByRole("main").getByRole("link", { name: /Hello/ });
  await expect(phrase).toContainText("kohn-nee-chee-wah");

  await page.getByRole("button", { name: "Share" }).tap();
  await expect(page.getByText("List copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/phrases/japanese/hello");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(phrase).toContainText("kohn-nee-chee-wah");
});

const LISTS = [
  ["/", "Hello"],
  ["/phrases?category=greetings", "Hello"],
  ["/phrases?language=japanese", "Hello"],
  ["/languages/japanese", "Hello"],
  ["/search?q=hello+in+japanese", "Hello"],
  ["/search?q=toilet", "Where is the bathroom?"],
  ["/phrases/hello", "Hello"],
  ["/phrases/japanese/hello", "Good morning"],
] as const;

test("every list saves a phrase by touch and removes it by keyboard, and shifts nothing", async ({
  page,
}) => {
  for (const [path, phrase] of LISTS) {
    await test.step(path, async () => {
      await page.goto(path);
      await networkIdle(page);
      const save = page
        .getByRole("button", { name: new RegExp(`^Save “${phrase.replace("?", "\\?")}” in `) })
        .first();
      await expect(save).toHaveAttribute("aria-pressed", "false");
      expect(await layoutShift(page)).toBeLessThan(0.01);
      expect(await overflow(page)).toEqual([]);
      const box = await save.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);

      await save.tap();
      await expect(save).toHaveAttribute("aria-pressed", "true");
      expect(await violations(page)).toEqual([]);
      const name = (await save.getAttribute("aria-label")) ?? "";
      const row = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name }) });
      await row.last().getByRole("link").focus();
      await page.keyboard.press("Tab");
      await expect(save).toBeFocused();
      await page.keyboard.press("Space");
      await expect(save).toHaveAttribute("aria-pressed", "false");
      await page.keyboard.press("Enter");
      await expect(save).toHaveAttribute("aria-pressed", "true");

      await page.goto("/saved");
      const language = / in (.+)$/.exec(name)?.[1] ?? "";
      await expect(
        page.getByRole("region", { name: language }).getByRole("link", { name: new RegExp(phrase) }),
      ).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test("shows what other pages stored when the browser restores a page from its back/forward cache", async ({
  page,
}) => {
  await page.goto("/phrases/japanese/thank-you");
  const save = page.getByRole("button", { name: "Save phrase" });
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(save).toHaveAttribute("aria-pressed", "false");
});
