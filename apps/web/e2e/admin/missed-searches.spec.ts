import { expect, signInEditor, test, toast } from "../support/admin/admin-test.ts";

test("an editor adds a missed search text so that visitors find it", async ({
  page,
  browser,
  adminServer,
}) => {
  const found = page.getByRole("heading", { name: "Where is the bathroom?" });
  const editor = await signInEditor(browser, adminServer);
  const admin = await editor.newPage();
  const wanted = admin.getByRole("region", { name: "Missed searches" });

  await test.step("a visitor finds nothing, twice", async () => {
    for (let times = 0; times < 2; times++) {
      await page.goto("/search?q=khazi");
      await expect(page.getByText(/No results found for “khazi”|No results found for "khazi"/)).toBeVisible();
    }
    await expect(found).toHaveCount(0);
  });

  await test.step("the dashboard lists the missed search", async () => {
    await admin.goto("/admin");
    await expect(wanted.getByRole("listitem").filter({ hasText: "khazi" })).toContainText("2 times");
    await wanted.getByRole("link", { name: "Add synonym of “khazi”" }).click();
  });

  await test.step("add it to the synonyms", async () => {
    const dialog = admin.getByRole("dialog", { name: "Add synonyms" });
    await expect(dialog).toContainText("khazi");
    await dialog.getByRole("combobox", { name: "Terms" }).pressSequentially("bathroom,");
    await expect(dialog.getByRole("radio", { name: /^Add the others to “bathroom/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Add to group" }).click();
    await expect(toast(admin)).toContainText("Synonym group updated");
    await expect(wanted.getByText("khazi")).toHaveCount(0);
    await expect(wanted.getByRole("heading", { name: "Missed searches" })).toBeFocused();
  });

  await test.step("the visitor finds it at once", async () => {
    await page.goto("/search?q=khazi");
    await expect(found).toBeVisible();
  });

  await test.step("the list shows that, and dismisses the search", async () => {
    await wanted.getByRole("link", { name: /^View all/ }).click();
    const row = admin.getByRole("row", { name: /khazi/ });
    await expect(row.getByRole("link", { name: "Finds something now" })).toBeVisible();
    await row.getByRole("button", { name: "Dismiss khazi" }).click();
    await admin
      .getByRole("dialog", { name: "Dismiss search" })
      .getByRole("button", { name: "Dismiss" })
      .click();
    await expect(toast(admin)).toContainText("Search dismissed");
    await expect(row).toHaveCount(0);
  });

  await test.step("the history removes the word again", async () => {
    await admin.goto("/admin/synonyms?q=khazi");
    await admin.getByRole("button", { name: /^History of bathroom/ }).click();
    const drawer = admin.getByRole("dialog", { name: "History" });
    await drawer.getByRole("button", { name: "Restore this state" }).last().click();
    await drawer.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(toast(admin)).toContainText("Synonym group restored");
    await page.goto("/search?q=khazi");
    await expect(found).toHaveCount(0);
  });
  await editor.close();
});
