import { create, expect, signedInTest as test, unique } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { still } from "../support/page/screen-problems.ts";

test("an editor inserts a similar translation, opens the forms of its row, and accepts a warning", async ({
  page,
  pageErrors: _,
}) => {
  const name = unique("Walloon");
  const { id: language_id } = await create<{ id: number }>(page.request, "/api/languages", {
    name,
    nativeName: "Walon",
    code: "wa",
    description: "Walloon is spoken in Belgium.",
    glossary: [{ english: "thank you", term: "gråces", note: "In letters" }],
  });
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const add = async (slug: string, native_text: string) => {
    const { id } = await read<{ id: number }>(`/api/phrases/greek/${slug}`);
    const { phrase_id } = await read<{ phrase_id: number }>(`/api/language-phrases/${id}`);
    await create(page.request, "/api/language-phrases", { language_id, phrase_id, native_text });
  };
  await add("thank-you", "Gråce");
  await add("good-morning", "Bondjoû");
  await add("hello", "Bondjoû");

  await test.step("the focused row shows the glossary and similar translations, and inserts of both", async () => {
    await page.goto(`/admin/translations/grid?language=${language_id}&q=thank`);
    const field = page.getByRole("textbox", { name: "Native text of “Thank you very much”" });
    await field.focus();
    const memory = page.getByRole("region", { name: "Help while translating" });
    await expect(memory.getByRole("button", { name: /Gråce.*Thank you · \d+%/ })).toBeVisible();
    await memory.getByRole("button", { name: /gråces.*thank you · In letters/ }).click();
    await expect(field).toHaveValue("gråces");
    await expect(field).toBeFocused();
    await still(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Alt+Shift+Digit1");
    await expect(field).toHaveValue("Gråce");
    await expect(field).toBeFocused();
    await page.keyboard.insertText(" branmint");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(field).toHaveValue("Gråce branmint");
  });

  await test.step("Alt and Enter opens the other forms of the row, and Escape returns to it", async () => {
    const field = page.getByRole("textbox", { name: "Native text of “Thank you very much”" });
    await field.focus();
    await page.keyboard.press("Alt+Enter");
    const dialog = page.getByRole("dialog", { name: "Edit Translation" });
    const addVariant = dialog.getByRole("button", { name: "Add variant" });
    await expect(addVariant).toBeFocused();
    await expect(addVariant).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await dialog.getByRole("textbox", { name: "Label" }).fill("said by a woman");
    await expect(dialog.getByText("“Thank you very much”, said by a woman")).toBeVisible();
    await still(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(field).toBeFocused();
  });

  await test.step("a warning is accepted in the dialog, for both phrases that share the text", async () => {
    await page.goto(`/admin/translations?language=${language_id}&show=warnings`);
    await page.getByRole("link", { name: /^2 Same text as another phrase/ }).click();
    await expect(page).toHaveURL(/warning=same-as-other-phrase/);
    await expect(page.getByRole("button", { name: /^Edit .* in/ })).toHaveCount(2);
    await page.getByRole("button", { name: /^Edit Hello in/ }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Translation" });
    await expect(dialog.getByRole("link", { name: "“Good morning”" })).toBeVisible();
    await dialog.getByRole("button", { name: "Accept: Same text as another phrase" }).click();
    await expect(dialog.getByText(/accepted by/)).toBeVisible();
    await still(page);
    expect(await violations(page)).toEqual([]);
    // The other phrase with the text has left the list too.
    await expect(page.getByRole("button", { name: /^Edit .* in/, includeHidden: true })).toHaveCount(0);
    const rest = page.getByRole("link", { name: /Same text as another phrase/, includeHidden: true });
    await expect(rest).toHaveCount(0);
  });
});
