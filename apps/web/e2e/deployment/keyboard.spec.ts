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
import { walkAndPress, walkTo } from "../support/page/keyboard.ts";

test("manages the static export and its files by keyboard alone", async ({ page, storage, pageErrors }) => {
  test.setTimeout(240_000);
  const { keyboard } = page;
  pageErrors.expect(new RegExp(`^request to another host: ${storage.publicUrl}/`));
  await autoGenerate(page.request, false);
  await openCdn(page);

  await test.step("deploy", async () => {
    await walkAndPress(deployButton(page));
    await expect(deployButton(page)).toHaveText("Deploying...");
    await expect(deployButton(page)).toBeFocused();
    await expectToast(page, ...DEPLOYED);
  });

  await test.step("upload", async () => {
    const opener = page.getByRole("button", { name: "Upload New Media" });
    // A key overtakes the order not to show the browser's own window, which nobody hears of, in a page that is busy:
    // the order is given ahead of what waits for an answer of the page.
    const chosen = page.waitForEvent("filechooser");
    await walkAndPress(opener);
    const dialog = uploadDialog(page, "Media Files");
    await expect(dialog.getByRole("button", { name: "Choose files" })).toBeFocused();
    await keyboard.press("Enter");
    await (await chosen).setFiles([wav("please.wav")]);
    await walkAndPress(dialog.getByRole("button", { name: "Upload 1 file" }));
    const done = dialog.getByRole("button", { name: "Done" });
    await expect(done).toBeFocused();
    await keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("pick it in a translation", async () => {
    await page.goto("/admin/translations?q=please");
    await walkAndPress(page.getByRole("button", { name: "Edit Please in Spanish" }));
    const dialog = page.getByRole("dialog", { name: "Edit Translation" });
    const picker = dialog.getByRole("button", { name: /^Choose from media for Audio/ });
    await walkAndPress(picker);
    const library = page.getByRole("dialog", { name: "Choose audio" });
    await expect(library.getByRole("searchbox", { name: "Search media files" })).toBeFocused();
    await walkAndPress(library.getByRole("button", { name: "Choose please.wav" }));
    await expect(picker).toBeFocused();
    await expect(dialog.getByRole("textbox", { name: /^Audio/ })).toHaveValue(/please\.wav$/);
    await keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
  });

  await test.step("delete", async () => {
    await openCdn(page);
    await walkAndPress(
      fileRow(page, "Media Files", "please.wav").getByRole("button", { name: "Delete please.wav" }),
    );
    const question = page.getByRole("dialog", { name: "Delete Media" });
    await expect(question).toContainText("1 translation uses it.");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await walkTo(question.getByRole("button", { name: "Delete Media" }));
    await keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(fileRow(page, "Media Files", "please.wav")).toHaveCount(0);
    await expect(part(page, "Media Files").getByRole("heading", { name: "Media Files" })).toBeFocused();
  });
});
