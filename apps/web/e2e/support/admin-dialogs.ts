import type { Locator, Page } from "@playwright/test";
import { call, unique } from "./admin.ts";
import { createContent } from "./admin-content.ts";

export interface DialogCase {
  name: string;
  title: string | RegExp;
  /** Opens it; gives what has the focus after Escape. */
  open: (page: Page) => Promise<Locator | undefined>;
  /** What the console says of it. */
  provokes?: RegExp[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog").last();

async function press(page: Page, path: string, name: string | RegExp): Promise<Locator> {
  await page.goto(path);
  const opener = button(page, name);
  await opener.click();
  return opener;
}

/** Opens what is folded in a form. */
async function unfold(page: Page, names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await dialog(page).getByRole("button", { name }).click();
}

type Content = Awaited<ReturnType<typeof createContent>>;
const lists = {
  language: ({ language }: Content) => ["languages", language.name],
  category: ({ category }: Content) => ["categories", category.name],
  phrase: ({ phrase }: Content) => ["phrases", phrase.english],
  translation: ({ phrase, spoken }: Content) => ["translations", spoken, phrase.english],
};

/** The dialogs of a record's row. */
function ofRecords(kind: keyof typeof lists): DialogCase[] {
  const title = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const open = (action: string) => async (page: Page) => {
    const [list, name, search = name] = lists[kind](await createContent(page.request));
    return press(page, `/admin/${list}?q=${encodeURIComponent(search ?? "")}`, `${action} ${name}`);
  };
  return [
    { name: `editing a ${kind}`, title: `Edit ${title}`, open: open("Edit") },
    { name: `deleting a ${kind}`, title: `Delete ${title}`, open: open("Delete") },
  ];
}

const ofScreens: DialogCase[] = [
  {
    name: "adding a language",
    title: "Add Language",
    open: async (page) => {
      const opener = await press(page, "/admin/languages", "Add Language");
      await unfold(page, ["More"]);
      return opener;
    },
  },
  {
    name: "adding a category, with faults",
    title: "Add Category",
    open: async (page) => {
      const opener = await press(page, "/admin/categories", "Add Category");
      await dialog(page).getByRole("button", { name: "Add Category" }).click();
      await dialog(page).getByText("Enter a name").waitFor();
      return opener;
    },
  },
  {
    name: "adding a phrase",
    title: "Add Phrase",
    open: (page) => press(page, "/admin/phrases", "Add Phrase"),
  },
  {
    name: "adding a translation, with variations and variants",
    title: "Add Translation",
    open: async (page) => {
      const opener = await press(page, "/admin/translations", "Add Translation");
      await unfold(page, [/^Regional Variations/, /^Variants/, "Add variation", "Add variant"]);
      // What was added is something typed: Escape would ask.
      await unfold(page, ["Remove variation 1", "Remove variant 1"]);
      return opener;
    },
  },
  {
    name: "deleting a category that is in use",
    title: "Delete Category",
    open: (page) => press(page, "/admin/categories", "Delete Greetings"),
  },
  {
    name: "a history with changes",
    title: "History",
    open: async (page) => {
      const { phrase, translation, spoken } = await createContent(page.request);
      await page.request.put(`/api/language-phrases/${translation.id}`, {
        data: { native_text: "مينهن", romanization: null, version: translation.version },
      });
      const list = `/admin/translations?q=${encodeURIComponent(phrase.english)}`;
      const opener = await press(page, list, `History of ${spoken}`);
      await dialog(page).getByText("Now", { exact: true }).waitFor();
      return opener;
    },
  },
  {
    name: "the question whether to discard",
    title: "Discard your changes?",
    open: async (page) => {
      await press(page, "/admin/phrases", "Add Phrase");
      const english = dialog(page).getByRole("textbox", { name: /^English/ });
      await english.fill("Half a phrase");
      await page.keyboard.press("Escape");
      return english;
    },
  },
  {
    name: "a conflict",
    title: "Somebody else saved this",
    provokes: [/status of 409/],
    open: async (page) => {
      const { category } = await createContent(page.request);
      await press(page, "/admin/categories", `Edit ${category.name}`);
      const description = dialog(page).getByRole("textbox", { name: /^Description/ });
      await description.fill("Snow, too.");
      const theirs = { name: category.name, description: "Hail, too.", version: category.version };
      await page.request.put(`/api/categories/${category.id}`, { data: theirs });
      await dialog(page).getByRole("button", { name: "Update Category" }).click();
      return undefined;
    },
  },
  {
    name: "inviting a person",
    title: "Invite Person",
    open: (page) => press(page, "/admin/people", "Invite Person"),
  },
  {
    name: "an invitation",
    title: /^Invitation for/,
    open: async (page) => {
      const opener = await press(page, "/admin/people", "Invite Person");
      await dialog(page).getByRole("textbox", { name: /^Name/ }).fill("Alan");
      await dialog(page)
        .getByRole("textbox", { name: /^E-mail/ })
        .fill(`${unique("alan").replace(" ", "-")}@example.org`);
      await dialog(page).getByRole("button", { name: "Make Invitation" }).click();
      return opener;
    },
  },
  {
    name: "deactivating a person",
    title: /^Deactivate/,
    open: async (page) => {
      const name = unique("Barbara");
      const email = `${name.toLowerCase().replace(" ", "-")}@example.org`;
      await call(page.request, "people.invite", { name, email, role: "editor" });
      const opener = await press(page, "/admin/people", `Actions for ${name}`);
      await page.getByRole("menuitem", { name: "Deactivate" }).click();
      return opener;
    },
  },
  {
    name: "a new token",
    title: "New Token",
    open: (page) => press(page, "/admin/tokens", "New Token"),
  },
  {
    name: "a token that was made",
    title: "Reader",
    open: async (page) => {
      const opener = await press(page, "/admin/tokens", "New Token");
      await dialog(page).getByRole("textbox", { name: /^Name/ }).fill("Reader");
      await dialog(page).getByRole("button", { name: "Create Token" }).click();
      return opener;
    },
  },
  {
    name: "revoking a token",
    title: /^Revoke/,
    open: async (page) => {
      const name = unique("Writer");
      await call(page.request, "token.create", { name, role: "editor", expires_in_days: 30 });
      return press(page, "/admin/tokens", `Revoke ${name}`);
    },
  },
  {
    name: "signing out everywhere",
    title: "Sign out everywhere?",
    open: (page) => press(page, "/admin/account", "Sign out everywhere"),
  },
  {
    name: "signing in again",
    title: "Sign in again",
    provokes: [/status of 401/],
    open: async (page) => {
      await page.goto("/admin");
      await page.getByRole("link", { name: "People", exact: true }).waitFor();
      await page.context().clearCookies();
      await page.getByRole("link", { name: "People", exact: true }).click();
      return undefined;
    },
  },
];

export const dialogs: DialogCase[] = [
  ...ofRecords("language"),
  ...ofRecords("category"),
  ...ofRecords("phrase"),
  ...ofRecords("translation"),
  ...ofScreens,
];
