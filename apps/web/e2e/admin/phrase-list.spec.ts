import { expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { createCategory, createPhrase } from "../support/admin/content.ts";
import { violations } from "../support/page/axe.ts";

test("shows how complete phrases are, the least complete first, and opens them by Enter and by a click", async ({
  page,
}) => {
  const category = await createCategory(page.request);
  const english = unique("Is it far");
  await createPhrase(page.request, category, { english });
  await page.goto("/admin/phrases");
  await page.getByRole("button", { name: "Translations" }).click();
  await expect(page).toHaveURL(/sort=translations/);
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText(/0 of \d+/);
  await expect(page.getByRole("columnheader", { name: "Translations" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );

  await page.goto(`/admin/phrases?q=${encodeURIComponent(english)}`);
  const row = page.getByRole("row", { name: new RegExp(english) });
  await expect(row).toContainText(/0 of \d+/);
  await row.focus();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);
  await page.goBack();
  await row.getByText(category.name).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);
});

test("moves a popular phrase by keys at the top of the list, and Escape cancels only the move", async ({
  page,
}) => {
  await page.goto("/admin/phrases");
  await page.getByRole("button", { name: "Popular phrases" }).click();
  const dialog = page.getByRole("dialog", { name: "Popular phrases" });
  const third = dialog.getByRole("button", { name: /^Reorder/ }).nth(2);
  const name = ((await third.getAttribute("aria-label")) ?? "").replace("Reorder ", "");
  const rows = dialog.getByRole("listitem");
  const handle = dialog.getByRole("button", { name: `Reorder ${name}`, exact: true });
  await handle.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(`${name} is over place 2 of`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(rows.nth(1)).toContainText(name);

  await handle.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${name} is over place 3 of`)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(`${name} is back at 2 of`)).toBeAttached();
  await expect(rows.nth(1)).toContainText(name);
  await expect(dialog).toBeVisible();
});
