import type { Page } from "@playwright/test";
import { freePort } from "@saywhere/server/testing/free-port";
import { startOpenIdProvider, type TestOpenIdProvider } from "@saywhere/server/testing/openid-provider";
import { ADMINISTRATOR, test as base, call, expect, signIn } from "../support/admin/admin-test.ts";
import { violations } from "../support/page/axe.ts";
import { startServer } from "../support/servers/start-server.ts";

const test = base.extend<object, { provider: TestOpenIdProvider; sitePort: number }>({
  sitePort: [async ({ browserName: _ }, provide) => provide(await freePort()), { scope: "worker" }],
  provider: [
    async ({ sitePort }, provide) => {
      const provider = await startOpenIdProvider(`http://127.0.0.1:${sitePort}`);
      await provide(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  adminServer: [
    async ({ provider, sitePort }, provide) => {
      const { issuer, clientId, clientSecret, name, scopes } = provider.settings;
      const { email, password } = ADMINISTRATOR;
      const server = await startServer(sitePort, {
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: name,
        OIDC_SCOPES: scopes,
        OIDC_ROLE_CLAIM: "groups",
        OIDC_ADMINISTRATOR_VALUES: "admins",
        OIDC_EDITOR_VALUES: "staff",
        OIDC_CREATE_PEOPLE: "true",
      });
      await provide(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const providerLink = (page: Page) => page.getByRole("link", { name: "Continue with Example Login" });
const pat = {
  sub: "pat",
  name: "Pat Example",
  email: "pat@example.org",
  email_verified: true,
  groups: ["staff"],
};

test("signs in at the provider, whose role and whose people count from one sign-in to the next", async ({
  page,
  pageErrors,
  provider,
  playwright,
  adminServer,
}) => {
  pageErrors.expect(new RegExp(`request to another host: ${provider.settings.issuer}/`));
  provider.signInAs(pat);
  await page.goto("/admin/phrases");
  await expect(providerLink(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await providerLink(page).click();
  await expect(heading(page)).toHaveText("Phrases");
  await page.goto("/admin/account");
  await expect(page.getByText(/^Example Login,/)).toBeVisible();
  await expect(page.getByText(/^You have no password/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "People" })).toHaveCount(0);

  provider.signInAs({ ...pat, groups: ["admins"] });
  await page.context().clearCookies();
  await page.goto("/admin/people");
  await providerLink(page).click();
  await expect(page.getByRole("row", { name: /Pat Example/ })).toContainText("Administrator");

  // A callback that this browser did not ask for.
  await page.context().clearCookies();
  await page.goto("/api/auth/openid-connect/callback?code=stolen&state=forged");
  await expect(page.getByRole("alert")).toContainText(
    "This sign-in took too long, or began in another browser.",
  );
  expect(await violations(page)).toEqual([]);

  const administrator = await playwright.request.newContext({ baseURL: adminServer.url });
  await signIn(administrator);
  const people = await administrator.get("/trpc/people.list?input={}");
  const { result } = (await people.json()) as { result: { data: { id: number; email: string }[] } };
  const id = result.data.find(({ email }) => email === pat.email)?.id;
  await call(administrator, "people.setActive", { id, active: false });
  await administrator.dispose();
  await providerLink(page).click();
  await expect(page.getByRole("alert")).toContainText("Your account is deactivated.");
  await expect(heading(page)).toHaveText("Sign in");
});
