import { expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { createCategory, createPhrase } from "../support/admin/content.ts";
import { violations } from "../support/page/axe.ts";

test("selects phrases by keys and clicks, moves them to a category, and undoes that", async ({ page }) => {
  const [from, to] = [await createCategory(page.request), await createCategory(page.request)];
  const word = unique("Several");
  for (const letter of ["a", "b", "c", "d"]) {
    await createPhrase(page.request, from, { english: `${word} ${letter}` });
  }
  await page.goto(`/admin/phrases?q=${encodeURIComponent(word)}&sort=english`);
  const rows = page.getByRole("row", { name: new RegExp(word) });
  await expect(rows).toHaveCount(4);
  const bar = page.getByRole("region", { name: "Selected phrases" });

  await rows.nth(0).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Space");
  await expect(bar).toContainText("3 phrases selected");
  await page.getByRole("checkbox", { name: `${word} d` }).click();
  await expect(bar).toContainText("4 phrases selected");
  await page.getByRole("checkbox", { name: `${word} b` }).click({ modifiers: ["Shift"] });
  await expect(bar).toContainText("4 phrases selected");
  expect(await violations(page)).toEqual([]);

  await bar.getByRole("button", { name: "Move to category" }).click();
  const dialog = page.getByRole("dialog", { name: "Move to category" });
  await dialog.getByRole("combobox", { name: "Category" }).fill(to.name);
  await page.getByRole("option", { name: to.name }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move 4 phrases" }).click();
  await expect(rows.nth(0)).toContainText(to.name);
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows.nth(0)).toContainText(from.name);
  await page.goto("/admin/activity");
  await expect(page.getByText(/changed 4 phrases/).first()).toBeVisible();
});

test("shows the actions for a selected phrase in one row in a usual window", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/admin/phrases");
  await page.getByRole("row").nth(1).getByRole("checkbox").click();
  const bar = page.getByRole("region", { name: "Selected phrases" });
  await expect(bar.getByRole("button", { name: "Export other ways to say it as JSON" })).toBeVisible();
  const tops = await bar
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
