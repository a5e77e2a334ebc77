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
