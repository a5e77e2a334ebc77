import { call, unique } from "./admin-test.ts";
import { type DialogGroup, press, topDialog } from "./dialog-case.ts";

/** The dialogs of the screens for people, their tokens and sessions. */
export const accountDialogs: DialogGroup[] = [
  {
    name: "people",
    visit: async (page) => {
      const name = unique("Barbara");
      const email = `${name.toLowerCase().replace(" ", "-")}@example.org`;
      await call(page.request, "people.invite", { name, email, role: "editor" });
      await page.goto("/admin/people");
      return [
        {
          name: "inviting a person",
          alike: true,
          title: "Invite person",
          open: () => press(page, "Invite person"),
        },
        {
          name: "an invitation",
          alike: true,
          title: /^Invitation for/,
          asks: true,
          open: async () => {
            const opener = await press(page, "Invite person");
            await topDialog(page).getByRole("textbox", { name: /^Name/ }).fill("Alan");
            await topDialog(page)
              .getByRole("textbox", { name: /^E-mail/ })
              .fill(`${unique("alan").replace(" ", "-")}@example.org`);
            await topDialog(page).getByRole("button", { name: "Create invitation" }).click();
            return opener;
          },
        },
        {
          name: "deactivating a person",
          title: /^Deactivate/,
          alike: true,
          open: async () => {
            const opener = await press(page, `Actions for ${name}`);
            await page.getByRole("menuitem", { name: "Deactivate" }).click();
            return opener;
          },
        },
      ];
    },
  },
  {
    name: "tokens",
    visit: async (page) => {
      const name = unique("Writer");
      await call(page.request, "token.create", { name, role: "editor", expires_in_days: 30 });
      await page.goto("/admin/tokens");
      return [
        { name: "a new token", title: "New token", open: () => press(page, "New token") },
        {
          name: "a token that was made",
          alike: true,
          title: "Reader",
          asks: true,
          open: async () => {
            const opener = await press(page, "New token");
            await topDialog(page).getByRole("textbox", { name: /^Name/ }).fill("Reader");
            await topDialog(page).getByRole("button", { name: "Create token" }).click();
            return opener;
          },
        },
        {
          name: "revoking a token",
          title: /^Revoke/,
          alike: true,
          open: () => press(page, `Revoke ${name}`),
        },
      ];
    },
  },
  {
    name: "the session",
    visit: async (page) => {
      await page.goto("/admin/account");
      return [
        {
          name: "signing out everywhere",
          title: "Sign out everywhere?",
          alike: true,
          open: () => press(page, "Sign out everywhere"),
        },
        {
          name: "signing in again",
          title: "Sign in again",
          provokes: [/status of 401/],
          open: async () => {
            await page.context().clearCookies();
            await page.getByRole("link", { name: "People", exact: true }).click();
            return undefined;
          },
        },
      ];
    },
  },
];
