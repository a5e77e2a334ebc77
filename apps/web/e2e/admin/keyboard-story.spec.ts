import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, signInEditor, test, toast, unique } from "../support/admin/admin-test.ts";
import { focusByKey, pressByKey } from "../support/page/keyboard.ts";

const NATIVE = "ایا دا لاره سمه ده؟";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const native = (page: Page, language: string) =>
  page.getByRole("textbox", { name: `Native text in ${language}` });

/** Goes back from the content to the navigation, and on to another screen. */
async function navigate(page: Page, screen: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: screen });
  await focusByKey(link, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(screen);
  await expect(heading(page)).toBeFocused();
}

/** Types in the field that has the focus, and goes on to the next one. */
async function fillInTurn(page: Page, texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.insertText(text);
  }
}

test("an editor manages the content by keyboard alone", async ({
  page,
  browser,
  adminServer,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  const { keyboard } = page;
  const language = unique("Pashto");
  const category = unique("Finding the way");
  const phrase = `${unique("Is this the right road")}?`;
  const phraseSlug = phrase.toLowerCase().replaceAll(" ", "-").replace("?", "");
  const name = `${phrase} in ${language}`;
  const find = `q=${encodeURIComponent(phrase)}`;

  await test.step("sign in", async () => {
    await page.goto("/admin");
    await focusByKey(page.getByRole("textbox", { name: "E-mail" }));
    await fillInTurn(page, [ADMINISTRATOR.email, ADMINISTRATOR.password]);
    await keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Dashboard");
  });

  await test.step("skip the navigation, and add a language from the dashboard", async () => {
    await page.reload();
    await expect(heading(page)).toHaveText("Dashboard");
    await keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await keyboard.press("Enter");
    await pressByKey(page.getByRole("link", { name: "Add Language" }));
    await expect(dialog(page, "Add Language").getByRole("textbox", { name: /^Name/ })).toBeFocused();
    await fillInTurn(page, [language, "پښتو", "ps", "Pashto is spoken in the mountains."]);
    await keyboard.press("Control+Enter");
    await expect(toast(page)).toContainText("Language added");
    await expect(heading(page)).toHaveText("Languages");
    await expect(heading(page)).toBeFocused();
  });

  await test.step("add a category; Escape requires a confirmation before typed text is discarded", async () => {
    await navigate(page, "Categories");
    const add = page.getByRole("button", { name: "Add Category" }).first();
    await pressByKey(add, "Space");
    const form = dialog(page, "Add Category");
    await expect(form.getByRole("textbox", { name: /^Name/ })).toBeFocused();
    await fillInTurn(page, [category]);
    await keyboard.press("Control+Enter");
    await expect(form.getByRole("textbox", { name: /^Description/ })).toBeFocused();
    await keyboard.press("Escape");
    const question = dialog(page, "Discard your changes?");
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(form.getByRole("textbox", { name: /^Name/ })).toHaveValue(category);
    await expect(form.getByRole("textbox", { name: /^Description/ })).toBeFocused();
    await keyboard.insertText("Streets, squares and signs.");
    await pressByKey(form.getByRole("button", { name: "Add Category" }), "Space");
    await expect(toast(page)).toContainText("Category added");
    await expect(add).toBeFocused();
  });

  await test.step("add a phrase; the category is chosen with the arrows", async () => {
    await navigate(page, "Phrases");
    const add = page.getByRole("button", { name: "Add Phrase" });
    await pressByKey(add);
    const form = dialog(page, "Add Phrase");
    await expect(form.getByRole("textbox", { name: /^English/ })).toBeFocused();
    await fillInTurn(page, [phrase]);
    await focusByKey(form.getByRole("combobox", { name: /^Category/ }));
    await keyboard.type(category);
    await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(form.getByRole("combobox", { name: /^Category/ })).toHaveValue(category);
    await keyboard.press("Control+Enter");
    await expect(toast(page)).toContainText("Phrase added");
    await expect(add).toBeFocused();
  });

  await test.step("fill in the translations, row by row", async () => {
    await focusByKey(page.getByRole("searchbox", { name: "Search phrases" }));
    await keyboard.insertText(phrase);
    await keyboard.press("Enter");
    await pressByKey(page.getByRole("link", { name: `View Translations of ${phrase}` }));
    await expect(heading(page)).toHaveText(phrase);
    await expect(heading(page)).toBeFocused();

    const fields = page.getByRole("textbox", { name: /^Native text in/ });
    await focusByKey(fields.nth(0));
    await keyboard.insertText("Eerste");
    await keyboard.press("Enter");
    await expect(fields.nth(1)).toBeFocused();
    await expect(page.getByText(/^1 of \d+ languages$/)).toBeVisible();

    await keyboard.insertText("to be reverted");
    await keyboard.press("Escape");
    await expect(fields.nth(1)).toHaveValue("");
    await keyboard.press("Alt+ArrowUp");
    await expect(fields.nth(0)).toBeFocused();
    await expect(fields.nth(0)).toHaveValue("Eerste");

    // An unchanged row is not saved, and Enter moves on to the next missing one.
    await keyboard.press("Enter");
    await expect(fields.nth(1)).toBeFocused();
    const own = native(page, language);
    await focusByKey(own, "Alt+ArrowDown");
    await expect(own).toHaveAttribute("lang", "ps");
    await expect(own).toHaveCSS("direction", "rtl");
    await fillInTurn(page, [NATIVE, "Aya da lara sama da?"]);
    await keyboard.press("Control+Enter");
    await expect(page.getByText(/^2 of \d+ languages$/)).toBeVisible();
    await expect(own).not.toBeFocused();
    await expect(own).toHaveValue(NATIVE);
  });

  await test.step("see it on the site", async () => {
    await page.goto(`/phrases/${phraseSlug}`);
    await expect(page.locator('[lang="ps"][dir="rtl"]').filter({ hasText: NATIVE }).first()).toBeVisible();
  });

  const edit = page.getByRole("button", { name: `Edit ${name}` });
  await test.step("edit it while another user edits it, and choose between the texts", async () => {
    await page.goto(`/admin/translations?${find}`);
    await pressByKey(edit);
    const form = dialog(page, "Edit Translation");
    const romanization = form.getByRole("textbox", { name: "Romanization" }).first();
    await expect(form.getByRole("textbox", { name: /^Native Text/ }).first()).toBeFocused();
    // The translation memory, which loads late, may have buttons in between.
    await focusByKey(romanization);
    await keyboard.press("Control+A");
    await keyboard.insertText("Āyā dā lāra sama da?");

    const other = await signInEditor(browser, adminServer);
    const id = Number(new URL(page.url()).searchParams.get("edit"));
    const listed = await other.request.get("/api/language-phrases");
    const stored = ((await listed.json()) as { id: number }[]).find((one) => one.id === id);
    const theirs = { ...stored, romanization: "Aya da lar sama da?" };
    const saved = await other.request.put(`/api/language-phrases/${id}`, { data: theirs });
    expect(saved.status(), await saved.text()).toBe(200);
    await other.close();

    pageErrors.expect(/status of 409/);
    pageErrors.expect(/Failed to update translation/);
    await keyboard.press("Control+Enter");
    const conflict = dialog(page, "Someone else saved this");
    await expect(conflict).toContainText("Aya da lar sama da?");
    await focusByKey(conflict.getByRole("radio").first());
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await expect(conflict.getByRole("radio", { name: "Yours" })).toBeChecked();
    await pressByKey(conflict.getByRole("button", { name: "Save chosen" }));
    await expect(toast(page)).toContainText("Translation updated");
    await expect(form).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(page.getByRole("row", { name: /Āyā dā lāra sama da/ })).toBeVisible();
  });

  await test.step("restore the first state from the history", async () => {
    const history = page.getByRole("button", { name: `History of ${name}` });
    await pressByKey(history);
    const drawer = dialog(page, "History");
    const restore = drawer.getByRole("button", { name: "Restore this state" }).last();
    await pressByKey(restore);
    await expect(drawer.getByRole("button", { name: "Restore", exact: true })).toBeFocused();
    await keyboard.press("Enter");
    await expect(toast(page)).toContainText("Translation restored");
    await expect(restore).toBeFocused();
    await keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(history).toBeFocused();
    await expect(page.getByRole("row", { name: /Aya da lara sama da/ })).toBeVisible();
  });

  await test.step("delete it, and undo that from the toast", async () => {
    await pressByKey(page.getByRole("button", { name: `Delete ${name}` }));
    const question = dialog(page, "Delete Translation");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await focusByKey(question.getByRole("button", { name: "Delete Translation" }));
    // The toast closes by itself, however long this machine takes to press keys.
    await page.clock.install();
    await keyboard.press("Enter");
    await expect(toast(page)).toContainText("Translation deleted");
    await expect(heading(page)).toBeFocused();
    await page.clock.pauseAt(Date.now() + 500);
    await focusByKey(toast(page).getByRole("button", { name: "Undo" }));
    await page.clock.resume();
    await keyboard.press("Enter");
    await expect(toast(page)).toContainText("Translation restored");
    await expect(page.getByRole("row", { name: /Aya da lara sama da/ })).toBeVisible();
  });

  await test.step("sign out", async () => {
    await pressByKey(page.getByRole("button", { name: /^Account:/ }));
    const signOut = page.getByRole("menuitem", { name: "Sign out" });
    await focusByKey(signOut, "ArrowDown");
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/sign-in/);
  });
});
