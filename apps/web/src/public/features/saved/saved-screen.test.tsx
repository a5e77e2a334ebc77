import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY } from "../../lib/saved-phrases.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const keep = (entries: unknown) => localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify(entries));
const phrases = () => screen.getAllByRole("listitem").filter((item) => within(item).queryByRole("button"));

beforeEach(() => localStorage.clear());

test("lists saved phrases by language, each with a link to its page", async () => {
  keep([phraseEntry("Thank you"), phraseEntry("Hello", japanese), phraseEntry("Goodbye")]);
  await renderApp("/saved");
  const farsi = within(screen.getByRole("region", { name: "Farsi (Persian)" }));
  expect(farsi.getByRole("link", { name: /Thank you/ })).toHaveAttribute("href", "/phrases/farsi/thank-you");
  expect(farsi.getByRole("link", { name: /Goodbye/ })).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Japanese" })).getByText("日本語")).toHaveAttribute(
    "lang",
    "ja",
  );
});

test("removes a saved phrase, and restores it to its position on undo", async () => {
  keep([phraseEntry("Thank you"), phraseEntry("Goodbye")]);
  const { user } = await renderApp("/saved");
  await user.click(screen.getByRole("button", { name: "Remove “Thank you” in Farsi (Persian)" }));
  expect(phrases()).toHaveLength(1);
  expect(screen.getByRole("main")).toHaveFocus();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(phrases()[0]).toHaveTextContent("Thank you");
});

test("updates the saved list when another tab changes it", async () => {
  await renderApp("/saved");
  expect(screen.getByRole("heading", { name: "No saved phrases yet" })).toBeVisible();
  keep([phraseEntry("Hello")]);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: SAVED_PHRASES_KEY })));
  expect(phrases()).toHaveLength(1);
});

test("shows the valid entries of a corrupted saved list", async () => {
  keep([{ id: "x" }, null, phraseEntry("Hello")]);
  await renderApp("/saved");
  expect(phrases()).toHaveLength(1);
});

test("excludes the saved page from search indexes", async () => {
  await renderApp("/saved");
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});
