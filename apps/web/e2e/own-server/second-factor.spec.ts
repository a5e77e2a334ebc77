import type { Page } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { Secret, TOTP } from "otpauth";
import { ADMINISTRATOR, test as base, expect, toast } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { startServer } from "../support/servers/start-server.ts";

// Browsers have passkeys for names, not for IP addresses.
const test = base.extend({
  adminServer: [
    async ({ browserName: _ }, provide) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const { email, password } = ADMINISTRATOR;
      const account = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
      const server = await startServer(port, { ...account, PUBLIC_URL: url });
      await provide({ ...server, url });
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One account: each of these needs what those before it did.
test.describe.configure({ mode: "serial" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
let secret = "";
let recoveryCodes: string[] = [];

/**
 * A code of this half minute or the next one: each is accepted once. Codes of the half minutes before and after are
 * accepted too, so this code stays valid if the half minute ends before it is sent.
 */
const codeOf = (later: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

async function enterPassword(page: Page): Promise<void> {
  await page.goto("/admin/sign-in");
  await page.getByLabel("E-mail").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await button(page, "Sign in").click();
}

/** An authenticator of the browser that verifies the person by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("sets up one-time codes, and signs in with a code and with a recovery code", async ({
  page,
  pageErrors,
}) => {
  await enterPassword(page);
  await expect(heading(page)).toHaveText("Dashboard");
  await page.goto("/admin/account");
  await button(page, "Set up one-time codes").click();
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  await button(page, "Continue").click();
  await expect(page.getByRole("img", { name: "QR code with the key below" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  secret = (await page.getByRole("group", { name: "Key" }).textContent()) ?? "";
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(0));
  await button(page, "Turn on one-time codes").click();
  const codes = page.getByRole("group", { name: "Recovery codes" });
  await expect(codes).toBeVisible();
  expect(await violations(page)).toEqual([]);
  recoveryCodes = ((await codes.textContent()) ?? "").split(" ");
  await button(page, "I saved them").click();
  await expect(page.getByText("One-time codes are on. 10 recovery codes are left.")).toBeVisible();

  pageErrors.expect(/status of 401/);
  await page.context().clearCookies();
  await enterPassword(page);
  const code = page.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await code.fill("000000");
  await button(page, "Continue").click();
  await expect(page.getByRole("alert")).toContainText("The code is wrong, or was used already.");
  await code.fill(codeOf(1));
  await button(page, "Continue").click();
  await expect(heading(page)).toHaveText("Dashboard");

  await page.context().clearCookies();
  await enterPassword(page);
  await code.fill(recoveryCodes[0] ?? "");
  await button(page, "Continue").click();
  await expect(heading(page)).toHaveText("Dashboard");
});

test("adds a passkey and signs in with it alone", async ({ page }) => {
  await addAuthenticator(page);
  await enterPassword(page);
  await page.getByRole("textbox", { name: "Code" }).fill(recoveryCodes[1] ?? "");
  await button(page, "Continue").click();
  await expect(heading(page)).toHaveText("Dashboard");
  await page.goto("/admin/account");
  await button(page, "Add a passkey").click();
  await page.getByLabel("Name").fill("This laptop");
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  expect(await violations(page)).toEqual([]);
  await button(page, "Add passkey").click();
  await expect(page.getByRole("row", { name: /This laptop.*Never/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto("/admin/sign-in");
  await button(page, "Sign in with a passkey").click();
  await expect(heading(page)).toHaveText("Dashboard");
  await page.goto("/admin/account");
  await expect(page.getByRole("row", { name: /This laptop/ })).not.toContainText("Never");
});

test("leads people without a second factor to its set-up once it is required", async ({
  page,
  pageErrors,
}) => {
  // Removing the own second factor ends the own session, and the next one can only add another.
  pageErrors.expect(/status of 40[13]/);
  await addAuthenticator(page);
  await enterPassword(page);
  await page.getByRole("textbox", { name: "Code" }).fill(recoveryCodes[2] ?? "");
  await button(page, "Continue").click();
  await expect(heading(page)).toHaveText("Dashboard");
  await page.goto("/admin/people");
  await page.getByLabel("Who needs a second factor").selectOption("Everyone");
  await expect(toast(page)).toContainText("Saved");
  await page.getByRole("button", { name: "Actions for" }).click();
  await page.getByRole("menuitem", { name: "Remove second factor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove second factor" }).click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await again.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(heading(page)).toHaveText("Add a second factor");
  await expect(again).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await button(page, "Add a passkey instead").click();
  await page.getByLabel("Name").fill("This laptop");
  await page.getByLabel("Your password").fill(ADMINISTRATOR.password);
  await button(page, "Add passkey").click();
  await expect(heading(page)).toHaveText("People");

  await page.context().clearCookies();
  await enterPassword(page);
  await expect(page.getByText("Your account needs a second factor, and you have a passkey.")).toBeVisible();
  await button(page, "Sign in with a passkey").click();
  await expect(heading(page)).toHaveText("Dashboard");
});
