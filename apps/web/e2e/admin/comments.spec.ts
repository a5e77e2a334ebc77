import { expect, signInEditor, signedInTest as test } from "../support/admin/admin-test.ts";
import { phoneProblems, screenProblems } from "../support/page/screen-problems.ts";

test("an editor mentions the administrator in a comment, who finds it on the dashboard and resolves it", async ({
  page,
  browser,
  adminServer,
}) => {
  test.setTimeout(180_000);
  const account = page.getByRole("button", { name: /^Account: / });
  await page.goto("/admin");
  const name = ((await account.getAttribute("aria-label")) ?? "").replace("Account: ", "");
  const editor = await signInEditor(browser, adminServer);
  const theirs = await editor.newPage();

  await test.step("the editor writes a comment with the keyboard, beside the translation that is edited", async () => {
    await theirs.goto("/admin/translations?q=thank+you");
    await theirs.getByRole("button", { name: "Edit Thank you in Farsi" }).click();
    const dialog = theirs.getByRole("dialog", { name: "Edit Translation" });
    await dialog.getByRole("button", { name: "Comments" }).press("Enter");
    const field = dialog.getByRole("textbox", { name: "Comment" });
    await field.pressSequentially(`Is this polite, @${name.slice(0, 2)}`);
    await expect(dialog.getByRole("option", { name })).toHaveAttribute("aria-selected", "true");
    expect(await phoneProblems(theirs, '[role="dialog"]')).toEqual([]);
    await field.press("Enter");
    await expect(field).toHaveValue(`Is this polite, @${name} `);
    await field.press("Control+Enter");
    await expect(dialog.getByRole("list", { name: "Comments" }).getByRole("listitem")).toContainText(
      `Is this polite, @${name}`,
    );
    await expect(dialog.getByRole("button", { name: "1 open comment" })).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("the administrator finds the mention on the dashboard, and opens its translation", async () => {
    await page.reload();
    const mention = page.getByRole("region", { name: "Mentions" }).getByRole("listitem");
    await expect(mention).toContainText("Grace on “Thank you” in Farsi");
    await expect(page.getByRole("link", { name: "1 Mention of you" })).toBeVisible();
    expect(await screenProblems(page)).toEqual([]);
    await mention.getByRole("link").click();
    const dialog = page.getByRole("dialog", { name: "Edit Translation" });
    const comment = dialog.getByRole("list", { name: "Comments" }).getByRole("listitem");
    await expect(comment).toContainText("Grace");
    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport({ ratio: 1 });
    expect(await screenProblems(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole("button", { name: "Resolve" }).click();
    await expect(dialog.getByRole("list", { name: "Comments" }).getByRole("listitem")).toContainText(
      `resolved by ${name}`,
    );
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto("/admin");
    await expect(page.getByText("No unread mentions.")).toBeVisible();
  });

  await test.step("the editor sees the answer, and deletes the comment", async () => {
    await theirs.goto("/admin/translations?show=comments");
    await expect(theirs.getByText("No translations found matching your filters.")).toBeVisible();
    await theirs.goto("/admin/translations?q=thank+you");
    await theirs.getByRole("button", { name: "Edit Thank you in Farsi" }).click();
    const dialog = theirs.getByRole("dialog", { name: "Edit Translation" });
    await dialog.getByRole("button", { name: "Comments" }).click();
    await expect(dialog.getByRole("list", { name: "Comments" }).getByRole("listitem")).toContainText(
      `resolved by ${name}`,
    );
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete comment" }).click();
    await expect(dialog.getByRole("list", { name: "Comments" }).getByRole("listitem")).toHaveCount(0);
  });
  await editor.close();
});
