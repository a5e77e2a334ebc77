import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { readMyLanguage } from "../../lib/my-language/my-language.ts";
import { renderApp } from "../../testing/render-app.tsx";

const openFarsi = () =>
  renderApp("/languages/farsi", { language: { get: () => farsi, popularPhrases: () => [] } });
const button = () => screen.getByRole("button", { name: "My Language" });

test("makes the language of the page the visitor's own, and forgets it when pressed again", async () => {
  const { user } = await openFarsi();
  expect(button()).not.toBePressed();
  await user.click(button());
  expect(await screen.findByText("Farsi (Persian) is your language")).toBeVisible();
  expect(button()).toBePressed();
  expect(readMyLanguage()).toEqual({ slug: "farsi", name: "Farsi (Persian)" });
  await user.click(button());
  expect(button()).not.toBePressed();
  expect(readMyLanguage()).toBeNull();
});

test("says what to do when the browser blocks storage", async () => {
  const { user } = await openFarsi();
  vi.spyOn(Storage.prototype, "setItem").mockThrow(new DOMException("blocked", "SecurityError"));
  await user.click(button());
  expect(await screen.findByText(/Allow it to store site data/)).toBeVisible();
  expect(button()).not.toBePressed();
  vi.restoreAllMocks();
});
