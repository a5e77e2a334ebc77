import type { Page } from "@playwright/test";
import { call, expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { createCategory } from "../support/admin/content.ts";

test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page }) => {
  // Added before the page's listeners, which then do not receive the key.
  await page.addInitScript(() =>
    addEventListener("keydown", (event) => event.ctrlKey && event.stopImmediatePropagation(), true),
  );
});

/** Makes the close request of Android's back gesture, which no key of a desktop browser makes without other effects. */
const goBack = (page: Page) => page.keyboard.press("Control+Escape");

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("going back on a phone asks before typed text is lost, and closes one dialog at a time", async ({
  page,
}) => {
  await page.goto("/admin/tokens");
  await page.getByRole("button", { name: "New token" }).click();
  const form = dialog(page, "New token");
  const name = unique("Nightly import");
  await form.getByLabel("Name").fill(name);
  await goBack(page);
  await expect(dialog(page, "Discard your changes?")).toBeVisible();
  await goBack(page);
  await expect(dialog(page, "Discard your changes?")).toBeHidden();
  await expect(form.getByLabel("Name")).toHaveValue(name);

  await form.getByRole("button", { name: "Create token" }).click();
  await expect(dialog(page, name)).toBeVisible();
  await goBack(page);
  await dialog(page, "Leave without the token?").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/tokens$/);
});

test("Escape closes or opens one dialog where the browser reports it twice", async ({ page }) => {
  await page.goto("/admin/tokens");
  await page.getByRole("button", { name: "New token" }).click();
  await dialog(page, "New token").getByLabel("Name").fill("x");
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Discard your changes?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Discard your changes?")).toBeHidden();
  await expect(dialog(page, "New token")).toBeVisible();

  // The first watcher is that of the question.
  await page.goto("/admin/categories/new");
  await dialog(page, "Add Category").getByLabel("Name").fill("x");
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Discard your changes?")).toBeVisible();
  await dialog(page, "Discard your changes?").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("going back closes the history and the menu, and a dialog in the URL by its history entry", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const { id, name } = await createCategory(page.request);
  await page.goto("/admin/categories");
  await page.getByRole("button", { name: `History of ${name}` }).click();
  await expect(dialog(page, "History")).toBeVisible();
  await goBack(page);
  await expect(dialog(page, "History")).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(dialog(page, "Menu")).toBeVisible();
  await goBack(page);
  await expect(dialog(page, "Menu")).toBeHidden();

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const form = dialog(page, "Edit Category");
  await form.getByLabel("Name").fill("Typed");
  await goBack(page);
  // The browser goes back in its history, because the page has nothing to close.
  await expect(form).toBeVisible();
  await expect(dialog(page, "Discard your changes?")).toBeHidden();
  await page.goBack();
  await expect(dialog(page, "Discard your changes?")).toBeVisible();
  await goBack(page);
  await expect(dialog(page, "Discard your changes?")).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`edit=${id}$`));
  await expect(form.getByLabel("Name")).toHaveValue("Typed");

  await test.step("the question is above the dialog that opened before it", async () => {
    const theirs = { name: unique("Theirs"), description: "Rain." };
    await call(page.request, "category.update", { id, version: 1, ...theirs });
    await form.getByRole("button", { name: "Update Category" }).click();
    await expect(dialog(page, "Someone else saved this")).toBeVisible();
    await page.goBack();
    await dialog(page, "Discard your changes?").getByRole("button", { name: "Keep editing" }).click();
    await goBack(page);
    await expect(dialog(page, "Someone else saved this")).toBeHidden();
  });
  await form.getByLabel("Name").fill(name);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/categories$/);
});
