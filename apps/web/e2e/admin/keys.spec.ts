import { expect, signedInTest as test } from "../support/admin/admin-test.ts";

test("filters by the first match of a typed language or phrase, chosen by Enter and Tab", async ({
  page,
}) => {
  await page.goto("/admin/translations");
  const language = page.getByRole("combobox", { name: "Language" });
  const phrase = page.getByRole("combobox", { name: "Phrase" });
  await language.focus();
  await page.keyboard.type("Greek");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/language=\d+/);
  await expect(language).toHaveValue("Greek");

  await page.keyboard.press("Tab");
  await expect(phrase).toBeFocused();
  await page.keyboard.type("good mornin");
  // The options of the server: Enter waits for them.
  await page.keyboard.press("Enter");
  await expect(phrase).toHaveValue("Good morning");
  await expect(page.getByRole("row", { name: /Good morning/ })).toHaveCount(1);

  await language.focus();
  await page.keyboard.type("Portug");
  await expect(page.getByRole("option", { name: "Portuguese" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(language).toHaveValue("Portuguese");
  await expect(page.getByRole("row", { name: /Bom dia/ })).toHaveCount(1);
});
