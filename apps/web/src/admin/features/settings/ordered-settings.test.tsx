import type { AdminLanguage } from "@saywhere/validators/content/language";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { languages, openSettings, phrase, rows, save, section } from "./testing/open-settings.ts";

test("reorders featured languages by buttons, keeps the focus and announces the position", async () => {
  const { user } = await openSettings({ language: { feature: () => ({ success: true }) } });
  const featured = await section("Featured languages");
  expect(rows(featured)).toEqual(["FarsiFarsi", "SpanishSpanish", "JapaneseJapanese"]);
  const up = within(featured).getByRole("button", { name: "Move Japanese up" });
  await user.click(up);
  expect(rows(featured)).toEqual(["FarsiFarsi", "JapaneseJapanese", "SpanishSpanish"]);
  expect(await screen.findByText("Japanese is now 2 of 3.")).toBeInTheDocument();
  const down = within(featured).getByRole("button", { name: "Move Farsi down" });
  await user.click(down);
  await expectFocus(() => down);
  expect(rows(featured)).toEqual(["JapaneseJapanese", "FarsiFarsi", "SpanishSpanish"]);
  answerApi({ language: { adminList: () => [2, 0, 1, 3].map((at) => languages[at] as AdminLanguage) } });
  await user.click(save("featured languages"));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(callsOf("language.feature")).toEqual([{ ids: [3, 1, 2] }]);
  await expect.poll(() => callsOf("language.adminList")).toHaveLength(2);
});

test("replaces a removed featured language, and refuses to save too few", async () => {
  const { user } = await openSettings({ language: { feature: () => ({ success: true }) } });
  const featured = await section("Featured languages");
  const add = within(featured).getByRole("combobox", { name: "Add a language" });
  expect(add).toBeDisabled();
  await user.click(within(featured).getByRole("button", { name: "Remove Spanish" }));
  expect(add).toHaveAccessibleDescription("Choose one more language.");
  await user.click(save("featured languages"));
  expect(callsOf("language.feature")).toEqual([]);
  await expectFocus(() => add);
  await user.type(add, "urd");
  await user.click(await screen.findByRole("option", { name: "Urdu" }));
  await expectFocus(() => save("featured languages"));
  await user.click(save("featured languages"));
  await expect.poll(() => callsOf("language.feature")).toEqual([{ ids: [1, 3, 4] }]);
});

test("searches, adds, removes and saves popular phrases in their order", async () => {
  const goodbye = phrase(3, "Goodbye");
  const { user } = await openSettings({
    phrase: {
      options: ({ search }) => (search === "good" ? [goodbye] : [phrase(1, "Hello")]),
      setPopular: () => ({ success: true }),
    },
  });
  const list = await section("Popular phrases");
  await user.type(within(list).getByRole("combobox", { name: "Add a phrase" }), "good");
  await user.click(await screen.findByRole("option", { name: "Goodbye" }));
  await user.click(within(list).getByRole("button", { name: "Remove Thank you" }));
  await user.click(within(list).getByRole("button", { name: "Move Goodbye up" }));
  expect(rows(list)).toEqual(["Goodbye", "Hello"]);
  answerApi({ phrase: { popular: () => [goodbye, phrase(1, "Hello")] } });
  await user.click(save("popular phrases"));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(callsOf("phrase.setPopular")).toEqual([{ ids: [3, 1] }]);
  await waitFor(() => expect(list).not.toHaveTextContent("Unsaved changes"));
});

test("shows an error when an order could not be saved, and keeps the unsaved order", async () => {
  const { user } = await openSettings({
    phrase: {
      setPopular: () => {
        throw new ApiFailure(400, "There is no phrase 2 any more");
      },
    },
  });
  const list = await section("Popular phrases");
  await user.click(within(list).getByRole("button", { name: "Move Thank you up" }));
  await user.click(save("popular phrases"));
  expect(await within(list).findByRole("alert")).toHaveTextContent("There is no phrase 2 any more");
  expect(screen.getByText("Failed to save settings. Please try again.")).toBeInTheDocument();
  expect(rows(list)).toEqual(["Thank you", "Hello"]);
});
