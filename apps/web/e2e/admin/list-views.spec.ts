import { expect, signedInTest as test } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";

test("hides columns after a reload too, opens page 3 by its number, and opens a saved view by name with the keyboard", async ({
  page,
}) => {
  await page.goto("/admin/phrases");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("combobox", { name: "Page" }).selectOption("3");
  await expect(page).toHaveURL(/\/admin\/phrases\?page=3$/);
  await expect(pages.getByRole("status")).toContainText(/^101–150 of/);
  await page.reload();
  await expect(pages.getByRole("status")).toContainText(/^101–150 of/);
  await expect(pages.getByRole("combobox", { name: "Page" })).toHaveValue("3");
  await pages.getByRole("combobox", { name: "Rows" }).selectOption("25");
  await expect(page).toHaveURL(/\/admin\/phrases\?size=25$/);
  await expect(pages.getByRole("status")).toContainText(/^1–25 of/);

  const dialog = page.getByRole("dialog", { name: "View" });
  const column = page.getByRole("columnheader", { name: "Category" });
  const openView = page.getByRole("button", { name: "View", exact: true });
  await openView.press("Enter");
  await dialog.getByRole("checkbox", { name: "Category" }).press("Space");
  await dialog.getByRole("checkbox", { name: "Compact rows" }).press("Space");
  await dialog.getByRole("textbox", { name: "Name of the view" }).fill("Least complete");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Least complete", exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(openView).toBeFocused();
  await page.reload();
  await expect(page.getByRole("table", { name: "Phrases" })).toHaveAttribute("data-dense");
  await expect(page.getByRole("columnheader", { name: "Translations" })).toBeVisible();
  await expect(column).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await openView.press("Enter");
  await dialog.getByRole("checkbox", { name: "Category" }).press("Space");
  await page.keyboard.press("Escape");
  await page.goto("/admin/phrases?sort=english");
  await expect(column).toBeVisible();
  await openView.press("Enter");
  await dialog.getByRole("button", { name: "Least complete", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/phrases\?size=25$/);
  await expect(column).toHaveCount(0);
  await openView.press("Enter");
  await dialog.getByRole("button", { name: "Delete the view Least complete" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Name of the view" })).toBeFocused();
});
