import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { type SavedPhrase, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { createSheet } from "../../lib/sheets/sheets.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { itemsOf } from "./practice-item.ts";
import { forgetProgress, saveReview } from "./progress.ts";
import { previewGrades } from "./schedule.ts";

const hello = phraseEntry("Hello", farsi);
const thanks = phraseEntry("Thank you", farsi);
const health = { slug: "health", name: "Health" };
const help = { ...phraseEntry("Help", farsi), category: health };
const entries = [hello, thanks, help];

const open = (url: string) =>
  renderApp(url, {
    language: { list: () => [farsi], popularPhrases: () => [hello] },
    category: { list: () => [{ id: 1, ...health, description: "", version: 1 }] },
    phrase: { entryPage: () => ({ items: entries, next: null }) },
  });
const chips = (label: string) =>
  within(screen.getByRole("navigation", { name: label }))
    .getAllByRole("link")
    .map((link) => link.textContent);
const due = () => screen.getAllByRole("definition")[0]?.textContent;

beforeEach(async () => {
  forgetProgress();
  // Two to understand, and one of these to say.
  for (const item of [...itemsOf([hello, help], ["to-english"]), ...itemsOf([help], ["to-language"])]) {
    await saveReview(item.key, previewGrades(undefined, 0).again);
  }
});

test("the sets of a language name what is due in the chosen direction", async () => {
  const { user } = await open("/practice?language=farsi");
  await screen.findByRole("button", { name: "Start practice" });
  expect(chips("Sets")).toEqual(["All Phrases · 1 due", "Popular", "Health · 1 due"]);
  expect(due()).toBe("1");
  await user.click(screen.getByRole("radio", { name: "Farsi (Persian) to English" }));
  expect(chips("Sets")).toEqual(["All Phrases · 2 due", "Popular · 1 due", "Health · 1 due"]);
  expect(due()).toBe("2");
  await user.click(screen.getByRole("radio", { name: "Both" }));
  expect(chips("Sets")).toEqual(["All Phrases · 3 due", "Popular · 1 due", "Health · 2 due"]);
  expect(due()).toBe("3");
});

test("the sheets name what is due in the chosen direction, once for a phrase in two forms", async () => {
  const formal: SavedPhrase = { ...help, form: { label: "formal", slug: "formal" } };
  writeSavedPhrases([formal, help, hello]);
  createSheet("Dinner", [String(hello.id)]);
  const { user } = await open("/practice?set=saved");
  await screen.findByRole("button", { name: "Start practice" });
  expect(chips("Sheets")).toEqual(["All Saved Phrases · 1 due", "Dinner"]);
  expect(due()).toBe("1");
  await user.click(screen.getByRole("radio", { name: "Both" }));
  expect(chips("Sheets")).toEqual(["All Saved Phrases · 3 due", "Dinner · 1 due"]);
  expect(due()).toBe("3");
});

test("the overview names what is due in the direction that was chosen last", async () => {
  writeSavedPhrases([hello, help]);
  await open("/practice");
  expect(await screen.findByText("2 phrases, 1 due")).toBeVisible();
  expect(chips("Practiced languages")).toEqual(["Farsi (Persian) · 1 due"]);
});
