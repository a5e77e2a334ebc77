import { expect, signedInTest as test } from "../support/admin/admin-test.ts";

test("the menu ends with the version that the server reports", async ({ page }) => {
  await page.goto("/admin");
  const health = await page.request.get("/health/ready");
  const { version } = (await health.json()) as { version: string };
  const menu = page.getByRole("navigation", { name: "Administration" });
  await expect(menu.locator(":scope > :last-child")).toHaveText(`Saywhere ${version}`);
});
