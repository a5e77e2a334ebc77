import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { savedPhraseKey, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { createSheet, readSheets, SHEETS_KEY } from "../../lib/sheets/sheets.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const thanks = phraseEntry("Thank you");
const hello = phraseEntry("Hello");

/** Deletes all sheets as another tab does, whose event reaches this one later. */
function deleteElsewhere(): void {
  localStorage.setItem(SHEETS_KEY, JSON.stringify({ sheets: [], current: null }));
}
const receiveEvent = () => act(() => void dispatchEvent(new StorageEvent("storage", { key: SHEETS_KEY })));

async function openDinner() {
  const id = createSheet("Dinner", [savedPhraseKey(thanks)]);
  return renderApp(`/saved#own=${id}`);
}

beforeEach(() => {
  writeSavedPhrases([thanks, hello]);
});

test("says that a sheet to rename no longer exists", async () => {
  const { user } = await openDinner();
  await user.click(await screen.findByRole("button", { name: "Rename" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rename Sheet" }));
  deleteElsewhere();
  await user.type(dialog.getByRole("textbox"), "!{Enter}");
  expect(await dialog.findByRole("alert")).toHaveTextContent("This sheet no longer exists");
});

test("says that a sheet to which phrases are added no longer exists", async () => {
  const { user } = await openDinner();
  await user.click(await screen.findByRole("button", { name: "Add Phrases" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add to “Dinner”" }));
  await user.click(dialog.getByRole("checkbox", { name: /Hello/ }));
  deleteElsewhere();
  await user.click(dialog.getByRole("button", { name: "Add Phrase" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("This sheet no longer exists");
});

test("closes the options of a phrase whose sheet was deleted, and moves the focus to the page", async () => {
  const { user } = await openDinner();
  await user.click(await screen.findByRole("button", { name: /^Options for “Thank you”/ }));
  await screen.findByRole("dialog");
  deleteElsewhere();
  receiveEvent();
  await expectFocus(() => screen.getByRole("main"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("says that a sheet to which a phrase is moved no longer exists, and leaves the phrase in its sheet", async () => {
  const hotel = createSheet("Hotel");
  const { user } = await openDinner();
  await user.click(await screen.findByRole("button", { name: /^Options for “Thank you”/ }));
  const dialog = within(await screen.findByRole("dialog"));
  // As another tab deletes it, whose event reaches this one later.
  const state = readSheets();
  localStorage.setItem(
    SHEETS_KEY,
    JSON.stringify({ ...state, sheets: state.sheets.filter(({ id }) => id !== hotel) }),
  );
  await user.click(dialog.getByRole("button", { name: /Hotel/ }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("This sheet no longer exists");
  expect(readSheets().sheets.map(({ name, phrases }) => [name, phrases.length])).toEqual([["Dinner", 1]]);
});
