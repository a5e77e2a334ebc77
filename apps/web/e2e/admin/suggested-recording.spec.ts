import { expect, signInEditor, toast } from "../support/admin/admin-test.ts";
import { test } from "../support/admin/fake-microphone.ts";
import { violations } from "../support/page/axe.ts";
import { overflow, settled } from "../support/page/layout.ts";
import { phoneProblems, still } from "../support/page/screen-problems.ts";

const PAGE = "/phrases/swahili/thank-you";
/** The server refuses what is sent within seconds after the form was opened. */
const MIN_SECONDS = 3;

test.use({ viewport: { width: 360, height: 740 } });

test("a visitor records a phrase, an editor accepts it, and the page plays it and thanks them by name", async ({
  page,
  browser,
  adminServer,
}) => {
  test.setTimeout(180_000);
  const form = page.getByRole("dialog", { name: "Suggest a correction" });
  await test.step("the visitor records, hears it, and wants to be thanked", async () => {
    await page.goto(PAGE);
    await settled(page);
    await page.getByRole("button", { name: "Suggest a correction" }).click();
    await form.getByRole("combobox", { name: "What is wrong?" }).selectOption("Recording");
    await form.getByRole("button", { name: "Record", exact: true }).click();
    await expect(form.getByRole("button", { name: "Stop" })).toBeVisible();
    await page.waitForTimeout(MIN_SECONDS * 1_000);
    await form.getByRole("button", { name: "Stop" }).click();
    await expect(form.getByText(/^Recorded, \d\.\d seconds$/)).toBeVisible();
    await form.getByRole("button", { name: "Listen" }).click();
    await form.getByRole("textbox", { name: "Your name (optional)" }).fill("Ada");
    await form.getByRole("checkbox", { name: "Thank me by name on this page" }).check();
    await still(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await form.getByRole("button", { name: "Send suggestion" }).click();
    await expect(form.getByText("An editor will look at your suggestion.")).toBeVisible();
  });

  const editor = await signInEditor(browser, adminServer);
  const admin = await editor.newPage();
  await test.step("an editor hears it and accepts it, with the thanks", async () => {
    await admin.goto("/admin/suggestions");
    const row = admin.getByRole("row").filter({ hasText: "“Thank you” in Swahili" });
    await expect(row).toContainText("Ada · would like to be thanked by name");
    const listen = row.getByRole("button", { name: /^Listen to the recording/ });
    await listen.click();
    await expect(listen).toHaveAttribute("aria-disabled", "true");
    await expect(listen).not.toHaveAttribute("aria-disabled", "true");
    await expect(toast(admin)).toHaveText("");
    expect(await phoneProblems(admin)).toEqual([]);
    await row.getByRole("button", { name: /^Accept/ }).click();
    const dialog = admin.getByRole("dialog", { name: "Edit Translation" });
    await expect(dialog.getByRole("textbox", { name: "Thanks to" })).toHaveValue("Ada");
    await expect(dialog.getByRole("textbox", { name: "Audio URL" })).toHaveValue(
      /\/recordings\/swahili\/suggestion-\d+\.mp3$/,
    );
    await dialog.getByRole("button", { name: "Update Translation" }).click();
    await expect(toast(admin)).toContainText("Translation updated");
    await expect(row).toHaveCount(0);
  });

  await test.step("the page plays the recording and thanks the visitor", async () => {
    await page.goto(PAGE);
    await expect(page.getByText("Thanks to Ada for helping with this phrase.")).toBeVisible();
    const { audio_url } = (await (await page.request.get("/api/phrases/swahili/thank-you")).json()) as {
      audio_url: string;
    };
    const sound = await page.request.get(audio_url);
    expect(sound.headers()["content-type"]).toBe("audio/mpeg");
    expect((await sound.body()).length).toBeGreaterThan(3_000);
    expect(await violations(page)).toEqual([]);
  });
  await editor.close();
});
