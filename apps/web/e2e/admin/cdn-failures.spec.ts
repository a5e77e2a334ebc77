import { ADMINISTRATOR, expect, unique } from "../support/admin/admin-test.ts";
import {
  autoGenerate,
  changeTranslation,
  DEPLOYED,
  deploy,
  deployButton,
  deployOnce,
  expectToast,
  openCdn,
  PATIENCE,
  part,
  putsPage,
  readDeployments,
} from "../support/admin/cdn.ts";
import { test } from "../support/cdn-test.ts";
import { changedKeys } from "../support/servers/bucket.ts";

// They deploy to the same bucket.
test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeEach(async ({ page }) => {
  await autoGenerate(page.request, false);
  // Something is there that can be lost, and something new that would take its place.
  await deployOnce(page.request);
  await changeTranslation(page.request, {
    language: "spanish",
    phrase: "thank-you",
    native_text: unique("Gracias"),
  });
});
test.afterEach(({ storage }) => storage.faults.always("pass"));

test("keeps the old site complete when the store fails during a deployment, and the next deployment succeeds", async ({
  page,
  storage,
}) => {
  const before = await storage.static.hashes();
  await openCdn(page);
  // The first of the pages goes through.
  let pages = 0;
  storage.faults.always(500, (request) => putsPage(request) && ++pages > 1);
  await deployButton(page).click();
  await expectToast(page, "Deployment failed", /answers with errors of its own/);
  expect(pages).toBeGreaterThan(1);
  expect(changedKeys(before, await storage.static.hashes())).toEqual([]);
  const [failed] = await readDeployments(page.request);
  expect(failed).toMatchObject({ status: "failed" });
  await expect(part(page, "Deployments")).toContainText("Failed");

  storage.faults.always("pass");
  await deployButton(page).click();
  await expectToast(page, ...DEPLOYED);
  const changed = changedKeys(before, await storage.static.hashes());
  expect(changed).toContain("phrases/spanish/thank-you/index.html");
});

test("restores the replaced files when a deployment is cancelled", async ({ page, storage }) => {
  const before = await storage.static.hashes();
  await openCdn(page);
  let pages = 0;
  storage.faults.always("hold", (request) => putsPage(request) && ++pages > 1);
  await deployButton(page).click();
  await expect(deployButton(page)).toHaveText("Deploying...");
  await expect.poll(() => pages, PATIENCE).toBeGreaterThan(1);
  expect(changedKeys(before, await storage.static.hashes())).not.toEqual([]);
  await part(page, "Running deployment").getByRole("button", { name: "Cancel" }).click();
  await expect(part(page, "Running deployment").getByRole("button", { name: "Canceling..." })).toBeVisible();
  storage.faults.always("pass");
  await expect(deployButton(page)).toHaveText("Deploy Static Site", PATIENCE);
  expect(changedKeys(before, await storage.static.hashes())).toEqual([]);
  expect((await readDeployments(page.request))[0]?.status).toBe("cancelled");
});

test("shows who started the running deployment and when to an administrator who deploys meanwhile", async ({
  page,
  storage,
  watch,
}) => {
  watch.expect(/status of 409|deployment.watch|TRPCClientError/);
  // A page that has not heard of it yet.
  await page.route(/deployment\.watch/, (route) => route.abort());
  await openCdn(page);
  storage.faults.always("hold", putsPage);
  const running = deploy(page.request);
  await expect.poll(async () => (await readDeployments(page.request))[0]?.status, PATIENCE).toBe("running");
  await deployButton(page).click();
  await expectToast(page, "Deployment failed", /^.+ started a deployment at .*; it is still running/);
  storage.faults.always("pass");
  expect((await running).status).toBe("succeeded");
});

test("shows an error for an unreachable store and keeps the rest of the page usable", async ({
  page,
  storage,
  watch,
}) => {
  watch.expect(/status of 503/);
  storage.faults.always(503);
  await page.goto("/admin/cdn");
  const status = part(page, "Static Site Status");
  await expect(status.getByRole("alert")).toContainText(
    "Error: Failed to load site status. CDN may not be configured.",
    PATIENCE,
  );
  await expect(status).toContainText("Offline");
  const configuration = part(page, "CDN Configuration");
  await expect(configuration).toContainText("Unconfigured");
  await configuration.getByRole("button", { name: "View Configuration" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("saywhere-site");

  for (const [fault, advice] of [
    [{ status: 403, code: "SignatureDoesNotMatch" }, "Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
    [{ status: 403, code: "AccessDenied" }, "Allow it to list, read, write and delete there."],
  ] as const) {
    storage.faults.always(fault);
    await dialog.getByRole("button", { name: /^Test/ }).click();
    await expect(dialog).toContainText(advice);
  }
  storage.faults.always("pass");
  await dialog.getByRole("button", { name: /^Test/ }).click();
  await expect(dialog).not.toContainText("Allow it to");
});

test("continues a deployment after the administrator with an expired session signs in again", async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/status of 401/);
  await openCdn(page);
  await context.clearCookies();
  await deployButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expectToast(page, ...DEPLOYED);
});
