import type { Page } from "@playwright/test";
import { call, expect, signIn, test, toast, unique } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { overflow } from "../support/page/layout.ts";
import { still } from "../support/page/screen-problems.ts";

test.use({ viewport: { width: 1366, height: 768 } });

const problems = async (page: Page) => {
  await still(page);
  return [...(await violations(page)), ...(await overflow(page))];
};

const languageId = async (page: Page, slug: string) => {
  const answer = await page.request.get(`/api/languages/${slug}`);
  return ((await answer.json()) as { id: number }).id;
};

test("an editor of one language translates, and a reviewer checks it", async ({
  page,
  browser,
  adminServer,
}) => {
  test.setTimeout(240_000);
  const name = unique("Gaia");
  const email = `${name.toLowerCase().replace(" ", "-")}@example.org`;
  const notes = unique("At any time");
  await signIn(page.request);

  await test.step("an administrator limits an editor to Greek, with a review", async () => {
    await page.goto("/admin/people");
    const invited = { name, email, role: "editor" };
    const { url } = await call<{ url: string }>(page.request, "people.invite", invited);
    await page.reload();
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Change access" }).click();
    const dialog = page.getByRole("dialog", { name: "Change access" });
    await dialog.getByRole("radio", { name: "Some languages" }).click();
    await dialog.getByRole("combobox", { name: "Languages they can translate" }).fill("Gree");
    await page.getByRole("option", { name: "Greek" }).click();
    await page.keyboard.press("Tab");
    await dialog.getByRole("checkbox", { name: "Changes need a review" }).check();
    expect(await problems(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page)).toContainText("Access changed");
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Greek");

    const context = await browser.newContext({
      baseURL: adminServer.url,
      storageState: { cookies: [], origins: [] },
    });
    const token = new URL(url).hash.slice(1);
    await call(context.request, "account.acceptLink", { token, password: "a password for gaia" });
    const greek = await context.newPage();

    await test.step("the editor can do nothing else than translate into Greek", async () => {
      await greek.goto("/admin");
      const actions = greek.getByRole("region", { name: "Quick Actions" }).getByRole("link");
      await expect(actions).toHaveText(["Add Translation"]);
      await greek.goto("/admin/phrases");
      await expect(greek.getByText(/^You can change translations in Greek\./)).toBeVisible();
      await expect(greek.getByRole("button", { name: "Add Phrase" })).toHaveCount(0);
      expect(await problems(greek)).toEqual([]);
      await greek.goto(`/admin/translations?q=thank+you&language=${await languageId(page, "japanese")}`);
      const japanese = greek.getByRole("row", { name: /Japanese/ }).first();
      await expect(japanese.getByRole("button", { name: /^History of/ })).toBeVisible();
      await expect(japanese.getByRole("button", { name: /^(Edit|Delete)/ })).toHaveCount(0);
    });

    await greek.goto(`/admin/translations?q=thank+you&language=${await languageId(page, "greek")}`);
    await greek.getByRole("button", { name: "Edit Thank you in Greek", exact: true }).click();
    const edit = greek.getByRole("dialog", { name: "Edit Translation" });
    await expect(edit.getByText("A reviewer will check what you save.")).toBeVisible();
    expect(await problems(greek)).toEqual([]);
    await edit.getByRole("textbox", { name: "Usage Notes" }).fill(notes);
    await edit.getByRole("button", { name: "Update Translation" }).click();
    await expect(toast(greek)).toContainText("Translation updated");
    await context.close();
  });

  await test.step("the reviewer finds it on the dashboard and marks it as reviewed, also on a phone in dark colors", async () => {
    await page.goto("/admin");
    await page.getByRole("button", { name: /^Show all \d+ languages$/ }).click();
    await expect(page.getByRole("link", { name: "1 translation in Greek to review" })).toBeVisible();
    expect(await problems(page)).toEqual([]);
    await page.getByRole("link", { name: "1 Translation to review" }).click();
    const row = page.getByRole("row", { name: /Greek/ });
    await expect(row).toContainText("Needs review");
    expect(await problems(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.getByRole("checkbox", { name: "Greek: Thank you" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Greek: Thank you" }).check();
    const bar = page.getByRole("region", { name: "Selected translations" });
    await expect(bar).toBeVisible();
    expect(await problems(page)).toEqual([]);
    await bar.getByRole("button", { name: "Mark reviewed" }).click();
    await expect(toast(page)).toContainText("Translations marked as reviewed");
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toContainText("Needs review");
  });
});
