import { expect } from "../support/admin/admin-test.ts";
import {
  autoGenerate,
  DEPLOYED,
  deployButton,
  expectToast,
  openCdn,
  part,
} from "../support/admin/deployments.ts";
import { wav } from "../support/admin/sample-files.ts";
import { fileRow, uploadDialog } from "../support/admin/stored-files.ts";
import { test } from "../support/deployment-test.ts";
import { focusByKey, pressByKey } from "../support/page/keyboard.ts";

test("manages the static export and its files by keyboard alone", async ({ page, storage, pageErrors }) => {
  test.setTimeout(240_000);
  const { keyboard } = page;
  pageErrors.expect(new RegExp(`^request to another host: ${storage.publicUrl}/`));
  await autoGenerate(page.request, false);
  await openCdn(page);

  await test.step("deploy", async () => {
    await pressByKey(deployButton(page));
    await expect(deployButton(page)).toHaveText("Deploying...");
    await expect(deployButton(page)).toBeFocused();
    await expectToast(page, ...DEPLOYED);
  });

  await test.step("upload", async () => {
    const opener = page.getByRole("button", { name: "Upload New Media" });
    // Waiting starts before the key is pressed, because a busy page would otherwise open the browser's own dialog.
    const chosen = page.waitForEvent("filechooser");
    await pressByKey(opener);
    const dialog = uploadDialog(page, "Media Files");
    await expect(dialog.getByRole("button", { name: "Choose files" })).toBeFocused();
    await keyboard.press("Enter");
    await (await chosen).setFiles([wav("please.wav")]);
    await pressByKey(dialog.getByRole("button", { name: "Upload 1 file" }));
    const done = dialog.getByRole("button", { name: "Done" });
    await expect(done).toBeFocused();
    await keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("pick it in a translation", async () => {
    await page.goto("/admin/translations?q=please");
    await pressByKey(page.getByRole("button", { name: "Edit Please in Spanish" }));
    const dialog = page.getByRole("dialog", { name: "Edit Translation" });
    const picker = dialog.getByRole("button", { name: /^Choose from media for Audio/ });
    await pressByKey(picker);
    const library = page.getByRole("dialog", { name: "Choose audio" });
    await expect(library.getByRole("searchbox", { name: "Search media files" })).toBeFocused();
    await pressByKey(library.getByRole("button", { name: "Choose please.wav" }));
    await expect(picker).toBeFocused();
    await expect(dialog.getByRole("textbox", { name: /^Audio/ })).toHaveValue(/please\.wav$/);
    await keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
  });

  await test.step("delete", async () => {
    await openCdn(page);
    await pressByKey(
      fileRow(page, "Media Files", "please.wav").getByRole("button", { name: "Delete please.wav" }),
    );
    const question = page.getByRole("dialog", { name: "Delete Media" });
    await expect(question).toContainText("1 translation uses it.");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await focusByKey(question.getByRole("button", { name: "Delete Media" }));
    await keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(fileRow(page, "Media Files", "please.wav")).toHaveCount(0);
    await expect(part(page, "Media Files").getByRole("heading", { name: "Media Files" })).toBeFocused();
  });
});
