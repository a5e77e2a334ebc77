import { expect, signInEditor, test, toast } from "../support/admin/admin-test.ts";
import { mp3, png, type SampleFile } from "../support/admin/sample-files.ts";
import { phoneProblems } from "../support/page/screen-problems.ts";

test("an editor uploads a recording in the dialog of a translation, after a file that is none", async ({
  browser,
  adminServer,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  const editor = await signInEditor(browser, adminServer);
  const page = await editor.newPage();
  const dialog = page.getByRole("dialog", { name: "Edit Translation" });
  const upload = async (file: SampleFile) => {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await (await chooser).setFiles(file);
  };
  await page.goto("/admin/translations?language=1");
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await dialog.getByRole("textbox", { name: "Thanks to" }).fill("Ada");

  await upload(png("voice.mp3"));
  await expect(dialog.getByRole("alert")).toContainText("“voice.mp3” is not an MP3: it contains PNG.");
  expect(await phoneProblems(page)).toEqual([]);

  await upload(mp3("voice.mp3"));
  await expect(toast(page)).toContainText("Recording uploaded");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Update Translation" }).click();
  await expect(toast(page)).toContainText("Translation updated");
  const answer = await page.request.get("/api/phrases/spanish/hello");
  const stored = (await answer.json()) as { audio_url: string; thanks_to: string };
  expect(stored.thanks_to).toBe("Ada");
  const sound = await page.request.get(stored.audio_url);
  expect(sound.headers()["content-type"]).toBe("audio/mpeg");
  expect(await sound.body()).toEqual(mp3("").buffer);
  await editor.close();
});
