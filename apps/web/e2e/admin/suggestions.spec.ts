import { expect, signInEditor, test, toast } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { phoneProblems, still } from "../support/page/screen-problems.ts";

const PAGE = "/phrases/farsi/thank-you";
const MIN_SECONDS = 3;

test.use({ viewport: { width: 360, height: 740 } });

test("a visitor suggests a correction, an editor accepts it, and the page shows it", async ({
  page,
  browser,
  adminServer,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.expect(/status of 400|The suggestion was not stored/);
  const form = page.getByRole("dialog", { name: "Suggest a correction" });
  const suggested = form.getByRole("textbox", { name: "What should it say?" });
  const send = form.getByRole("button", { name: "Send suggestion" });
  const open = page.getByRole("button", { name: "Suggest a correction" });

  await test.step("the form opens by keyboard and has no accessibility violations", async () => {
    await page.goto(PAGE);
    await settled(page);
    await open.press("Enter");
    await expect(form.getByRole("combobox", { name: "What is wrong?" })).toBeFocused();
    await still(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });

  await test.step("errors appear beside their fields, also in dark colors, and nothing typed is lost", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await suggested.fill("Mamnunam");
    await send.click();
    const field = form.getByRole("combobox", { name: "What is wrong?" });
    await expect(field).toHaveAccessibleDescription("Choose what is wrong.");
    await expect(field).toBeFocused();
    await expect(suggested).toHaveValue("Mamnunam");
    await still(page);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("the suggestion is sent, and the visitor reads what happens next", async () => {
    await form.getByRole("combobox", { name: "What is wrong?" }).selectOption("Romanization");
    await form.getByRole("textbox", { name: "Your name (optional)" }).fill("Ada");
    // The server refuses what is sent within seconds after the form was opened.
    await page.waitForTimeout(MIN_SECONDS * 1_000);
    await send.click();
    await expect(form.getByRole("status")).toContainText("An editor will look at your suggestion.");
    await still(page);
    expect(await violations(page)).toEqual([]);
    await form.getByRole("button", { name: "Done" }).click();
    await expect(form).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await test.step("another visitor suggests the same", async () => {
    const { id } = (await (await page.request.get("/api/phrases/farsi/thank-you")).json()) as { id: number };
    const double = { translation_id: id, field: "romanization", suggested: "Mamnunam", seconds: 9 };
    const sent = await page.request.post("/api/suggestions", {
      data: { ...double, email: "berta@example.org" },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
  });

  const editor = await signInEditor(browser, adminServer);
  const admin = await editor.newPage();
  await test.step("an editor sees it on the dashboard and accepts it", async () => {
    await admin.goto("/admin");
    const panel = admin.getByRole("region", { name: "Suggestions" });
    await expect(panel.getByRole("listitem").filter({ hasText: "“Thank you” in Farsi" })).toBeVisible();
    await panel.getByRole("link", { name: /^View all/ }).click();
    const row = admin.getByRole("row").filter({ hasText: "Mamnunam" });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("1 more visitor sent the same. Your decision applies to all.");
    expect(await phoneProblems(admin)).toEqual([]);
    await admin.getByRole("button", { name: /^Accept Mamnunam/ }).click();
    const dialog = admin.getByRole("dialog", { name: "Edit Translation" });
    await expect(dialog.getByRole("textbox", { name: "Romanization" }).first()).toHaveValue("Mamnunam");
    const native = dialog.getByRole("textbox", { name: "Native Text" }).first();
    expect(await native.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(await phoneProblems(admin, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole("button", { name: "Update Translation" }).click();
    await expect(toast(admin)).toContainText("Translation updated");
    await expect(admin.getByRole("button", { name: /^Accept Mamnunam/ })).toHaveCount(0);
  });

  await test.step("the page shows it to visitors at once", async () => {
    await page.goto(PAGE);
    await expect(page.getByRole("article").getByText("Mamnunam")).toBeVisible();
  });

  await test.step("the list names who accepted it", async () => {
    await admin.goto("/admin/suggestions?status=accepted");
    await expect(admin.getByRole("row", { name: /Thank you/ }).first()).toContainText("Accepted by Grace");
  });
  await editor.close();
});
