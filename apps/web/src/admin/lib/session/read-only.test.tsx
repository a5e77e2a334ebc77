import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { Translation } from "@saywhere/validators/content/translation";
import type { History } from "@saywhere/validators/history/activity";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, callsOf } from "../../../testing/api.ts";
import { writeTests } from "../../features/task/testing/full-task.ts";
import { toGridRow } from "../../features/translation/grid/grid-row.ts";
import { stored } from "../../features/translation/testing/rows.ts";
import { farsi, goodbye, greetings, hello, spanish } from "../../testing/content.ts";
import { emptyDashboard } from "../../testing/dashboard.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const farsiEditor = { ...editor, language_ids: [farsi.id] };
const REASON = /^(.* )?You can change translations in Farsi \(Persian\)\. Everything else is read-only/;
const page = <Item,>(items: Item[]) => ({
  items,
  next: null,
  previous: null,
  total: items.length,
  offset: 0,
});
/** What the selects of the translations read. */
const choices = {
  phrase: { options: () => [], adminGet: () => hello },
  file: { media: () => ({ files: [], next: null }) },
} satisfies ApiAnswers;

async function open(path: string, answers: ApiAnswers = {}) {
  const rendered = await renderAdmin(path, {
    me: farsiEditor,
    answers: { ...answers, language: { adminList: () => [spanish, farsi], coverage: () => [] } },
  });
  expect(await screen.findByText(REASON)).toBeInTheDocument();
  return rendered;
}
const changes = () => screen.queryAllByRole("button", { name: /^(Edit|Delete) / });

test("shows an editor for some languages the languages, with the reason and without buttons for changes", async () => {
  await open("/languages?edit=2");
  expect(await screen.findByRole("button", { name: "History of Spanish" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add Language" })).not.toBeInTheDocument();
  expect(changes()).toEqual([]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("shows an editor for some languages the phrases, without buttons for changes", async () => {
  const categories = { adminList: () => [greetings] };
  await open("/phrases", { phrase: { adminPage: () => page([hello, goodbye]) }, category: categories });
  expect(await screen.findByRole("button", { name: "History of Hello" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add Phrase" })).not.toBeInTheDocument();
  expect(changes()).toEqual([]);
});

test("opens no form of a task from a link for an editor for some languages", async () => {
  const { router } = await open("/tasks?edit=12", { task: { list: () => [writeTests] } });
  expect(await screen.findByText("Write tests")).toBeInTheDocument();
  expect(
    screen.getByText(/^Manage your project tasks and track progress\. You can change translations in /),
  ).toBeInTheDocument();
  await expect.poll(() => router.state.location.href).toBe("/tasks");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("offers an editor for some languages the export of selected phrases, and no change of them", async () => {
  const categories = { adminList: () => [greetings] };
  const { user } = await open("/phrases", {
    phrase: { adminPage: () => page([hello, goodbye]) },
    category: categories,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Hello" }));
  const bar = within(await screen.findByRole("region", { name: "Selected phrases" }));
  expect(bar.getAllByRole("button").map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
    "Clear selection",
    "Export other ways to say it as CSV",
    "Export other ways to say it as JSON",
  ]);
});

const row = (language: LanguageRef & { id: number }, translation: Translation | null = null) => ({
  language,
  phrase: { id: 1, slug: "hello", english: "Hello" },
  translation,
  warnings: [],
  open_comments: 0,
});

test("an editor for some languages changes only the translations in them", async () => {
  await open("/translations", { ...choices, translation: { page: () => page([row(farsi), row(spanish)]) } });
  expect(await screen.findByRole("button", { name: "Add Hello in Farsi (Persian)" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Add Hello in Spanish" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Record" })).toHaveAttribute(
    "href",
    `/admin/translations/record?language=${farsi.id}`,
  );
});

test("an editor for some languages restores former states of the translations in them only", async () => {
  const newest: History["entries"][number] = {
    change_id: "31",
    change_set_id: "21",
    at: "2026-03-01T12:00:00.000Z",
    who: { person_id: 2, by_token: false, name: "Grace" },
    reason: "edit",
    action: "update",
    fields: [],
    current: true,
  };
  const entries = [newest, { ...newest, change_id: "30", current: false }];
  const items = [row(farsi, stored({ id: 7 })), row(spanish, stored({ id: 8 }))];
  const { user } = await open("/translations", {
    ...choices,
    translation: { page: () => page(items) },
    activity: { history: () => ({ label: "Hello", exists: true, entries }) },
  });
  const restoreButtons = async (language: string) => {
    await user.click(await screen.findByRole("button", { name: `History of Hello in ${language}` }));
    const drawer = within(await screen.findByRole("dialog", { name: "History" }));
    expect(await drawer.findByText("Original version")).toBeInTheDocument();
    const buttons = drawer.queryAllByRole("button", { name: "Restore this state" });
    await user.click(drawer.getByRole("button", { name: "Close" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    return buttons;
  };
  expect(await restoreButtons("Farsi (Persian)")).toHaveLength(2);
  expect(await restoreButtons("Spanish")).toEqual([]);
});

test("an editor for some languages selects only the translations in them", async () => {
  const items = [row(farsi, stored({ id: 7 })), row(spanish, stored({ id: 8 }))];
  const { user } = await open("/translations", {
    ...choices,
    translation: { page: () => ({ ...page(items), total: 90 }) },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Farsi (Persian): Hello" }));
  expect(await screen.findByRole("region", { name: "Selected translations" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: "Spanish: Hello" })).not.toBeInTheDocument();
});

test("shows an editor for some languages the grid of another language, with the reason and read-only", async () => {
  await open(`/translations/grid?language=${spanish.id}&show=all`, {
    ...choices,
    translationGrid: { page: () => ({ items: [toGridRow(row(spanish, stored()))], next: null }) },
  });
  expect(await screen.findByRole("textbox", { name: "Native text of “Hello”" })).toHaveAttribute("readonly");
  expect(screen.getByRole("button", { name: "History of Hello in Spanish" })).toBeInTheDocument();
  expect(changes()).toEqual([]);
});

test("offers an editor for some languages only these in the recording studio", async () => {
  const { user } = await open(`/translations/record?language=${spanish.id}`, {
    category: { adminList: () => [greetings] },
  });
  expect(await screen.findByText("Choose a language")).toBeInTheDocument();
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Farsi (Persian)"]);
  expect(callsOf("translation.recordingQueue")).toEqual([]);
});

test("shows an editor for some languages only the quick actions that they may take", async () => {
  await renderAdmin("/", {
    me: farsiEditor,
    answers: { ...emptyDashboard, language: { adminList: () => [farsi], coverage: () => [] } },
  });
  const actions = within(await screen.findByRole("region", { name: "Quick Actions" }));
  expect(actions.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Add Translation"]);
});

test("offers an editor for some languages only these when adding a translation", async () => {
  const { user } = await open("/translations/new", {
    ...choices,
    translation: { page: () => page([]), sameText: () => [] },
  });
  const dialog = await screen.findByRole("dialog", { name: "Add Translation" });
  await user.click(within(dialog).getByRole("combobox", { name: "Language" }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Farsi (Persian)"]);
});

test("an added translation begins with the language of an editor who is limited to one, whatever the filter", async () => {
  const { user, router } = await open(`/translations?language=${spanish.id}`, {
    ...choices,
    translation: { page: () => page([]), sameText: () => [], similar: () => [] },
  });
  const added = async () => {
    await user.click(await screen.findByRole("button", { name: "Add Translation" }));
    return within(await screen.findByRole("dialog", { name: "Add Translation" }));
  };
  const dialog = await added();
  expect(dialog.getByRole("combobox", { name: "Language" })).toHaveValue("Farsi (Persian)");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await router.navigate({ to: "/translations", search: { language: farsi.id } });
  expect((await added()).getByRole("combobox", { name: "Language" })).toHaveValue("Farsi (Persian)");
});

test("an editor for some languages finds no edits of languages and categories in the search", async () => {
  const { user } = await open("/phrases", {
    phrase: { adminPage: () => page([]), options: () => [] },
    category: { adminList: () => [greetings] },
    task: { list: () => [] },
  });
  const search = async (text: string) => {
    await user.keyboard("{Control>}k{/Control}");
    const field = within(await screen.findByRole("dialog", { name: "Search" })).getByRole("combobox");
    await user.type(field, text);
    return () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  };
  await expect.poll(await search("greet")).toEqual(["Phrases in Greetings"]);
  await user.keyboard("{Escape}");
  const found = await search("farsi");
  await expect.poll(found).toContain("Record Farsi (Persian)");
  expect(found()).not.toContain("Edit Farsi (Persian)");
});
