import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, signInEditor, test, toast, unique } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const dialogOf = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: RegExp) => dialogOf(page).getByRole("textbox", { name });
const press = (page: Page, name: string) => dialogOf(page).getByRole("button", { name }).click();

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  const box = dialogOf(page).getByRole("combobox", { name: label });
  await box.click();
  await box.fill(option);
  await page.getByRole("option", { name: option }).click();
}

test("an editor signs in, edits the content, sees it on the site, and signs out", async ({
  page,
  browser,
  adminServer,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const language = unique("Sindhi");
  const languageSlug = language.toLowerCase().replaceAll(" ", "-");
  const category = unique("Weather");
  const phrase = `${unique("Is it raining")}?`;
  const phraseSlug = phrase.toLowerCase().replaceAll(" ", "-").replace("?", "");
  const row = () => page.getByRole("row", { name: new RegExp(language) });

  await test.step("sign in, on the way to the languages", async () => {
    await page.goto("/admin/languages?q=thai");
    await expect(page).toHaveURL(/\/admin\/sign-in\?redirect=/);
    await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("E-mail or password is wrong");
    pageErrors.expect(/status of 401/);
    await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/languages\?q=thai/);
    await expect(page.getByRole("cell", { name: "ไทย" })).toBeVisible();
  });

  await test.step("add a language that runs from right to left", async () => {
    await page.goto("/admin/languages/new");
    await press(page, "Add Language");
    await expect(dialogOf(page).getByText("Enter the language's English name")).toBeVisible();
    await expect(field(page, /^Name/)).toBeFocused();
    await field(page, /^Name/).fill(language);
    await field(page, /^Native Name/).fill("سنڌي");
    await field(page, /^Code/).fill("sd");
    await field(page, /^Description/).fill("Sindhi is spoken along the Indus.");
    await press(page, "Add Language");
    await expect(toast(page)).toContainText("Language added");
    await expect(toast(page)).toContainText("The language was successfully added.");
    await expect(page).toHaveURL(/\/admin\/languages$/);
  });

  await test.step("add a category and a phrase", async () => {
    await page.goto("/admin/categories/new");
    await field(page, /^Name/).fill(category);
    await field(page, /^Description/).fill("Sun, rain and snow.");
    await page.keyboard.press("Control+Enter");
    await expect(toast(page)).toContainText("Category added");

    await page.goto("/admin/phrases/new");
    await field(page, /^English/).fill(phrase);
    await choose(page, /^Category/, category);
    await press(page, "Add Phrase");
    await expect(toast(page)).toContainText("Phrase added");
  });

  await test.step("add a translation, with a warning on the way", async () => {
    await page.goto("/admin/translations/new");
    await choose(page, /^Language/, language);
    await choose(page, /^Phrase/, phrase);
    await field(page, /^Native Text/).fill("Is it raining");
    await expect(dialogOf(page).getByText("Most letters are in another script")).toBeVisible();
    await field(page, /^Native Text/).fill("ڇا مينهن پوي ٿو؟");
    await expect(field(page, /^Native Text/)).toHaveCSS("direction", "rtl");
    await field(page, /^Romanization/)
      .first()
      .fill("Chha meenhan pawe tho?");
    await press(page, "Add Translation");
    await expect(toast(page)).toContainText("Translation added");
  });

  const publicPath = `/phrases/${languageSlug}/${phraseSlug}`;
  await test.step("see it on the public site at once", async () => {
    await page.goto(publicPath);
    const text = page.getByText("ڇا مينهن پوي ٿو؟").first();
    await expect(text).toBeVisible();
    await expect(page.locator('[lang="sd"][dir="rtl"]').first()).toBeVisible();
    await page.goto(`/languages/${languageSlug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(language);
  });

  await test.step("edit it while another user edits it", async () => {
    const other = await signInEditor(browser, adminServer);
    const theirs = await other.newPage();
    const list = `/admin/translations?q=${encodeURIComponent("raining")}`;
    for (const one of [page, theirs]) {
      await one.goto(list);
      await one.getByRole("button", { name: `Edit ${phrase} in ${language}` }).click();
      await expect(field(one, /^Romanization/).first()).toHaveValue("Chha meenhan pawe tho?");
    }
    await field(theirs, /^Literal Translation/).fill("What rain falls?");
    await field(theirs, /^Romanization/)
      .first()
      .fill("Chha menhan pawe tho?");
    await press(theirs, "Update Translation");
    await expect(toast(theirs)).toContainText("Translation updated");
    await other.close();

    await field(page, /^Romanization/)
      .first()
      .fill("Chhā mīnhan pawe tho?");
    pageErrors.expect(/status of 409/);
    pageErrors.expect(/TRPCClientError|Failed to update translation/);
    await press(page, "Update Translation");
    const conflict = page.getByRole("dialog").filter({ hasText: "Grace saved this" });
    await expect(conflict).toBeVisible();
    await expect(conflict).toContainText("What rain falls?");
    await conflict
      .getByRole("radio", { name: /yours|mine/i })
      .first()
      .check();
    await conflict.getByRole("button", { name: "Save chosen" }).click();
    await expect(toast(page)).toContainText("Translation updated");
    await page.goto(publicPath);
    await expect(page.getByText("Chhā mīnhan pawe tho?").first()).toBeVisible();
    await expect(page.getByText("What rain falls?")).toBeVisible();
  });

  await test.step("restore the first state from the history", async () => {
    await page.goto(`/admin/translations?q=raining`);
    await page.getByRole("button", { name: `History of ${phrase} in ${language}` }).click();
    const drawer = page.getByRole("dialog", { name: "History" });
    await drawer.getByRole("button", { name: "Restore this state" }).last().click();
    await drawer.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(toast(page)).toContainText("Translation restored");
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("row", { name: /Chha meenhan pawe tho/ })).toBeVisible();
  });

  await test.step("delete it, and undo that", async () => {
    await page.getByRole("button", { name: `Delete ${phrase} in ${language}` }).click();
    await expect(dialogOf(page)).toContainText(
      `Are you sure you want to delete the translation of "${phrase}" in ${language}? This action cannot be undone.`,
    );
    await press(page, "Delete Translation");
    await expect(toast(page)).toContainText("Translation deleted");
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(toast(page)).toContainText("Translation restored");
    await expect(page.getByRole("row", { name: /Chha meenhan pawe tho/ })).toBeVisible();
  });

  await test.step("import a file with two invalid rows, correct it, import it", async () => {
    const good = `${languageSlug},hello,سلام,Salaam`;
    const file = (rows: string[]) => ({
      name: "sindhi.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["language,phrase,native_text,romanization", ...rows].join("\r\n")),
    });
    await page.goto("/admin/translations/import");
    await page
      .locator('input[type="file"]')
      .setInputFiles(file([good, "klingon,hello,nuqneH,", `${languageSlug},no-such-phrase,x,`]));
    const report = page.getByRole("region", { name: "Import report" });
    await expect(report).toContainText("2 errors");
    await expect(report.getByRole("row", { name: /klingon/ })).toContainText(/language/i);
    await expect(page.getByText("2 rows have errors.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const [rejected] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the rows with errors (CSV)" }).click(),
    ]);
    const rejectedRows = (await readFile(await rejected.path(), "utf8")).trimEnd().split("\r\n");
    expect(rejectedRows).toHaveLength(3);
    expect(rejectedRows[0]).toMatch(/,reason$/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Import the valid row" }).click();
    await expect(toast(page)).toContainText("2 rows with errors were not imported");
    expect(await violations(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Choose another file" }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles(file([good, `${languageSlug},thank-you,مهرباني,Meherbani`]));
    await expect(report).toContainText("1 new");
    await expect(report).toContainText("Same as in the guide");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByText(/^All translations were imported/)).toBeVisible();
    expect((await page.request.get(`/phrases/${languageSlug}/thank-you`)).status()).toBe(200);
  });

  await test.step("export: the file opens with its scripts intact", async () => {
    await page.getByRole("combobox", { name: "Language" }).fill(language);
    await page.getByRole("option", { name: language }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export", exact: true }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith("\ufefflanguage,phrase,")).toBe(true);
    expect(text).toContain("مهرباني");
    expect(text.trimEnd().split("\r\n")).toHaveLength(4);
  });

  await test.step("delete the language; the dialog says what goes", async () => {
    await page.goto(`/admin/languages?q=${encodeURIComponent(language)}`);
    await row()
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(dialogOf(page)).toContainText("3 translations");
    await press(page, "Delete Language");
    await expect(toast(page)).toContainText("Language deleted");
    expect((await page.request.get(`/languages/${languageSlug}`)).status()).toBe(404);
  });

  await test.step("sign out", async () => {
    await page.getByRole("button", { name: /account/i }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/admin\/sign-in/);
    expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  });
});
