import { expect } from "../support/admin/admin-test.ts";
import { autoGenerate, expectToast, openCdn, part } from "../support/admin/deployments.ts";
import { png, wav } from "../support/admin/sample-files.ts";
import {
  chooseFiles,
  dropFiles,
  fileRow,
  openDeleteDialog,
  sendFiles,
  uploadDialog,
} from "../support/admin/stored-files.ts";
import { test } from "../support/deployment-test.ts";

test("uploads, plays, uses and deletes a picture and a recording", async ({
  page,
  storage,
  context,
  pageErrors,
}) => {
  test.setTimeout(240_000);
  // The browser reads stored files from the object storage.
  pageErrors.expect(new RegExp(`^request to another host: ${storage.publicUrl}/`));
  await autoGenerate(page.request, false);
  // Other tests have uploaded files to this server.
  await storage.assets.empty();
  await storage.media.empty();
  await openCdn(page);
  await expect(part(page, "Assets")).toContainText("No assets uploaded yet");
  await expect(part(page, "Media Files")).toContainText("No media files uploaded yet");

  await test.step("upload one by choosing, the other one by dropping", async () => {
    const picture = png("market square.png");
    await chooseFiles(page, "Assets", [picture]);
    await sendFiles(page, "Assets");
    await expectToast(page, "Asset uploaded", "The asset has been added to the CDN.");
    await expect(fileRow(page, "Assets", "market-square.png")).toContainText("70 B");
    expect((await storage.assets.read("market-square.png"))?.body).toEqual(picture.buffer);

    const recording = wav("thank you.wav");
    await dropFiles(page, "Media Files", [recording]);
    await uploadDialog(page, "Media Files")
      .getByRole("textbox", { name: /^Folder/ })
      .fill("audio/spanish");
    await sendFiles(page, "Media Files");
    await expectToast(page, "Media uploaded", "The media file has been added to the CDN.");
    await expect(fileRow(page, "Media Files", "thank-you.wav")).toContainText("7.9 KB");
    const stored = await storage.media.read("audio/spanish/thank-you.wav");
    expect(stored?.body).toEqual(recording.buffer);
    expect(stored?.contentType).toBe("audio/wav");
  });

  await test.step("view the picture, and play the recording", async () => {
    const opened = context.waitForEvent("page");
    await fileRow(page, "Assets", "market-square.png").getByRole("link", { name: /^View/ }).click();
    const view = await opened;
    await expect(view).toHaveURL(`${storage.publicUrl}/saywhere-assets/market-square.png`);
    await view.close();
    await part(page, "Media Files").getByRole("button", { name: "Play thank-you.wav" }).click();
    const player = page.getByLabel("Player: thank-you.wav");
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
  });

  await test.step("pick it in a translation", async () => {
    await page.goto("/admin/translations?q=thank");
    await page.getByRole("button", { name: "Edit Thank you in Spanish" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Translation" });
    const picker = dialog.getByRole("button", { name: /^Choose from media for Audio/ });
    await picker.click();
    await page
      .getByRole("dialog", { name: "Choose audio" })
      .getByRole("button", { name: "Choose thank-you.wav" })
      .click();
    await expect(dialog.getByRole("textbox", { name: /^Audio/ })).toHaveValue(
      `${storage.publicUrl}/saywhere-media/audio/spanish/thank-you.wav`,
    );
    await expect(picker).toBeFocused();
    await dialog.getByRole("button", { name: "Update Translation" }).click();
    await expectToast(page, "Translation updated", "The translation was successfully updated.");
    await page.goto("/phrases/spanish/thank-you");
    await expect(page.getByRole("button", { name: /play/i }).first()).toBeVisible();
  });

  await test.step("delete both; the confirmation names the translation", async () => {
    await openCdn(page);
    const question = await openDeleteDialog(page, "Media Files", "thank-you.wav");
    await expect(question).toContainText("1 translation uses it.");
    await expect(question.getByRole("listitem")).toHaveText("Spanish: “Thank you” (audio)");
    await question.getByRole("button", { name: "Delete Media" }).click();
    await expectToast(page, "Media deleted", "The media file has been removed from the CDN.");
    await expect(part(page, "Media Files")).toContainText("No media files uploaded yet");
    expect(await storage.media.hashes()).toEqual(new Map());

    const other = await openDeleteDialog(page, "Assets", "market-square.png");
    await expect(other).toContainText("No translations use it.");
    await other.getByRole("button", { name: "Delete Asset" }).click();
    await expectToast(page, "Asset deleted", "The asset has been removed from the CDN.");
    expect(await storage.assets.hashes()).toEqual(new Map());
  });
});
