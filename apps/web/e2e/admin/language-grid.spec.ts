import type { Page } from "@playwright/test";
import { create, expect, signInEditor, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { still } from "../support/page/screen-problems.ts";

const fields = (page: Page) => page.getByRole("textbox", { name: /^Native text of/ });

test("an editor fills in ten missing translations of a language with twelve keys beside the text", async ({
  page,
  pageErrors: _,
}) => {
  const name = unique("Basque");
  const { id } = await create<{ id: number }>(page.request, "/api/languages", {
    name,
    nativeName: "Euskara",
    code: "eu",
    description: "Basque is spoken on both sides of the Pyrenees.",
  });
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };

  await test.step("the command palette opens the missing phrases, and the first one has the focus", async () => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    await press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
    await page.keyboard.insertText(`missing ${name}`);
    await expect(page.getByRole("option", { name: `Missing translations in ${name}` })).toBeVisible();
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Translate into ${name}`);
    await expect(fields(page).first()).toBeFocused();
    expect(await violations(page)).toEqual([]);
  });

  await test.step("Enter saves each row, and goes to the next one", async () => {
    for (let index = 0; index < 10; index++) {
      await expect(fields(page).nth(index)).toBeFocused();
      await page.keyboard.insertText(`Esaldia ${index}`);
      await press("Enter");
    }
    await expect(page.getByText("Saved", { exact: true })).toHaveCount(10);
    expect(keys).toBe(12);
    await page.emulateMedia({ colorScheme: "dark" });
    await still(page);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("all of them are stored", async () => {
    const stored = await page.request.get(`/api/language-phrases?language_id=${id}`);
    const texts = ((await stored.json()) as { native_text: string }[]).map(({ native_text }) => native_text);
    expect(texts.toSorted()).toEqual([...Array(10).keys()].map((index) => `Esaldia ${index}`));
  });
});

test("of two editors of the same row, the second one is shown the newer text, and loses nothing", async ({
  page,
  pageErrors,
  browser,
  adminServer,
}) => {
  pageErrors.expect(/status of 409/);
  const { id } = await create<{ id: number }>(page.request, "/api/languages", {
    name: unique("Breton"),
    nativeName: "Brezhoneg",
    code: "br",
    description: "Breton is spoken in the west of Brittany.",
  });
  const editor = await signInEditor(browser, adminServer);
  const colleague = await editor.newPage();
  for (const one of [page, colleague]) {
    await one.goto(`/admin/translations/grid?language=${id}`);
    await expect(fields(one).first()).toBeFocused();
  }
  await colleague.keyboard.insertText("Demat");
  await colleague.keyboard.press("Enter");
  await expect(colleague.getByText("Saved", { exact: true })).toBeVisible();

  await page.keyboard.insertText("Salud");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Grace has saved a different text.");
  await expect(fields(page).first()).toHaveValue("Salud");
  await expect(fields(page).nth(1)).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("dialog")).toContainText("Demat");
  await expect(page.getByRole("radio", { name: "Saved by Grace" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await editor.close();
});
