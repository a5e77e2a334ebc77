import { statusSymbol, type Task } from "@saywhere/validators/tasks/task";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf, failOnDemand } from "../../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../../testing/api-failure.ts";
import { farsi, greetings, hello, spanish } from "../../../testing/content.ts";
import { administrator, editor } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";

const plan: Task = {
  id: 5,
  title: "Plan the release",
  status: "pending",
  statusSymbol: statusSymbol("pending"),
  priority: "",
  release: "",
  dependencies: "",
  description: "",
  details: "",
  documentUrl: "/documents/plan.md",
  titleText: "The plan",
  version: 1,
  updatedAt: "2026-03-10T12:00:00.000Z",
};

const answers: ApiAnswers = {
  language: { adminList: () => [farsi], adminGet: () => farsi, coverage: () => [] },
  category: { adminList: () => [greetings] },
  translationGrid: { page: () => ({ items: [], next: null }) },
  task: { list: () => [plan] },
  phrase: {
    options: ({ search = "" }) =>
      search.startsWith("hel") ? [{ id: hello.id, english: hello.english, slug: hello.slug }] : [],
    adminGet: () => hello,
    adminPage: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }),
  },
  translation: {
    ofPhrase: () => ({ phrase: hello, rows: [] }),
    page: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }),
    recordingQueue: () => ({ items: [], total: 0 }),
  },
  synonym: { list: () => [] },
  document: { get: failsWith(404) },
};

const palette = () => screen.findByRole("dialog", { name: "Search" });
const field = async () => within(await palette()).getByRole("combobox");
const options = () => screen.getAllByRole("option").map((option) => option.textContent);

async function openPalette(user: UserEvent) {
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(async () => expect(await field()).toHaveFocus());
}

test("opens a screen by typing a part of its name, and closes the palette", async () => {
  const { user, router } = await renderAdmin("/", { answers });
  await openPalette(user);
  expect(options()).toEqual(expect.arrayContaining(["Dashboard", "Translations", "Activity", "Add Phrase"]));
  // Not for this role.
  expect(options()).not.toContain("Settings");
  await user.keyboard("synonym");
  await waitFor(() => expect(options()).toEqual(["Synonyms", "Add synonyms"]));
  expect(await field()).toHaveAttribute("aria-activedescendant", screen.getAllByRole("option")[0]?.id);
  await user.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/synonyms");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("finds phrases on the server: Enter waits for the first one, and opens its translations", async () => {
  const { user, router } = await renderAdmin("/", { answers });
  await openPalette(user);
  await user.keyboard("hello{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/phrases/1/translations");
  expect(callsOf("phrase.options")).toEqual([{ search: "hello" }]);
});

test("keeps what is typed before the palette appears, and Enter after it", async () => {
  const { user, router } = await renderAdmin("/", { answers });
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}helo{Backspace}lo");
  await waitFor(async () => expect(await field()).toHaveValue("hello"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Control>}k{/Control}add task{Enter}");
  await expect.poll(() => router.state.location.href).toBe("/tasks?adding=true");
});

test.each([
  ["farsi", "Translations in Farsi (Persian)", "/translations?language=2", "Translations"],
  [
    "missing fars",
    "Missing translations in Farsi (Persian)",
    "/translations/grid?language=2",
    "Translate into Farsi (Persian)",
  ],
  ["edit fars", "Edit Farsi (Persian)", "/languages?edit=2", "Languages"],
  ["record fars", "Record Farsi (Persian)", "/translations/record?language=2", "Recording studio"],
  ["import csv", "Import and export translations", "/translations/import", "Import and export"],
  ["export fars", "Export Farsi (Persian)", "/translations/import?language=farsi", "Import and export"],
  ["greet phr", "Phrases in Greetings", "/phrases?category=1", "Phrases"],
  ["#5", "Plan the release", "/tasks#task-5", "Task Manager"],
  ["the plan", "The plan", "/tasks?document=5", "Task Manager"],
  ["add task", "Add Task", "/tasks?adding=true", "Task Manager"],
])("finds %j: %s", async (text, label, url, heading) => {
  const { user, router } = await renderAdmin("/", { answers });
  await openPalette(user);
  await user.type(await field(), text);
  await user.click(await screen.findByRole("option", { name: label }));
  await expect.poll(() => router.state.location.href).toBe(url);
  await screen.findByRole("heading", { level: 1, name: heading, hidden: true });
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
});

test("offers an editor of some languages the missing translations of those, and these languages first", async () => {
  const { user } = await renderAdmin("/", {
    me: { ...editor, language_ids: [farsi.id] },
    answers: { ...answers, language: { ...answers.language, adminList: () => [spanish, farsi] } },
  });
  await openPalette(user);
  await user.type(await field(), "missing");
  await waitFor(() => expect(options()).toEqual(["Missing translations in Farsi (Persian)"]));
  await user.clear(await field());
  await user.type(await field(), "translations in");
  const both = ["Translations in Farsi (Persian)", "Translations in Spanish"];
  await waitFor(() =>
    expect(options().filter((label) => label?.startsWith("Translations in"))).toEqual(both),
  );
});

test("opens a saved view of a list with its columns", async () => {
  onTestFinished(() => localStorage.clear());
  const table = { hidden: ["media"], dense: true };
  const saved = [{ name: "Silent", search: { language: 2, show: "no-audio" }, table }];
  const key = `saywhere-list-translations-${editor.id ?? 0}`;
  localStorage.setItem(key, JSON.stringify({ table: { hidden: [], dense: false }, saved }));
  const { user, router } = await renderAdmin("/", { answers });
  await openPalette(user);
  await user.keyboard("silent{Enter}");
  await expect.poll(() => router.state.location.href).toBe("/translations?language=2&show=no-audio");
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual({ table, saved });
});

test("focuses the task that it leads to, not the heading of its screen", async () => {
  const { user } = await renderAdmin("/", { answers });
  await openPalette(user);
  await user.keyboard("#5");
  await screen.findByRole("option", { name: "Plan the release" });
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Task Manager" });
  await waitFor(() => expect(document.getElementById("task-5")).toHaveFocus());
});

test("shows that nothing was found, and that the search failed", async () => {
  const late = failOnDemand(new ApiFailure(503, "The database does not answer"));
  const { user } = await renderAdmin("/", { answers });
  await openPalette(user);
  await user.keyboard("zzz");
  expect(await screen.findByRole("option", { name: "No matches" })).toBeInTheDocument();
  answerApi({ phrase: { options: late.answer } });
  await user.keyboard("z");
  expect(await screen.findByRole("option", { name: "Searching…" })).toBeInTheDocument();
  late.fail();
  expect(
    await screen.findByRole("option", { name: "The search failed. Check your connection." }),
  ).toBeInTheDocument();
});

test("connects the field of the palette with its list while records are still loading", async () => {
  const never = () => new Promise<never>(() => {});
  const { user } = await renderAdmin("/", {
    me: administrator,
    answers: {
      ...answers,
      language: { ...answers.language, adminList: never },
      category: { adminList: never },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Search" }));
  const list = await within(await palette()).findByRole("listbox", { name: "Results" });
  expect(await field()).toHaveAttribute("aria-controls", list.id);
  expect(await field()).toHaveAttribute("aria-expanded", "true");
});

test("opens the palette by the button of the navigation, and the list of keys from there", async () => {
  const { user } = await renderAdmin("/", { me: administrator, answers });
  const button = await screen.findByRole("button", { name: "Search" });
  await user.click(button);
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("option", { name: "Keyboard shortcuts" }));
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(within(dialog).getByText("Settings")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("goes to a screen by two letters, and focuses its search by a slash", async () => {
  const { user, router } = await renderAdmin("/", { answers });
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("gp");
  await expect.poll(() => router.state.location.pathname).toBe("/phrases");
  const search = await screen.findByRole("searchbox", { name: "Search phrases" });
  await user.keyboard("/");
  await waitFor(() => expect(search).toHaveFocus());
  // Typed, and no shortcuts.
  await user.keyboard("gl?/");
  await waitFor(() => expect(search).toHaveValue("gl?/"));
  expect(router.state.location.pathname).toBe("/phrases");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("shows the keys by a question mark, and turns those without a modifier off", async () => {
  onTestFinished(() => localStorage.clear());
  const { user, router } = await renderAdmin("/", { answers });
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Shift>}?{/Shift}");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  // Below an open dialog, no screen is opened.
  await user.keyboard("gl");
  await user.click(within(dialog).getByRole("switch", { name: /^Use single-key shortcuts/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("gl/");
  await openPalette(user);
  expect(router.state.location.pathname).toBe("/");
});
