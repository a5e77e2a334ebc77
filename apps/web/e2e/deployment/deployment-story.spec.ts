import type { Page } from "@playwright/test";
import { expect } from "../support/admin/admin-test.ts";
import {
  DEPLOYED,
  deployButton,
  expectToast,
  openCdn,
  PATIENCE,
  part,
  putsPage,
  readDeployments,
} from "../support/admin/deployments.ts";
import { deploymentTest } from "../support/deployment-test.ts";
import { inParallel } from "../support/in-parallel.ts";
import { type Bucket, changedKeys } from "../support/servers/bucket.ts";

// It starts before the first deployment.
const test = deploymentTest();

const NEW_TEXT = "mil gracias renovadas";
const PAGE = "phrases/spanish/thank-you/index.html";

/** What is in every object that people or scripts read, by key. */
async function readTexts(bucket: Bucket): Promise<Map<string, string>> {
  const keys = [...(await bucket.hashes()).keys()].filter((key) => /\.(html|json|csv|xml|txt)$/.test(key));
  return new Map(await inParallel(8, keys, async (key) => [key, await bucket.text(key)] as const));
}

const keysWith = (texts: Map<string, string>, text: string) =>
  [...texts].filter(([, body]) => body.toLowerCase().includes(text)).map(([key]) => key);

async function changeThankYou(page: Page, text: string): Promise<void> {
  await page.goto("/admin/translations?q=thank");
  await page.getByRole("button", { name: "Edit Thank you in Spanish" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Translation" });
  await dialog.getByRole("textbox", { name: /^Native Text/ }).fill(text);
  await dialog.getByRole("button", { name: "Update Translation" }).click();
  await expectToast(page, "Translation updated", "The translation was successfully updated.");
}

test("an administrator deploys the site, changes it, and rolls back", async ({
  page,
  storage,
  site,
  browser,
}) => {
  test.setTimeout(480_000);
  const bucket = storage.static;

  await test.step("show the configuration, and test the connection", async () => {
    await page.goto("/admin");
    await page
      .getByRole("navigation", { name: "Administration" })
      .getByRole("link", { name: "CDN Manager" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("CDN Management");
    const status = part(page, "Static Site Status");
    await expect(status).toContainText("Offline");
    await expect(status).toContainText("0 files");
    await expect(status).toContainText("Never");
    await expect(status.getByRole("checkbox", { name: "Auto-generate on content changes" })).toBeChecked();
    await expect(page.getByText("No deployments yet")).toBeVisible();
    const configuration = part(page, "CDN Configuration");
    for (const text of ["us-lax-1", "Configured", "saywhere-site"]) {
      await expect(configuration).toContainText(text);
    }
    await configuration.getByRole("button", { name: "View Configuration" }).click();
    const dialog = page.getByRole("dialog", { name: "CDN Configuration" });
    for (const text of [storage.faults.endpoint, "us-lax-1", "saywhere-assets", "saywhere-media"]) {
      await expect(dialog).toContainText(text);
    }
    await expect(dialog).not.toContainText("S3RVER");
    await dialog.getByRole("button", { name: "Test connection" }).click();
    await expect(dialog.getByText("The connection works.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    expect(await bucket.hashes()).toEqual(new Map());
  });

  await test.step("deploy, and watch it", async () => {
    let pages = 0;
    storage.faults.always("hold", (request) => putsPage(request) && ++pages > 50);
    await deployButton(page).click();
    await expect(deployButton(page)).toHaveText("Deploying...");
    await expect(deployButton(page)).toHaveAttribute("aria-disabled", "true");
    const running = part(page, "Running deployment");
    await expect(running.getByRole("progressbar")).toHaveAttribute(
      "aria-valuetext",
      /^[1-9][\d,]* of [\d,]+ uploaded$/,
      PATIENCE,
    );
    await expect(running).toContainText("Uploading changes");
    // The page shows it also when it is opened meanwhile.
    await page.reload();
    await expect(running.getByRole("progressbar")).toBeVisible();
    await expect(deployButton(page)).toHaveText("Deploying...");
    storage.faults.always("pass");
    await expect(deployButton(page)).toHaveText("Deploy Static Site", PATIENCE);
    const status = part(page, "Static Site Status");
    await expect(status).toContainText("Online");
    await expect(status).toContainText(`${(await bucket.hashes()).size.toLocaleString("en")} files`);
    await expect(status).not.toContainText("Never");
    await deployButton(page).click();
    await expectToast(page, ...DEPLOYED);
    const [second, first] = await readDeployments(page.request);
    expect(second?.counts).toMatchObject({ uploaded: 0, removed: 0 });
    expect(first?.counts).toMatchObject({ uploaded: first?.counts.pages, skipped: 0 });
  });

  await test.step("visit the deployed site", async () => {
    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    await visitor.goto("/phrases/spanish/thank-you");
    await expect(visitor.getByRole("article").locator('[lang="es"]').first()).toContainText("Gracias");
    const requested: string[] = [];
    visitor.on("request", (request) => requested.push(request.url()));
    await visitor.goto("/");
    await visitor
      .getByRole("combobox", { name: "Search for a phrase" })
      .pressSequentially("thank you in farsi");
    await visitor.getByRole("option", { name: "Thank you in Farsi (Persian)" }).first().click();
    await expect(visitor).toHaveURL(/\/phrases\/farsi\/thank-you/);
    await expect(visitor.getByRole("article").locator('[lang="fa"]').first()).toBeVisible();
    // The static export does not need the server.
    expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([]);
    await context.close();
  });

  const old = { hashes: await bucket.hashes(), page: await bucket.text(PAGE) };
  await test.step("change a translation, whose pages and lists are deployed automatically", async () => {
    const before = await readTexts(bucket);
    expect(keysWith(before, NEW_TEXT)).toEqual([]);
    await changeThankYou(page, NEW_TEXT);
    await openCdn(page);
    await expect(
      part(page, "Deployments").getByRole("row").filter({ hasText: "Content change" }),
    ).toContainText("Succeeded", { timeout: 90_000 });
    await expect(
      part(page, "Deployments").getByRole("link", { name: "1 changed record" }).first(),
    ).toHaveAttribute("href", /\/admin\/activity\?deployment=\d+$/);
    const changed = changedKeys(old.hashes, await bucket.hashes());
    // Every object with the text has changed, and no other.
    expect(changed).toContain(PAGE);
    const withText = keysWith(await readTexts(bucket), NEW_TEXT);
    // These have the text as a hash, and encoded.
    const others = ["data/packs/spanish/info.json", "data/texts/spanish.json"];
    expect([...withText, ...others].toSorted()).toEqual(changed);
    const [automatic] = await readDeployments(page.request);
    expect(automatic).toMatchObject({ reason: "content", counts: { uploaded: changed.length, removed: 0 } });
  });

  await test.step("roll back to the old text", async () => {
    const first = (await readDeployments(page.request)).at(-1)?.id;
    await part(page, "Deployments")
      .getByRole("button", { name: `Actions for deployment #${first}`, exact: true })
      .click();
    await page.getByRole("menuitem", { name: "Roll back" }).click();
    const question = page.getByRole("dialog", { name: "Roll back" });
    await expect(question).toContainText("The content in the database does not change.");
    await question.getByRole("button", { name: "Roll back" }).click();
    await expectToast(page, "Static site rolled back", "Visitors see the earlier version again.");
    expect(changedKeys(old.hashes, await bucket.hashes())).toEqual([]);
    expect(await bucket.text(PAGE)).toBe(old.page);
  });
});
