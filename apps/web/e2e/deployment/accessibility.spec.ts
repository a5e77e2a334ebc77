import type { Page } from "@playwright/test";
import { expect, unique } from "../support/admin/admin-test.ts";
import {
  autoGenerate,
  changeTranslation,
  deploy,
  deployButton,
  openCdn,
  PATIENCE,
  part,
  putsPage,
  readDeployments,
} from "../support/admin/deployments.ts";
import { wav } from "../support/admin/sample-files.ts";
import { chooseFiles, openDeleteDialog, uploadDialog } from "../support/admin/stored-files.ts";
import { test } from "../support/deployment-test.ts";
import { holdBack } from "../support/page/hold-back.ts";
import { networkIdle } from "../support/page/layout.ts";
import { phoneProblems, screenProblems } from "../support/page/screen-problems.ts";

// Both tests deploy to the same bucket.
test.describe.configure({ mode: "default", timeout: 240_000 });

const IN_DIALOG = '[role="dialog"]';

interface DialogCheck {
  /** Of the dialog; the only one by default. */
  name?: string;
  problems?: typeof phoneProblems;
}

/** Opens a dialog, checks it, and closes it. */
async function expectGoodDialog(
  page: Page,
  open: () => Promise<unknown>,
  { name, problems = phoneProblems }: DialogCheck = {},
): Promise<void> {
  await open();
  const dialog = page.getByRole("dialog", name === undefined ? {} : { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await problems(page, IN_DIALOG)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

test("the CDN page has no accessibility violations, with a history and during a deployment", async ({
  page,
  storage,
}) => {
  await autoGenerate(page.request, false);
  await deploy(page.request);
  storage.faults.always({ status: 403, code: "AccessDenied" });
  await page.request.post("/api/cdn/static-site/deploy");
  storage.faults.always("pass");
  const [failed] = await readDeployments(page.request);
  expect(failed?.status).toBe("failed");
  await openCdn(page);
  await part(page, "Deployments").getByText("Why it failed").first().click();
  expect(await screenProblems(page)).toEqual([]);

  await test.step("the menu of a deployment", async () => {
    await deploy(page.request);
    await openCdn(page);
    await part(page, "Deployments")
      .getByRole("button", { name: /^Actions for deployment/ })
      .first()
      .click();
    await expect(page.getByRole("menuitem", { name: "Roll back" })).toBeVisible();
    expect(await phoneProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  await test.step("the configuration, tested", async () => {
    const opener = part(page, "CDN Configuration").getByRole("button", { name: "View Configuration" });
    await expectGoodDialog(page, async () => {
      await opener.click();
      await page.getByRole("dialog").getByRole("button", { name: "Test connection" }).click();
      await page.getByText("The connection works.").waitFor();
    });
    await expect(opener).toBeFocused();
  });

  await test.step("a deployment that runs", async () => {
    await changeTranslation(page.request, {
      language: "spanish",
      phrase: "thank-you",
      native_text: unique("Gracias"),
    });
    storage.faults.always("hold", putsPage);
    await deployButton(page).click();
    await expect(part(page, "Running deployment").getByRole("progressbar")).toBeVisible(PATIENCE);
    expect(await phoneProblems(page)).toEqual([]);
    storage.faults.always("pass");
    await expect(deployButton(page)).toHaveText("Deploy Static Site", PATIENCE);
  });
});

test("the file dialogs have no accessibility violations", async ({ page, storage, pageErrors }) => {
  pageErrors.expect(/status of (409|503)/);
  pageErrors.expect(new RegExp(`^request to another host: ${storage.publicUrl}/`));
  const put = async (name: string) => {
    const { buffer } = wav(name);
    const answer = await page.request.put(`/api/cdn/media/${name}`, { data: buffer });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { url: string };
  };
  await autoGenerate(page.request, false);
  const { url } = await put("there-already.wav");
  await changeTranslation(page.request, { language: "spanish", phrase: "thank-you", audio_url: url });
  await openCdn(page);
  // A held upload would delay it.
  await networkIdle(page);

  await test.step("uploads in all their states", async () => {
    const dialog = uploadDialog(page, "Media Files");
    // One upload does not finish before the check.
    const sendUpload = await holdBack(page, /slow\.wav/);
    await chooseFiles(page, "Media Files", [
      wav("slow.wav"),
      wav("there-already.wav"),
      wav("new.wav"),
      { ...wav("page.html"), mimeType: "text/html" },
    ]);
    await dialog.getByRole("button", { name: /^Upload \d files$/ }).click();
    await expect(dialog.getByText("there-already.wav already exists.")).toBeVisible();
    await expect(dialog.getByText("Uploaded", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("progressbar")).toBeAttached();
    expect(await screenProblems(page, IN_DIALOG)).toEqual([]);
    await expectGoodDialog(page, () => page.keyboard.press("Escape"), { name: "Stop uploading?" });
    sendUpload();
    await dialog.getByRole("button", { name: "Skip" }).click();
    await dialog.getByRole("button", { name: "Remove page.html from the list" }).click();
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  await test.step("the question whether to delete a file that is in use", async () => {
    const shown = page.getByRole("dialog", { name: "Delete Media" });
    await expectGoodDialog(page, async () => {
      await openDeleteDialog(page, "Media Files", "there-already.wav");
      await expect(shown).toContainText("1 translation uses it.");
    });
  });

  await test.step("the files on the page, and a player", async () => {
    await part(page, "Media Files").getByRole("button", { name: "Play there-already.wav" }).click();
    await expect(page.getByLabel("Player: there-already.wav")).toBeVisible();
    expect(await phoneProblems(page)).toEqual([]);
  });

  await test.step("the library of a translation", async () => {
    await page.goto("/admin/translations?q=thank");
    await page.getByRole("button", { name: "Edit Thank you in Spanish" }).click();
    const opener = page.getByRole("button", { name: /^Choose from media for Audio/ });
    await expectGoodDialog(page, () => opener.click(), { name: "Choose audio", problems: screenProblems });
    await expect(opener).toBeFocused();
  });
});
