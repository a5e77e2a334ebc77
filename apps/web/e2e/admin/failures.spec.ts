import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, signIn, toast, unique } from "../support/admin/admin-test.ts";
import { createCategory, createContent, createLanguage, createPhrase } from "../support/admin/content.ts";
import { gatedTest as test } from "../support/gated-test.ts";
import { overlap } from "../support/looks/overlap.ts";
import type { DatabaseGate } from "../support/servers/database-gate.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const FAILURES = /Failed to load resource|TRPCClientError|Failed to update translation/;
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: RegExp) => dialog(page).getByRole("textbox", { name }).first();

interface Write {
  /** "Add Language": what the button of the dialog says. */
  button: string;
  /** The toast that tells of its failure (specification §8). */
  failure: string;
  done: string;
  /** What was typed, and must still be there. */
  typed?: [name: RegExp, text: string];
}

/**
 * Presses the button of the dialog without a connection, then without a database, then with both: the failure is
 * told, the dialog stays with what was typed, and in the end the same button does it.
 */
async function failsTwiceThenWorks(page: Page, gate: DatabaseGate, write: Write): Promise<void> {
  const { button, failure, done, typed } = write;
  const submit = dialog(page).getByRole("button", { name: button });
  const failed = async (why: string) => {
    await expect(dialog(page).getByRole("alert").filter({ hasText: why })).toBeVisible({ timeout: 30_000 });
    const told = toast(page).getByRole("alert");
    await expect(told).toContainText("Error");
    await expect(told).toContainText(failure);
    await expect(submit).toBeEnabled();
    for (const part of [
      dialog(page).getByRole("heading"),
      dialog(page).getByRole("button", { name: "Close" }),
      submit,
    ]) {
      expect(await overlap(told, part.first())).toBe(false);
    }
    if (typed) await expect(field(page, typed[0])).toHaveValue(typed[1]);
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toBeHidden();
  };

  await page.context().setOffline(true);
  await submit.click();
  await failed("The server cannot be reached.");
  await page.context().setOffline(false);

  await gate.shut();
  await submit.click();
  await failed("The database does not answer.");
  await gate.open();

  await submit.click();
  await expect(toast(page)).toContainText(done, { timeout: 30_000 });
  await expect(dialog(page)).toBeHidden();
}

test.beforeEach(async ({ page, watch }) => {
  test.setTimeout(180_000);
  watch.expect(FAILURES);
  await signIn(page.request);
});

test("shows an error when a language cannot be saved, keeps the dialog open, and saves on retry", async ({
  page,
  gated,
}) => {
  const name = unique("Sindhi");
  await page.goto("/admin/languages/new");
  await field(page, /^Name/).fill(name);
  await field(page, /^Native Name/).fill("سنڌي");
  await field(page, /^Code/).fill("sd");
  await field(page, /^Description/).fill("Spoken along the Indus.");
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Add Language",
    failure: "Failed to add language. Please try again.",
    done: "Language added",
    typed: [/^Description/, "Spoken along the Indus."],
  });

  await press(page, `Edit ${name}`);
  await field(page, /^Native Name/).fill("سِنڌِي");
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Update Language",
    failure: "Failed to update language. Please try again.",
    done: "Language updated",
    typed: [/^Native Name/, "سِنڌِي"],
  });

  await press(page, `Delete ${name}`);
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Delete Language",
    failure: "Failed to delete language. It may be in use by phrases.",
    done: "Language deleted",
  });
});

test("shows an error when a category cannot be saved, keeps the dialog open, and saves on retry", async ({
  page,
  gated,
}) => {
  const name = unique("Weather");
  await page.goto("/admin/categories/new");
  await field(page, /^Name/).fill(name);
  await field(page, /^Description/).fill("Sun, rain and snow.");
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Add Category",
    failure: "Failed to add category. Please try again.",
    done: "Category added",
    typed: [/^Description/, "Sun, rain and snow."],
  });

  await press(page, `Edit ${name}`);
  await field(page, /^Description/).fill("Hail.");
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Update Category",
    failure: "Failed to update category. Please try again.",
    done: "Category updated",
    typed: [/^Description/, "Hail."],
  });

  await press(page, `Delete ${name}`);
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Delete Category",
    failure: "Failed to delete category. It may be in use by phrases.",
    done: "Category deleted",
  });
});

test("shows an error when a phrase cannot be saved, keeps the dialog open, and saves on retry", async ({
  page,
  gated,
}) => {
  const category = await createCategory(page.request);
  const english = unique("It rains");
  await page.goto(`/admin/phrases/new?category=${category.id}`);
  await field(page, /^English/).fill(english);
  const chosen = dialog(page).getByRole("combobox", { name: /^Category/ });
  await expect(chosen).toHaveValue(category.name);
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Add Phrase",
    failure: "Failed to add phrase. Please try again.",
    done: "Phrase added",
    typed: [/^English/, english],
  });

  await page.goto(`/admin/phrases?q=${encodeURIComponent(english)}`);
  await press(page, `Edit ${english}`);
  await field(page, /^English/).fill(`${english} cats`);
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Update Phrase",
    failure: "Failed to update phrase. Please try again.",
    done: "Phrase updated",
    typed: [/^English/, `${english} cats`],
  });

  await press(page, `Delete ${english} cats`);
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Delete Phrase",
    failure: "Failed to delete phrase. It may have translations.",
    done: "Phrase deleted",
  });
});

test("shows an error when a translation cannot be saved, keeps the dialog open, and saves on retry", async ({
  page,
  gated,
}) => {
  const { phrase } = await createContent(page.request);
  const language = await createLanguage(page.request);
  const spoken = `${phrase.english} in ${language.name}`;
  await page.goto(`/admin/phrases/${phrase.id}/translations`);
  await press(page, `Add ${spoken}`);
  await field(page, /^Native Text/).fill("مينهن پوي ٿو");
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Add Translation",
    failure: "Failed to add translation. Please try again.",
    done: "Translation added",
    typed: [/^Native Text/, "مينهن پوي ٿو"],
  });

  await page.goto(`/admin/translations?language=${language.id}`);
  await press(page, `Edit ${spoken}`);
  await field(page, /^Romanization/).fill("Meenhan pawe tho");
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Update Translation",
    failure: "Failed to update translation. Please try again.",
    done: "Translation updated",
    typed: [/^Romanization/, "Meenhan pawe tho"],
  });

  await press(page, `Delete ${spoken}`);
  await failsTwiceThenWorks(page, gated.gate, {
    button: "Delete Translation",
    failure: "Failed to delete translation. Please try again.",
    done: "Translation deleted",
  });
});

test("refuses to delete a category to which another user has just added a phrase", async ({ page }) => {
  const category = await createCategory(page.request);
  await page.goto("/admin/categories");
  await press(page, `Delete ${category.name}`);
  const phrase = await createPhrase(page.request, category);
  const confirm = dialog(page).getByRole("button", { name: "Delete Category" });
  await confirm.click();
  await expect(toast(page)).toContainText("Failed to delete category. It may be in use by phrases.");
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  expect((await page.request.delete(`/api/phrases/${phrase.id}`)).status()).toBe(200);
  await confirm.click();
  await expect(toast(page)).toContainText("Category deleted");
  await expect(dialog(page)).toBeHidden();
});

test("renews an expired session over an open dialog and continues the save", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { phrase, language, spoken } = await createContent(page.request);
  await page.goto(`/admin/translations?language=${language.id}`);
  await press(page, `Edit ${spoken}`);
  await field(page, /^Usage Notes/).fill("When it does.");
  const elsewhere = await playwright.request.newContext({
    baseURL,
    storageState: await page.context().storageState(),
  });
  expect((await elsewhere.post("/api/auth/sign-out")).status()).toBe(200);
  await elsewhere.dispose();

  await dialog(page).getByRole("button", { name: "Update Translation" }).click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await expect(again.getByRole("textbox", { name: "E-mail" })).toHaveValue(ADMINISTRATOR.email);
  await again.getByLabel("Password", { exact: true }).fill("not the password");
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(again.getByRole("alert")).toContainText("E-mail or password is wrong");
  await again.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(toast(page)).toContainText("Translation updated");
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`/phrases/${language.slug}/${phrase.slug}`);
  await expect(page.getByText("When it does.")).toBeVisible();
});
