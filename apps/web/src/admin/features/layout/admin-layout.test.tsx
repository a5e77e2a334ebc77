import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { callsOf, setOnline } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { administrator, editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const labels = () =>
  within(screen.getByRole("navigation", { name: "Administration" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

const CONTENT = ["Dashboard", "Languages", "Categories", "Phrases", "Translations", "Tasks"];

test("shows editors the entries that they can use", async () => {
  await renderAdmin("/");
  expect(labels()).toEqual([...CONTENT, "Synonyms", "Missed searches", "Suggestions", "Activity"]);
});

test("shows administrators the entries of the specification in its order, then the others", async () => {
  await renderAdmin("/", { me: administrator });
  expect(labels()).toEqual([
    ...CONTENT,
    "CDN Manager",
    "Settings",
    "Synonyms",
    "Missed searches",
    "Suggestions",
    "Activity",
    "People",
    "API tokens",
    "Webhooks",
  ]);
});

test.each([
  ["/phrases/7/unknown", "Phrases"],
  ["/activity?kind=phrase", "Activity"],
])(
  "marks only the current navigation entry, also on a screen below it or with filters: %s",
  async (path, entry) => {
    await renderAdmin(path, {
      answers: { activity: { list: () => ({ items: [], next: null }) }, people: { names: () => [] } },
    });
    expect(screen.getAllByRole("link", { current: "page" }).map((link) => link.textContent)).toEqual([entry]);
  },
);

test("shows the title and a link to the site in the header", async () => {
  await renderAdmin("/");
  const header = screen.getByRole("banner");
  expect(within(header).getByRole("link", { name: "Saywhere Admin" })).toHaveAttribute("href", "/admin/");
  expect(within(header).getByRole("link", { name: "View Site" })).toHaveAttribute("href", "/");
  expect(document.title).toBe("Dashboard | Saywhere Admin");
});

test("opens the navigation as a drawer on small screens and closes it after a choice", async () => {
  const { user } = await renderAdmin("/");
  await user.click(screen.getByRole("button", { name: "Menu" }));
  const drawer = await screen.findByRole("dialog", { name: "Menu" });
  await user.click(within(drawer).getByRole("link", { name: "Dashboard" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("shows the not-found page inside the shell for an unknown URL, moves the focus and announces navigation", async () => {
  const { user } = await renderAdmin("/no/such/page");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404 Page Not Found");
  await user.click(screen.getByRole("link", { name: "Go to the dashboard" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  await expectFocus(() => heading);
  expect(
    await screen.findByText("Dashboard | Saywhere Admin", { selector: "[role=status]" }),
  ).toBeInTheDocument();
});

test("shows the user's name in the account menu, applies the chosen theme and signs out", async () => {
  const { user, router } = await renderAdmin("/", {
    answers: { account: { signOut: () => ({ success: true }) } },
  });
  await user.click(screen.getByRole("button", { name: "Account: Test Editor" }));
  const menu = await screen.findByRole("menu");
  expect(menu).toHaveTextContent(`${editor.name}${editor.email}`);
  expect(within(menu).getByRole("menuitem", { name: "Account" })).toHaveAttribute("href", "/admin/account");
  await user.click(within(menu).getByRole("menuitemradio", { name: "Dark" }));
  expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "dark");
  await user.click(within(menu).getByRole("menuitem", { name: "Sign out" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/sign-in");
  await expect.poll(() => callsOf("account.signOut")).toEqual([{}]);
});

test("shows an error when the sign-out fails, and stays on the page", async () => {
  const { user } = await renderAdmin("/");
  setOnline(false);
  await user.click(screen.getByRole("button", { name: "Account: Test Editor" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  // The dashboard may also show this text, for data that it could not load.
  const toasts = screen.getByRole("region", { name: "Notifications" });
  expect(await within(toasts).findByRole("alert")).toHaveTextContent(
    "Failed to sign out. The server cannot be reached. Check your connection and try again.",
  );
  expect(screen.getByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
});

test("shows the initials in English capitals in a Turkish browser too", async () => {
  const upper = String.prototype.toLocaleUpperCase;
  vi.spyOn(String.prototype, "toLocaleUpperCase").mockImplementation(function turkish(
    this: string,
    locale = "tr",
  ) {
    return upper.call(this, locale);
  });
  await renderAdmin("/", { me: { ...editor, name: "ida ilves" } });
  expect(screen.getByRole("button", { name: "Account: ida ilves" })).toHaveAttribute("data-initials", "II");
});
