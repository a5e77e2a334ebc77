import { ADMINISTRATOR, expect, test, toast, unique } from "../support/admin.ts";

test("an editor signs in, keeps the content, sees it on the site, and signs out", async ({ page, watch }) => {
  test.setTimeout(180_000);
  const language = unique("Sindhi");
  const category = unique("Weather");
  const phrase = unique("Is it raining?");

  await test.step("sign in, on the way to the languages", async () => {
    await page.goto("/admin/languages?q=thai");
    await expect(page).toHaveURL(/\/admin\/sign-in\?redirect=/);
    await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("E-mail or password is wrong");
    watch.expect(/status of 401/);
    await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/admin\/languages\?q=thai/);
    await expect(page.getByRole("cell", { name: "ไทย" })).toBeVisible();
  });

  await test.step("add a language that runs from right to left", async () => {
    await page.goto("/admin/languages/new");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add Language" }).click();
    await expect(dialog.getByText("Enter the language's English name")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Name/ })).toBeFocused();
    await dialog.getByRole("textbox", { name: /^Name/ }).fill(language);
    await dialog.getByRole("textbox", { name: /^Native Name/ }).fill("سنڌي");
    await dialog.getByRole("textbox", { name: /^Code/ }).fill("sd");
    await dialog.getByRole("textbox", { name: /^Description/ }).fill("Sindhi is spoken along the Indus.");
    await dialog.getByRole("button", { name: "Add Language" }).click();
    await expect(toast(page)).toContainText("Language added");
    await expect(page).toHaveURL(/\/admin\/languages$/);
  });

  await test.step("add a category and a phrase", async () => {
    await page.goto("/admin/categories/new");
    await page.getByRole("dialog").getByRole("textbox", { name: /^Name/ }).fill(category);
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: /^Description/ })
      .fill("Sun, rain and snow.");
    await page.keyboard.press("Control+Enter");
    await expect(toast(page)).toContainText("Category added");

    await page.goto("/admin/phrases/new");
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: /^English/ })
      .fill(phrase);
    await page
      .getByRole("dialog")
      .getByRole("textbox", { name: /^Category|combobox/ })
      .or(page.getByRole("dialog").getByRole("combobox", { name: /^Category/ }))
      .first()
      .click();
    await page.getByRole("option", { name: category }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add Phrase" }).click();
    await expect(toast(page)).toContainText("Phrase added");
  });
});
