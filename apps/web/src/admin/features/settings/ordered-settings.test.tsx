import type { AdminLanguage } from "@saywhere/validators/content/language";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { languages, openSettings, rows, save, section } from "./testing/open-settings.ts";

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
  await user.click(save());
  expect(await screen.findByText("Saved: featured languages.")).toBeInTheDocument();
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
  await user.click(save());
  expect(callsOf("language.feature")).toEqual([]);
  await expectFocus(() => add);
  await user.type(add, "urd");
  await user.click(await screen.findByRole("option", { name: "Urdu" }));
  await expectFocus(() => save());
  await user.click(save());
  await expect.poll(() => callsOf("language.feature")).toEqual([{ ids: [1, 3, 4] }]);
});

test("shows an error when the order could not be saved, and keeps it", async () => {
  const { user } = await openSettings({
    language: { feature: failsWith(400, "There is no language 3 any more") },
  });
  const featured = await section("Featured languages");
  await user.click(within(featured).getByRole("button", { name: "Move Japanese up" }));
  await user.click(save());
  const form = within(screen.getByRole("form", { name: "Settings" }));
  expect(await form.findByRole("alert")).toHaveTextContent("There is no language 3 any more");
  expect(screen.getByText("Failed to save settings. Please try again.")).toBeInTheDocument();
  expect(rows(featured)).toEqual(["FarsiFarsi", "JapaneseJapanese", "SpanishSpanish"]);
  expect(screen.getByText("Not saved: featured languages")).toBeVisible();
});
