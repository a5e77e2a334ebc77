import type { AdminPhrasePage } from "@saywhere/validators/content/phrase";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, failOnDemand, setOnline } from "../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, goodbye, greetings, hello, numbers, spanish } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { savedByGrace } from "../../testing/saved-by-grace.ts";
import { expectToast, toastButton } from "../../testing/toast.ts";

const page: AdminPhrasePage = { items: [hello, goodbye], next: "n", previous: null, total: 133, offset: 0 };
const found = [
  { id: 1, english: "Hello", slug: "hello" },
  { id: 5, english: "Thank you", slug: "thank-you" },
];
const answers = {
  phrase: { adminPage: () => page, options: () => found },
  category: { adminList: () => [greetings, numbers] },
  language: { adminList: () => [farsi, spanish] },
};
const row = (name: RegExp) => screen.findByRole("row", { name });
const lastPage = () => callsOf("phrase.adminPage").at(-1);
const dialog = (name: string) => screen.findByRole("dialog", { name });
const english = () => screen.getByRole("textbox", { name: "English" });
/** The button in the topmost dialog: the screen behind it has a button of the same name. */
const press = (name: string) => screen.getAllByRole("button", { name }).at(-1) as HTMLElement;
const chosen = () =>
  within(screen.getByRole("list", { name: "Chosen phrases" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent?.replace(/^\d+/, ""));

test("lists phrases with their category, a star for popular ones, a link to the translations, and their history", async () => {
  const history = () => ({ label: "Hello", exists: true, entries: [] });
  const { user } = await renderAdmin("/phrases", { answers: { ...answers, activity: { history } } });
  const first = await row(/^Hello/);
  expect(within(first).getByTitle("Popular")).toBeVisible();
  expect(within(first).getByRole("cell", { name: "Greetings" })).toBeVisible();
  expect(within(first).getByRole("link", { name: "View Translations of Hello" })).toHaveAttribute(
    "href",
    "/admin/phrases/1/translations",
  );
  const second = await row(/^Goodbye/);
  expect(within(second).queryByTitle("Popular")).not.toBeInTheDocument();
  expect(within(second).getByRole("cell", { name: "—" })).toBeVisible();
  expect(screen.getByText("1–2 of 133")).toBeVisible();
  expect(document.title).toBe("Phrases | Saywhere Admin");
  await user.click(screen.getByRole("button", { name: "History of Hello" }));
  await expect.poll(() => callsOf("activity.history")).toEqual([{ kind: "phrase", record_id: 1 }]);
});

test("shows five placeholder rows while phrases load, an error with a retry button, and an empty state", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database is not responding."));
  const { user } = await renderAdmin("/phrases", {
    answers: { ...answers, phrase: { adminPage: late.answer } },
  });
  const region = await screen.findByRole("region", { name: "Phrases" });
  expect(within(region).getAllByRole("row")).toHaveLength(1 + 5);
  late.fail();
  expect(await screen.findByRole("alert")).toHaveTextContent("The database is not responding.");
  answerApi({ phrase: { adminPage: () => ({ ...page, items: [], next: null, total: 0 }) } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No phrases found. Add your first phrase to get started.")).toBeVisible();
});

test("requests from the server what the URL specifies", async () => {
  await renderAdmin("/phrases?q=hell&category=4&sort=category&order=desc&after=key", { answers });
  await row(/^Hello/);
  expect(lastPage()).toEqual({
    search: "hell",
    category_id: 4,
    sort: "category",
    order: "desc",
    after: "key",
  });
  expect(await screen.findByDisplayValue("Numbers")).toHaveAccessibleName("Category");
});

test("stores search, filters, sorting and paging in the URL", async () => {
  const { user, router } = await renderAdmin("/phrases", { answers });
  await row(/^Hello/);
  await user.click(screen.getByRole("button", { name: "Next" }));
  await expect.poll(lastPage).toEqual({ after: "n" });
  await user.click(screen.getByRole("button", { name: "English Phrase" }));
  // Another order returns to the first page.
  await expect.poll(lastPage).toEqual({ sort: "english", order: "asc" });
  await user.click(screen.getByRole("combobox", { name: "Category" }));
  await user.click(await screen.findByRole("option", { name: "Numbers" }));
  await expect.poll(lastPage).toMatchObject({ category_id: 4, sort: "english" });
  await user.type(screen.getByRole("searchbox", { name: "Search phrases" }), "one");
  await expect.poll(lastPage).toMatchObject({ search: "one", category_id: 4 });
  expect(router.state.location.href).toBe("/phrases?sort=english&order=asc&category=4&q=one");
  answerApi({ phrase: { adminPage: () => ({ ...page, items: [], next: null, total: 0 }) } });
  await user.type(screen.getByRole("searchbox"), "x");
  expect(await screen.findByText("No phrases match your search.")).toBeVisible();
});

test("adds a phrase to the category of the list, with its related phrases and the other ways to say it", async () => {
  const { user, router } = await renderAdmin("/phrases?category=4", { answers });
  const day = { ...goodbye, id: 8, english: "Good day!" };
  const create = () => {
    answerApi({ phrase: { adminPage: () => ({ ...page, items: [hello, day] }) } });
    return day;
  };
  answerApi({ phrase: { create } });
  await user.click(await screen.findByRole("button", { name: "Add Phrase" }));
  const form = await dialog("Add Phrase");
  expect(router.state.location.pathname).toBe("/phrases/new");
  await paste(user, english(), "Good day!");
  expect(screen.getByRole("textbox", { name: "Slug" })).toHaveValue("good-day");
  await user.type(
    within(form).getByRole("combobox", { name: "Other ways to say it" }),
    "have a good one{Enter}",
  );
  expect(await within(form).findByDisplayValue("Numbers")).toBeVisible();
  await user.click(within(form).getByRole("combobox", { name: "Related phrases" }));
  await user.click(await screen.findByRole("option", { name: "Thank you" }));
  await user.click(press("Add Phrase"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Phrase addedThe phrase “Good day!” was successfully added.");
  expect(callsOf("phrase.create")).toEqual([
    { english: "Good day!", category_id: 4, intents: ["have a good one"], related_phrase_ids: [5] },
  ]);
  expect(await screen.findByRole("row", { name: /^Good day!/ })).toBeVisible();
  answerApi({
    phrase: { adminGet: () => day },
    translation: { ofPhrase: () => ({ phrase: day, rows: [] }) },
  });
  await user.click(await toastButton("View Translations"));
  await expect.poll(() => router.state.location.pathname).toBe("/phrases/8/translations");
  expect(await screen.findByRole("heading", { level: 1, name: "Good day!" })).toBeVisible();
  expect(await screen.findByText("0 of 0 languages")).toBeVisible();
});

test("clears the typed category text on the first Escape, and closes the dialog on the next", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const form = await dialog("Edit Phrase");
  const category = within(form).getByRole("combobox", { name: /^Category/ });
  const related = within(form).getByRole("combobox", { name: "Related phrases" });
  expect(await within(form).findByDisplayValue("Greetings")).toBe(category);
  await user.clear(category);
  await user.type(category, "num");
  expect(await screen.findByRole("option", { name: "Numbers" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(category).toHaveValue("Greetings");
  expect(category).toHaveAttribute("aria-expanded", "false");
  await user.type(related, "thank{Escape}");
  expect(related).toHaveValue("");
  expect(form).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(form).not.toBeInTheDocument();
});

test("edits a phrase, and reorders its related phrases by buttons", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  answerApi({ phrase: { update: () => hello } });
  await dialog("Edit Phrase");
  expect(chosen()).toEqual(["Goodbye", "Good morning"]);
  expect(screen.getByRole("button", { name: "Move Goodbye up" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Move Goodbye down" }));
  expect(chosen()).toEqual(["Good morning", "Goodbye"]);
  await user.click(screen.getByRole("button", { name: "Remove Good morning" }));
  expect(chosen()).toEqual(["Goodbye"]);
  await expectFocus(() => screen.getByRole("button", { name: "Remove Goodbye" }));
  // A phrase is not offered as related to itself.
  await user.click(screen.getByRole("combobox", { name: "Related phrases" }));
  expect(await screen.findByRole("option", { name: "Thank you" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: "Hello" })).not.toBeInTheDocument();
  await paste(user, english(), " there");
  await user.click(press("Update Phrase"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Phrase updatedThe phrase was successfully updated.");
  expect(callsOf("phrase.update")).toEqual([
    { id: 1, version: 2, english: "Hello there", category_id: 1, intents: [], related_phrase_ids: [2] },
  ]);
});

test("moves the focus into the field when the last related phrase is removed", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  await dialog("Edit Phrase");
  await user.click(screen.getByRole("button", { name: "Remove Goodbye" }));
  await user.click(screen.getByRole("button", { name: "Remove Good morning" }));
  await expectFocus(() => screen.getByRole("combobox", { name: "Related phrases" }));
  expect(screen.queryByRole("list", { name: "Chosen phrases" })).toBeNull();
});

test("shows names instead of identifiers in an edit conflict", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const related_phrases = [{ id: 9, english: "Welcome" }];
  const current = { ...hello, version: 7, category_id: 4, related_phrases };
  answerApi({ phrase: { update: savedByGrace(current, () => hello) } });
  await dialog("Edit Phrase");
  await user.type(english(), "!");
  await user.click(screen.getByRole("button", { name: "Remove Goodbye" }));
  await user.click(press("Update Phrase"));
  const question = await dialog("Someone else saved this");
  expect(within(question).getByRole("group", { name: /^Category/ })).toHaveTextContent("Numbers");
  const related = within(question).getByRole("group", { name: /^Related phrases/ });
  await user.click(within(related).getByRole("radio", { name: /Welcome|Grace/ }));
  await user.click(within(question).getByRole("button", { name: "Save chosen" }));
  await expect
    .poll(() => callsOf("phrase.update").at(-1))
    .toEqual({
      id: 1,
      version: 7,
      english: "Hello!",
      slug: "hello",
      category_id: 4,
      intents: [],
      related_phrase_ids: [9],
    });
});

test("shows how many translations a delete removes, fails with the specified text, and can be undone", async () => {
  const { user } = await renderAdmin("/phrases", { answers });
  const refuse = failsWith(500, "The server failed.");
  answerApi({ phrase: { delete: refuse }, activity: { undoDelete: () => ({ success: true }) } });
  await user.click(await screen.findByRole("button", { name: "Delete Hello" }));
  const question = await dialog("Delete Phrase");
  expect(question).toHaveTextContent("all its translations in all languages");
  expect(question).toHaveTextContent("40 translations will also be deleted.");
  await user.click(within(question).getByRole("button", { name: "Delete Phrase" }));
  await expectToast("Failed to delete phrase. It may have translations.");
  const confirm = () => within(question).findByRole("button", { name: "Delete Phrase" });
  setOnline(false);
  await user.click(await confirm());
  await expectToast("Failed to delete phrase. The server cannot be reached. Check your connection");
  setOnline(true);
  answerApi({ phrase: { delete: () => ({ success: true }) } });
  await user.click(await confirm());
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expectToast("Phrase deletedThe phrase was successfully deleted.");
  await user.click(await toastButton("Undo"));
  await expectToast("Phrase restored");
  expect(callsOf("activity.undoDelete")).toEqual([{ kind: "phrase", record_id: 1 }]);
});
