import { expect, signedInTest as test } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";

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

test("opens screens, records and actions by keys alone", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const palette = page.getByRole("dialog", { name: "Search" });
  const { keyboard } = page;
  const openPalette = async () => {
    await keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
  };
  await page.goto("/admin");
  await expect(heading).toHaveText("Dashboard");

  await test.step("a phrase, found by the server", async () => {
    await openPalette();
    await expect(palette.getByRole("option", { name: "Translations", exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await keyboard.type("where is the bathroom");
    await expect(palette.getByRole("option", { name: "Where is the bathroom?" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await keyboard.press("Enter");
    await expect(heading).toHaveText("Where is the bathroom?");
    await expect(heading).toBeFocused();
  });

  await test.step("a language's translations, by the arrow keys", async () => {
    await openPalette();
    await keyboard.type("greek");
    await expect(palette.getByRole("option", { name: "Edit Greek" })).toBeVisible();
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowUp");
    await keyboard.press("Enter");
    await expect(heading).toHaveText("Translations");
    await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("Greek");
  });

  await test.step("an action; Escape closes the palette and returns the focus", async () => {
    await openPalette();
    await keyboard.type("add phr");
    await keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Add Phrase" })).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openPalette();
    await keyboard.press("Escape");
    await expect(palette).toBeHidden();
  });

  await test.step("a screen by two letters, its search by a slash", async () => {
    await keyboard.press("g");
    await keyboard.press("l");
    await expect(heading).toHaveText("Languages");
    await expect(heading).toBeFocused();
    await keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search languages" })).toBeFocused();
    await keyboard.type("gt/?");
    await expect(page.getByRole("searchbox", { name: "Search languages" })).toHaveValue("gt/?");
    await expect(heading).toHaveText("Languages");
  });

  await test.step("the list of keys", async () => {
    await heading.focus();
    await keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(keys.getByText("Go to a screen")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await keyboard.press("Escape");
    await expect(keys).toBeHidden();
    await expect(heading).toBeFocused();
  });
});
