import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, japanese, spanish } from "../../../testing/languages.ts";
import { MY_LANGUAGE_KEY, readMyLanguage } from "../../lib/my-language/my-language.ts";
import { EARLY_STYLE, setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { renderApp } from "../../testing/render-app.tsx";

const language = { list: () => [farsi, japanese, spanish], forms: () => [] };
const chip = () => within(screen.getByRole("banner")).findByRole("button", { name: /^My language: / });
const noChip = () =>
  waitFor(() => expect(screen.queryByRole("button", { name: /^My language: / })).not.toBeInTheDocument());
/** jsdom opens no modal dialogs. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  // As in browsers, after the current task.
  setTimeout(() => this.dispatchEvent(new Event("close")));
};

async function openDialog() {
  setMyLanguage(farsi);
  const { user } = await renderApp("/about", { language });
  await user.click(await chip());
  return { user, dialog: within(await screen.findByRole("dialog", { name: "My Language" })) };
}

test("shows no language in the header until one is chosen", async () => {
  await renderApp("/about");
  await noChip();
  setMyLanguage(japanese);
  expect(await chip()).toHaveAccessibleName("My language: Japanese");
});

test("no longer orders lists by the first language after a choice in another tab", async () => {
  setMyLanguage(japanese);
  await renderApp("/about");
  await chip();
  document.head.append(Object.assign(document.createElement("style"), { id: EARLY_STYLE }));
  localStorage.setItem(MY_LANGUAGE_KEY, JSON.stringify({ slug: farsi.slug, name: farsi.name }));
  // The menu listens a moment after it is shown.
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: MY_LANGUAGE_KEY })));
    expect(document.getElementById(EARLY_STYLE)).toBeNull();
  });
  expect(await chip()).toHaveTextContent("Farsi");
});

test("changes the language from the header, and goes back on undo", async () => {
  const { user, dialog } = await openDialog();
  expect(await dialog.findByRole("button", { name: /^Farsi/ })).toBePressed();
  await user.click(dialog.getByRole("button", { name: /^Japanese/ }));
  expect(await chip()).toHaveTextContent("Japanese");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(readMyLanguage()?.slug).toBe("farsi");
});

test("loads the languages again on request, without losing the focus", async () => {
  expectConsoleError(/The languages did not load/);
  let failed = false;
  const list = () => {
    if (failed) return language.list();
    failed = true;
    throw new ApiFailure(404);
  };
  setMyLanguage(farsi);
  const { user } = await renderApp("/about", { language: { ...language, list } });
  await user.click(await chip());
  const dialog = await screen.findByRole("dialog", { name: "My Language" });
  await user.click(await within(dialog).findByRole("button", { name: "Try again" }));
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(await within(dialog).findByRole("button", { name: /^Japanese/ })).toBeVisible();
});

test("finds a language in the dialog, which Enter chooses", async () => {
  const { user, dialog } = await openDialog();
  await dialog.findByRole("button", { name: /^Spanish/ });
  await user.type(dialog.getByRole("searchbox", { name: "Change to another language" }), "espa{Enter}");
  expect(readMyLanguage()).toEqual({ slug: "spanish", name: "Spanish" });
});

test("leads to how the visitor speaks, and returns to the dialog", async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "I Speak As" }));
  const choice = within(await screen.findByRole("dialog", { name: "I Speak As" }));
  await user.click(choice.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "I Speak As" })).not.toBeInTheDocument());
  expect(dialog.getByRole("button", { name: "Forget Farsi (Persian)" })).toBeVisible();
});

test("forgets the language from the header, and the focus is in the page", async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Forget Farsi (Persian)" }));
  await noChip();
  expect(readMyLanguage()).toBeNull();
  await expectFocus(() => screen.getByRole("main"));
  expect(await screen.findByText("Farsi (Persian) is no longer your language")).toBeVisible();
});

test("stays closed when a language is chosen again after another tab has forgotten it", async () => {
  await openDialog();
  localStorage.removeItem(MY_LANGUAGE_KEY);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: MY_LANGUAGE_KEY })));
  await noChip();
  act(() => void setMyLanguage(japanese));
  expect(await chip()).toHaveTextContent("Japanese");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("stays closed when a language is chosen again after it was forgotten", async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Forget Farsi (Persian)" }));
  await noChip();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await chip()).toHaveTextContent("Farsi");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
