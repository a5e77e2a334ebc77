import { settled } from "../support/page/layout.ts";
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
