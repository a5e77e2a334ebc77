import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { salamSuggestion, suggestionPage } from "../../testing/suggestions.ts";
import { expectToast } from "../../testing/toast.ts";
import { stored } from "../translation/testing/rows.ts";
import { suggestionAnswers } from "./testing/suggestion-answers.ts";

const OUTDATED = "Belongs to the old text. Correct it, or clear it.";
const translation = stored({ id: 102, romanization: "Salam", pronunciation_guide: "sah-LAHM" });

test("says which fields belong to the native text that a suggestion replaces, and clears them", async () => {
  const suggestion = { ...salamSuggestion, field: "native_text", suggested: "درود" } as const;
  const answers = suggestionAnswers([suggestion], translation);
  const { user } = await renderAdmin("/suggestions", {
    answers: { ...answers, suggestion: { ...answers.suggestion, accept: () => ({ success: true }) } },
  });
  await user.click(await screen.findByRole("button", { name: "Accept درود for “Hello” in Farsi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  const field = (name: string) => dialog.getByRole("textbox", { name });
  expect(field("Native Text")).toHaveAccessibleDescription("Filled in from the suggestion.");
  expect(field("Romanization")).toHaveAccessibleDescription(OUTDATED);
  expect(field("Pronunciation Guide")).toHaveAccessibleDescription(OUTDATED);
  expect(field("Audio URL")).not.toHaveAccessibleDescription();

  await user.clear(field("Romanization"));
  await user.type(field("Romanization"), "Dorud");
  await user.click(dialog.getByRole("button", { name: "Clear Pronunciation Guide" }));
  await expectFocus(() => field("Pronunciation Guide"));
  expect(dialog.queryByRole("button", { name: "Clear Pronunciation Guide" })).toBeNull();
  answerApi({ suggestion: { list: () => suggestionPage([]) } });
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  await expectToast("Translation updated");
  expect(callsOf("suggestion.accept")).toMatchObject([
    { native_text: "درود", romanization: "Dorud", pronunciation_guide: null },
  ]);
});
