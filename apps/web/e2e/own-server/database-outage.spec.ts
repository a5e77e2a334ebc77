import type { Page, Request } from "@playwright/test";
import { ADMINISTRATOR, expect, signIn, toast } from "../support/admin/admin-test.ts";
import { createContent, createLanguage } from "../support/admin/content.ts";
import { databaseOutageTest as test } from "../support/database-outage-test.ts";
import { expectCached } from "../support/offline-caches.ts";
import { overlap } from "../support/page/overlap.ts";
import type { DatabaseGate } from "../support/servers/database-gate.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const FAILURES = /Failed to load resource|TRPCClientError|Failed to update translation/;
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: RegExp) => dialog(page).getByRole("textbox", { name }).first();

interface Write {
  /** The label of the button in the dialog. */
  button: string;
  /** The error toast (specification §8). */
  failure: string;
  done: string;
  /** The typed text, which must not be lost. */
  typed?: [name: RegExp, text: string];
}

/**
 * Presses the button of the dialog without a connection, then without a database, then with both: the error is shown,
 * the dialog stays open with the typed text, and the same button succeeds in the end.
 */
async function failsTwiceThenWorks(page: Page, gate: DatabaseGate, write: Write): Promise<void> {
  const { button, failure, done, typed } = write;
  const submit = dialog(page).getByRole("button", { name: button });
  const failed = async (why: string) => {
    await expect(dialog(page).getByRole("alert").filter({ hasText: why })).toBeVisible({ timeout: 30_000 });
    const alert = toast(page).getByRole("alert");
    await expect(alert).toContainText("Error");
    await expect(alert).toContainText(failure);
    await expect(submit).toBeEnabled();
    for (const part of [
      dialog(page).getByRole("heading"),
      dialog(page).getByRole("button", { name: "Close" }),
      submit,
    ]) {
      // A toast is lifted in the frame that first shows it.
      await expect.poll(() => overlap(alert, part.first())).toBe(false);
    }
    if (typed) await expect(field(page, typed[0])).toHaveValue(typed[1]);
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toBeHidden();
  };

  await page.context().setOffline(true);
  await submit.click();
  await failed("The server cannot be reached.");
  await page.context().setOffline(false);

  await gate.shut();
  await submit.click();
  await failed("The database is not responding.");
  await gate.open();

  await submit.click();
  await expect(toast(page)).toContainText(done, { timeout: 30_000 });
  await expect(dialog(page)).toBeHidden();
}

// All tests use one server.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  pageErrors.expect(FAILURES);
  await signIn(page.request);
});

test("shows an error without a connection and without a database, keeps the typed text, and saves on retry", async ({
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
});

test("renews an expired session over an open dialog and continues the save", async ({
  page,
  playwright,
  baseURL,
}) => {
  const { phrase, language, spoken } = await createContent(page.request);
  const running = new Set<Request>();
  page.on("request", (request) => running.add(request));
  page.on("requestfinished", (request) => running.delete(request));
  page.on("requestfailed", (request) => running.delete(request));
  await page.goto(`/admin/translations?language=${language.id}`);
  await press(page, `Edit ${spoken}`);
  await field(page, /^Usage Notes/).fill("When it does.");
  // Otherwise what the dialog still loads would notice the expired session, before the save does.
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => running.size).toBe(0);
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
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(again.getByRole("alert")).toContainText("E-mail or password is wrong");
  await again.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(toast(page)).toContainText("Translation updated");
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(`/phrases/${language.slug}/${phrase.slug}`);
  await expect(page.getByText("When it does.")).toBeVisible();
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows stored pages, and that the site can’t be reached, until the database is back", async ({
    page,
    gated: { gate },
  }) => {
    const path = "/phrases/farsi/thank-you";
    const note = page.getByRole("banner").getByRole("status");
    const heading = page.getByRole("heading", { level: 1 });
    for (const read of ["/languages/farsi", path]) {
      await page.goto(read);
      await expectCached(page, "pages", read);
    }
    // Otherwise the server has the page in its own cache.
    await createLanguage(page.request);
    await gate.shut();
    await page.goto(path);
    await expect(heading).toContainText("Thank you");
    await expect(note).toContainText("This site can’t be reached.");
    await page.waitForResponse((response) => response.url().endsWith("/health/ready"));
    // Another one begins only if the last one found no database.
    await page.waitForRequest((request) => request.url().endsWith("/health/ready"));
    await expect(note).toContainText("This site can’t be reached.");
    await page.getByRole("main").locator('a[href="/languages/farsi"]').first().click();
    await expect(heading).toHaveText(/^Farsi/, { timeout: 40_000 });
    await gate.open();
    await expect(note).toBeEmpty();
  });
});
