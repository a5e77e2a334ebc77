import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { storeOptions } from "./practice-options.ts";
import { forgetProgress } from "./progress.ts";

const PHRASES = ["Hello", "Thank you", "Goodbye", "Please"];

/** What a keyboard sends while a key is held down: one press, then repetitions of it. */
function hold(key: string): void {
  for (const repeat of [false, true, true, true]) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat });
  }
}

beforeEach(forgetProgress);

test("a number that is held down chooses one answer, and grades one card", async () => {
  writeSavedPhrases(PHRASES.map((english) => phraseEntry(english, farsi)));
  storeOptions({ asked: "to-english", way: "choose", listen: false });
  const { user } = await renderApp("/practice?set=saved", {
    language: { list: () => [farsi] },
    category: { list: () => [] },
    sheet: { entries: () => [] },
  });
  await user.click(await screen.findByRole("button", { name: "Start practice" }));
  await screen.findByRole("list", { name: "Answers" });
  hold("3");
  expect(screen.getByRole("group", { name: "How well did you know it?" })).toBeVisible();
  expect(screen.getByText("4 cards left")).toBeVisible();
  hold("4");
  expect(screen.getByRole("list", { name: "Answers" })).toBeVisible();
  expect(screen.getByText("3 cards left")).toBeVisible();
});
