import type { Page } from "@playwright/test";
import { signIn, toast } from "../support/admin/admin-test.ts";
import { asOtherUser, expect, test } from "../support/admin/set-up-test.ts";

const ADA = { name: "Ada", email: "ada@example.org", password: "a password for ada" };
const CREDENTIALS = { email: "grace@example.org", password: "a password for grace" };
const GRACE = { name: "Grace", ...CREDENTIALS };
const NEW_PASSWORD = "another password for grace";

// One server from its first start on: each of these needs what those before it did.
test.describe.configure({ mode: "serial" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const password = (page: Page, label = "Password") => page.getByLabel(label, { exact: true });
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${GRACE.name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The link that a dialog shows, which is closed then. */
async function takeLink(page: Page, title: string): Promise<string> {
  const shown = dialog(page, title);
  await expect(shown).toContainText("Copy it now: it will not be shown again.");
  const link = (await shown.getByRole("group", { name: "Link" }).textContent()) ?? "";
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(shown).toBeHidden();
  return link;
}

async function expectUseless(page: Page, link: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(link);
  await expect(heading(page)).toHaveText("This link does not work");
  await expect(page.getByRole("link", { name: "Go to the sign-in page" })).toBeVisible();
}

test("creates the first administrator by the printed link, once", async ({ page, browser, adminServer }) => {
  const printed = () => /Set up\s+(http\S+)/.exec(adminServer.output())?.[1] ?? "";
  await expect.poll(printed).toContain(`${adminServer.url}/admin/set-up#`);
  const link = printed();

  await page.goto(link);
  await expect(heading(page)).toHaveText("Welcome to Saywhere");
  await expect(page.locator('aside [dir="rtl"]').first()).toBeVisible();
  await expect(page).toHaveURL("/admin/set-up");
  await page.reload();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Enter your name")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill(ADA.name);
  await page.getByLabel("E-mail").fill(ADA.email);
  await password(page).fill(ADA.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(heading(page)).toHaveText("Dashboard");
  await expect(page.getByRole("button", { name: "Account: Ada" })).toBeVisible();

  await asOtherUser(browser, adminServer.url, async (late) => {
    late.pageErrors.expect(/status of 404/);
    await expectUseless(late.page, link);
  });
});

test("lets an invited user choose a password and signs them in with the invited role", async ({
  page,
  context,
  browser,
  adminServer,
  pageErrors,
}) => {
  await signIn(context.request, ADA);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/admin/people");
  const invite = async (email: string) => {
    await page.getByRole("button", { name: "Invite person" }).click();
    await dialog(page, "Invite person").getByLabel("Name").fill(GRACE.name);
    await dialog(page, "Invite person").getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Create invitation" }).click();
  };
  await invite(GRACE.email);
  const made = dialog(page, "Invitation for Grace");
  await made.getByRole("button", { name: "Copy link" }).click();
  await expect(made.getByRole("status")).toHaveText("Link copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = await takeLink(page, "Invitation for Grace");
  expect(copied).toBe(link);
  await expect(row(page, GRACE.name)).toContainText(/Invited.*Never/);

  await asOtherUser(
    browser,
    adminServer.url,
    async ({ page: theirs, context: hers, pageErrors: theirErrors }) => {
      const early = await hers.request.post("/api/auth/sign-in", { data: CREDENTIALS });
      expect(early.status()).toBe(401);
      await theirs.goto(link);
      await expect(heading(theirs)).toHaveText("Welcome, Grace");
      await expect(theirs.getByText(GRACE.email)).toBeVisible();
      await password(theirs).fill("too short");
      await theirs.getByRole("button", { name: "Accept invitation" }).click();
      await expect(theirs.getByText("Use at least 12 characters")).toBeVisible();
      await password(theirs).fill(GRACE.password);
      await theirs.getByRole("button", { name: "Accept invitation" }).click();
      await expect(heading(theirs)).toHaveText("Dashboard");
      await expect(theirs.getByRole("link", { name: "People" })).toHaveCount(0);
      await theirs.goto("/admin/people");
      await expect(theirs.getByText("Only administrators can open this page")).toBeVisible();
      expect((await hers.request.get("/trpc/people.list?input=%7B%7D")).status()).toBe(403);
      theirErrors.expect(/status of 404/);
      await expectUseless(theirs, link);
    },
  );

  await page.reload();
  await expect(row(page, GRACE.name)).toContainText("Active");
  pageErrors.expect(/status of 409/);
  await invite(GRACE.email);
  await expect(dialog(page, "Invite person").getByLabel("E-mail")).toBeFocused();
  await expect(dialog(page, "Invite person").getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});

test("applies a new role immediately, and keeps the last administrator", async ({
  page,
  context,
  browser,
  adminServer,
  pageErrors,
}) => {
  await signIn(context.request, ADA);
  await page.goto("/admin/people");
  await asOtherUser(browser, adminServer.url, async ({ page: theirs, context: hers }) => {
    await signIn(hers.request, GRACE);
    const give = async (role: "administrator" | "editor") => {
      await page.getByRole("combobox", { name: "Role of Grace" }).selectOption(role);
      await dialog(page, `Make Grace an ${role}?`).getByRole("button", { name: "Change role" }).click();
      await expect(toast(page)).toContainText("Role changed");
      await expect(dialog(page, `Make Grace an ${role}?`)).toBeHidden();
      await expect(page.getByRole("combobox", { name: "Role of Grace" })).toHaveValue(role);
      await theirs.goto("/admin");
    };
    await give("administrator");
    await expect(theirs.getByRole("link", { name: "People" })).toBeVisible();
    await give("editor");
    await expect(theirs.getByRole("link", { name: "Languages" }).first()).toBeVisible();
    await expect(theirs.getByRole("link", { name: "People" })).toHaveCount(0);
  });

  pageErrors.expect(/status of 409/);
  await page.getByRole("combobox", { name: "Role of Ada" }).selectOption("editor");
  const question = dialog(page, "Make Ada an editor?");
  await question.getByRole("button", { name: "Change role" }).click();
  await expect(question.getByRole("alert")).toContainText("only administrator");
  await expect(toast(page)).toContainText("Failed to change role. Ada is the only administrator");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("combobox", { name: "Role of Ada" })).toHaveValue("administrator");
});

test("signs out a deactivated user immediately, until the account is reactivated", async ({
  page,
  context,
  browser,
  adminServer,
}) => {
  await signIn(context.request, ADA);
  await page.goto("/admin/people");
  await asOtherUser(
    browser,
    adminServer.url,
    async ({ page: theirs, context: hers, pageErrors: theirErrors }) => {
      await signIn(hers.request, GRACE);
      await theirs.goto("/admin");
      await expect(heading(theirs)).toHaveText("Dashboard");

      await chooseAction(page, "Deactivate");
      const question = dialog(page, "Deactivate Grace?");
      await expect(question).toContainText(
        "Grace will be signed out everywhere, and all API tokens of Grace will be revoked.",
      );
      await question.getByRole("button", { name: "Deactivate" }).click();
      await expect(toast(page)).toContainText("Person deactivated");
      await expect(row(page, GRACE.name)).toContainText("Deactivated");

      theirErrors.expect(/status of 401/);
      await theirs.getByRole("link", { name: "Translations", exact: true }).click();
      const again = dialog(theirs, "Sign in again");
      await expect(again.getByLabel("E-mail")).toHaveValue(GRACE.email);
      await password(theirs).fill(GRACE.password);
      await again.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(again.getByRole("alert")).toContainText("E-mail or password is wrong");

      await chooseAction(page, "Reactivate");
      await dialog(page, "Reactivate Grace?").getByRole("button", { name: "Reactivate" }).click();
      await expect(toast(page)).toContainText("Person reactivated");
      await again.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(again).toBeHidden();
      await expect(heading(theirs)).toHaveText("Translations");
      await expect(theirs.getByRole("row").nth(1)).toBeVisible();
    },
  );
});

test("sets a new password by a password link once, and ends every session", async ({
  page,
  context,
  browser,
  adminServer,
}) => {
  await signIn(context.request, ADA);
  await page.goto("/admin/people");
  const newLink = async () => {
    await chooseAction(page, "New password link");
    return takeLink(page, "Password link for Grace");
  };
  const [older, link] = [await newLink(), await newLink()];
  expect(older).not.toBe(link);

  await asOtherUser(browser, adminServer.url, async ({ context: before }) => {
    await signIn(before.request, GRACE);
    await asOtherUser(
      browser,
      adminServer.url,
      async ({ page: theirs, context: hers, pageErrors: theirErrors }) => {
        theirErrors.expect(/status of 404/);
        await expectUseless(theirs, older);
        await theirs.goto("about:blank");
        await theirs.goto(link);
        await expect(heading(theirs)).toHaveText("Set a new password");
        await password(theirs, "New password").fill(NEW_PASSWORD);
        await theirs.getByRole("button", { name: "Save password" }).click();
        await expect(heading(theirs)).toHaveText("Dashboard");
        await expectUseless(theirs, link);
        const old = await hers.request.post("/api/auth/sign-in", { data: CREDENTIALS });
        expect(old.status()).toBe(401);
        await signIn(hers.request, { ...GRACE, password: NEW_PASSWORD });
      },
    );
    expect((await before.request.get("/api/auth/me")).status()).toBe(401);
  });
});
