import { expect, signedInTest as test, toast, unique } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";

test("leads from an added phrase to its translations, and undoes the addition on the row of the activity", async ({
  page,
}) => {
  const phrase = `${unique("Is the museum open")}?`;
  await page.goto("/admin/phrases/new");
  const form = page.getByRole("dialog", { name: "Add Phrase" });
  await form.getByRole("textbox", { name: /^English/ }).fill(phrase);
  await form.getByRole("combobox", { name: /^Category/ }).focus();
  await page.keyboard.type("Travel");
  await expect(page.getByRole("option", { name: "Travel & Directions" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("combobox", { name: /^Category/ })).toHaveValue("Travel & Directions");
  await page.keyboard.press("Control+Enter");
  await expect(toast(page)).toContainText("Phrase added");
  await toast(page).getByRole("button", { name: "View Translations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(phrase);

  await page.goto("/admin/activity");
  // Key by key, because the browser splits the digits into month, day and year.
  await page.getByLabel("From").focus();
  await page.keyboard.type("01022026", { delay: 50 });
  await expect(page).toHaveURL(/from=2026-01-02/);
  const undo = page.getByRole("button", {
    name: new RegExp(`^Undo that .* added the phrase ${phrase.slice(0, -1)}`),
  });
  await undo.click();
  const question = page.getByRole("group", { name: /^Undo this change\?/ });
  await expect(question.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Change undone");
  await expect(page.getByRole("button", { name: /undid adding the phrase/, expanded: false })).toBeVisible();
});

test("makes a link of a contact that is entered as an e-mail address", async ({ page }) => {
  await page.goto("/admin/settings");
  const contact = page.getByRole("textbox", { name: "Contact" });
  await contact.fill("hello@example.org");
  await contact.press("Enter");
  await expect(contact).toHaveValue("mailto:hello@example.org");
  await contact.fill("");
  await contact.press("Enter");
  await expect(toast(page)).toContainText("saved");
});
