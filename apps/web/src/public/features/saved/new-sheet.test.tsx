import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { sheetHash } from "../../lib/sheets/sheet-url.ts";
import { createSheet, readSheets } from "../../lib/sheets/sheets.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

beforeEach(() => {
  writeSavedPhrases([phraseEntry("Hello")]);
});

test("says in the dialog that a sheet could not be stored, and keeps the name", async () => {
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "New Sheet" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New Sheet" }));
  await user.type(dialog.getByRole("textbox"), "Dinner");
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("full", "QuotaExceededError"));
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("The sheet could not be saved");
  setItem.mockRestore();
  expect(dialog.getByRole("textbox")).toHaveValue("Dinner");
});

test.each([
  ["New Sheet", "“Dinner two” was added"],
  ["Rename", "“Hotel” was renamed to “Dinner two”"],
])(
  "%s refuses the name of another sheet beside the field, and announces a free one",
  async (action, toast) => {
    createSheet("Dinner");
    const id = createSheet("Hotel") ?? "";
    const { user } = await renderApp(`/saved${sheetHash(id)}`);
    await user.click(await screen.findByRole("button", { name: action }));
    const dialog = within(await screen.findByRole("dialog"));
    const name = dialog.getByRole("textbox");
    await user.clear(name);
    await user.type(name, " Dinner{Enter}");
    expect(name).toHaveAccessibleDescription("You already have a sheet “Dinner”. Choose another name.");
    expect(name).toBeInvalid();
    await user.type(name, " two{Enter}");
    expect(await screen.findByRole("heading", { level: 2, name: "Dinner two" })).toBeVisible();
    expect(await screen.findByText(toast)).toBeVisible();
    expect(readSheets().sheets.filter((sheet) => sheet.name === "Dinner")).toHaveLength(1);
  },
);

test("a press in a dialog that ends on its backdrop keeps the dialog, a click on the backdrop closes it", async () => {
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "New Sheet" }));
  const dialog = await screen.findByRole("dialog", { name: "New Sheet" });
  const name = within(dialog).getByRole("textbox");
  await user.type(name, "Dinner");
  fireEvent.mouseDown(name);
  fireEvent.click(dialog);
  expect(name).toHaveValue("Dinner");
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
