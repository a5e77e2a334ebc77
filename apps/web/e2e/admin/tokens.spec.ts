import type { Page } from "@playwright/test";
import { expect, signIn, test, toast, unique } from "../support/admin/admin-test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("shows a token once, limits it to its role, and rejects it after revocation", async ({
  page,
  context,
  adminServer,
}) => {
  const name = unique("Nightly import");
  await signIn(context.request);
  await page.goto("/admin/tokens");
  await page.getByRole("button", { name: "New token" }).click();
  await dialog(page, "New token").getByLabel("Name").fill(name);
  await dialog(page, "New token").getByLabel("Expires").selectOption("In 30 days");
  await page.keyboard.press("Control+Enter");
  const made = dialog(page, name);
  const token = (await made.getByRole("group", { name: "Token" }).textContent()) ?? "";
  await expect(made.getByRole("group", { name: "Example" })).toContainText(`Bearer ${token}`);
  const row = page.getByRole("row", { name: new RegExp(`^${name}`) });
  await made.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(row).toContainText(/Editor.*Never/);

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${adminServer.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
  const weather = unique("Weather");
  const slug = weather.toLowerCase().replaceAll(" ", "-");
  const category = { name: weather, description: "Sun, rain and snow.", slug };
  const added = await ask("/api/categories", { method: "POST", body: JSON.stringify(category) });
  expect(added.status, await added.clone().text()).toBe(201);
  expect(await added.json()).toMatchObject(category);
  expect((await ask("/trpc/people.list?input=%7B%7D")).status).toBe(403);

  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Never");
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  const question = dialog(page, `Revoke ${name}?`);
  await question.getByRole("button", { name: "Revoke token" }).click();
  await expect(toast(page)).toContainText("Token revoked");
  await expect(row).toHaveCount(0);
  expect((await ask("/api/language-phrases")).status).toBe(401);
});
