import type { HistoryEntry } from "@saywhere/validators/history/activity";
import { act, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { paste } from "../../../testing/paste.ts";
import { editor } from "../../../testing/people.ts";
import { MISSING, openGrid, phraseRow } from "../testing/open-grid.ts";
import { choices } from "../testing/open-list.ts";
import { german, spanish, stored } from "../testing/rows.ts";

afterEach(() => localStorage.clear());

const field = (english: string) => screen.findByRole("textbox", { name: `Native text of “${english}”` });
const rowOf = (english: string) => within(screen.getByRole("group", { name: english }));

const savedBy = (name: string): HistoryEntry => ({
  change_id: "9",
  change_set_id: "8",
  at: "2026-11-20T10:00:00.000Z",
  who: { person_id: 7, by_token: false, name },
  reason: "edit",
  action: "create",
  fields: [],
  current: true,
});

test("shows the missing phrases of a language beside the English and a reference language, with only the fields that it has", async () => {
  const { user } = await openGrid();
  await expectFocus(() => field("Good morning"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Translate into Spanish");
  expect(screen.getByText("131 of 134 phrases")).toBeInTheDocument();
  expect(screen.getByText("save and go to next missing")).toBeInTheDocument();
  expect(await field("Good night")).toHaveAttribute("lang", "es");
  expect(screen.queryByRole("textbox", { name: /^Romanization/ })).toBeNull();
  expect(screen.queryByText("Deutsch 2")).toBeNull();

  await user.click(screen.getByRole("combobox", { name: "Reference" }));
  await user.keyboard("Germ{Enter}");
  const reference = await screen.findByText("Deutsch 2");
  expect(reference).toHaveAttribute("lang", "de");
  expect(callsOf("translationGrid.page")).toEqual([
    { language_id: 3, references: [], show: "missing" },
    { language_id: 3, references: [german.id], show: "missing" },
  ]);
  expect(JSON.parse(localStorage.getItem("saywhere-reference-languages") ?? "")).toEqual([german.id, null]);
});

test("opens with the language of an editor who is limited to one", async () => {
  await openGrid({ url: "/translations/grid", me: { ...editor, language_ids: [spanish.id] } });
  await expectFocus(() => field("Good morning"));
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("Spanish");
});

test("lets an editor of several languages choose one", async () => {
  await openGrid({ url: "/translations/grid", me: { ...editor, language_ids: [spanish.id, german.id] } });
  expect(await screen.findByRole("heading", { name: "Choose a language" })).toBeInTheDocument();
  expect(callsOf("translationGrid.page")).toEqual([]);
});

test("saves a row on Enter, goes to the next one, and leaves the saved row where it is", async () => {
  const { user } = await openGrid();
  await expectFocus(() => field("Good morning"));
  for (const text of ["Buenos días", "Buenas noches", "Hasta luego"]) {
    await user.keyboard(`${text}{Enter}`);
  }
  expect(await rowOf("See you later").findByText("Saved")).toBeInTheDocument();
  await expectFocus(() => field("See you later"));
  expect(callsOf("translation.create")).toEqual([
    { language_id: 3, phrase_id: 1, native_text: "Buenos días", romanization: null },
    { language_id: 3, phrase_id: 2, native_text: "Buenas noches", romanization: null },
    { language_id: 3, phrase_id: 3, native_text: "Hasta luego", romanization: null },
  ]);
  expect(callsOf("translationGrid.page")).toHaveLength(1);
  expect(screen.getAllByRole("listitem", { hidden: false }).length).toBeGreaterThanOrEqual(3);
  // The warnings of a saved row come from the server.
  await expect
    .poll(() => callsOf("translationGrid.row"))
    .toContainEqual({
      language_id: 3,
      phrase_id: 1,
      references: [],
    });
});

test("keeps what was typed when another user has added the translation, and compares both", async () => {
  const { user } = await openGrid({ translationGrid: { row: () => phraseRow(2, "Buenas") } });
  answerApi({
    translation: {
      create: failsWith(409, "There is one already", {
        conflict: { reason: "duplicate", field: "phrase_id", suggestion: null },
      }),
    },
    activity: {
      history: () => ({ label: "Good night in Spanish", exists: true, entries: [savedBy("Grace")] }),
    },
  });
  await user.type(await field("Good night"), "Buenas noches{Enter}");
  expect(await rowOf("Good night").findByText("Grace has saved a different text.")).toBeInTheDocument();
  expect(await field("Good night")).toHaveValue("Buenas noches");
  await user.click(rowOf("Good night").getByRole("button", { name: "Compare" }));
  const choice = within(await screen.findByRole("dialog", { name: "Someone else saved this" }));
  expect(choice.getByRole("radio", { name: "Saved by Grace" })).toBeInTheDocument();
  await user.click(choice.getByRole("radio", { name: "Yours" }));
  answerApi({
    translation: {
      update: ({ native_text }) => stored({ id: 502, language_id: 3, phrase_id: 2, native_text, version: 6 }),
    },
    translationGrid: { row: () => phraseRow(2, "Buenas noches") },
  });
  await user.click(choice.getByRole("button", { name: "Save chosen" }));
  expect(await rowOf("Good night").findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.update")).toMatchObject([
    { id: 502, native_text: "Buenas noches", version: 5 },
  ]);
  await expectFocus(() => field("Good night"));
});

test("stores the filters in the URL, and asks before a change of them discards typed text", async () => {
  const { user, router } = await openGrid({
    translationGrid: {
      page: ({ show }) => ({ items: show === "all" ? [phraseRow(1, "Hola")] : MISSING, next: null }),
    },
  });
  await paste(user, await field("Good night"), "Buenas noches");
  await user.click(screen.getByRole("combobox", { name: "Reference" }));
  await user.keyboard("Germ{Enter}");
  const question = within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  expect(await field("Good night")).toHaveValue("Buenas noches");
  await user.keyboard("{Escape}");
  await user.clear(await field("Good night"));

  await user.click(screen.getByRole("combobox", { name: "Show" }));
  await user.click(await screen.findByRole("option", { name: "All phrases" }));
  expect(await field("Good morning")).toHaveValue("Hola");
  expect(router.state.location.href).toBe("/translations/grid?language=3&show=all");
});

test("asks before a sign-out loses typed text, and ends the session only after Discard", async () => {
  const { user } = await openGrid();
  answerApi({ account: { signOut: () => ({ success: true }) } });
  const signOut = async () => {
    await user.click(screen.getByRole("button", { name: "Account: Test Editor" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
    return within(await screen.findByRole("dialog", { name: "Discard your changes?" }));
  };
  await user.type(await field("Good morning"), "Buenos días");
  await user.click((await signOut()).getByRole("button", { name: "Keep editing" }));
  expect(await field("Good morning")).toHaveValue("Buenos días");
  expect(callsOf("account.signOut")).toEqual([]);
  await user.click((await signOut()).getByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
  expect(callsOf("account.signOut")).toEqual([{}]);
});

test("asks again before text is lost that is typed after a sign-out that failed", async () => {
  const { user, router } = await openGrid();
  answerApi({ account: { signOut: failsWith(503, "The database is not responding.") } });
  await user.type(await field("Good morning"), "Buenos");
  await user.click(screen.getByRole("button", { name: "Account: Test Editor" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await screen.findByText("Failed to sign out. The database is not responding.");
  expect(await field("Good morning")).toHaveValue("");
  await user.type(await field("Good morning"), "Buen día");
  void router.navigate({ to: "/categories" });
  expect(await screen.findByRole("dialog", { name: "Discard your changes?" })).toBeInTheDocument();
});

test("shows the sign-in page after a sign-out, also over text that was typed meanwhile", async () => {
  const { user } = await openGrid();
  const ended = Promise.withResolvers<{ success: true }>();
  answerApi({ account: { signOut: () => ended.promise } });
  await user.click(screen.getByRole("button", { name: "Account: Test Editor" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await user.type(await field("Good morning"), "Buenos días");
  ended.resolve({ success: true });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
});

test("keeps typed text when another tab chooses a reference language", async () => {
  const { user } = await openGrid();
  await user.type(await field("Good night"), "Buenas noches");
  const chosen = { key: "saywhere-reference-languages", newValue: "[2]", storageArea: localStorage };
  act(() => void window.dispatchEvent(new StorageEvent("storage", chosen)));
  expect(await field("Good night")).toHaveValue("Buenas noches");
});

test("shows a deleted translation as missing again", async () => {
  const { user } = await openGrid({
    translationGrid: {
      page: () => ({ items: [phraseRow(1, "Buenos días"), phraseRow(2, "Buenas noches")], next: null }),
      row: ({ phrase_id }) => phraseRow(phrase_id, "Buenas noches"),
    },
  });
  await field("Good night");
  answerApi({ translation: { delete: () => ({ success: true }) } });
  await user.click(screen.getByRole("button", { name: "Delete Good night in Spanish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Translation" }));
  answerApi({ translationGrid: { row: ({ phrase_id }) => phraseRow(phrase_id) } });
  await user.click(dialog.getByRole("button", { name: "Delete Translation" }));
  expect(await rowOf("Good night").findByText("Missing")).toBeInTheDocument();
  expect(await field("Good night")).toHaveValue("");
  expect(await field("Good morning")).toHaveValue("Buenos días");
});

test("asks for no language while the list with the chosen one loads", async () => {
  const languages = Promise.withResolvers<typeof list>();
  const list = choices.language.adminList();
  await openGrid({ language: { adminList: () => languages.promise } });
  const chosen = await screen.findByRole("combobox", { name: "Language" });
  expect(chosen).toHaveAttribute("placeholder", "Loading…");
  expect(screen.queryByRole("heading", { name: "Choose a language" })).toBeNull();
  expect(document.querySelector("main [aria-busy=true]")).toBeInTheDocument();
  languages.resolve(list);
  expect(await field("Good night")).toBeInTheDocument();
  expect(chosen).toHaveValue("Spanish");
});

test("asks for a language, and says when one has every phrase", async () => {
  const translationGrid = { page: () => ({ items: [], next: null }) };
  const { user, router } = await openGrid({ translationGrid, url: "/translations/grid" });
  expect(await screen.findByRole("heading", { name: "Choose a language" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Translate a language");
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.keyboard("Fars{Enter}");
  expect(await screen.findByText("Farsi has every phrase.")).toBeInTheDocument();
  expect(router.state.location.href).toBe("/translations/grid?language=2");
  await user.click(screen.getByRole("button", { name: "Show all phrases" }));
  await expect.poll(() => router.state.location.href).toBe("/translations/grid?language=2&show=all");
});

test("shows an error with a retry button when the phrases fail to load", async () => {
  const { user } = await openGrid({
    translationGrid: { page: failsWith(503, "The database does not answer") },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("The phrases could not be loaded.");
  answerApi({ translationGrid: { page: () => ({ items: MISSING, next: null }) } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await field("Good night")).toBeInTheDocument();
});
