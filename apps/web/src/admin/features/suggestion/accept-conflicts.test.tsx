import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { remark, salamSuggestion, suggestionPage } from "../../testing/suggestions.ts";
import { expectToast } from "../../testing/toast.ts";
import { stored } from "../translation/testing/rows.ts";
import { suggestionAnswers } from "./testing/suggestion-answers.ts";

const translation = stored({ id: 102, language_id: 2, phrase_id: 11 });

/** Opens the dialog that accepts a suggestion, and types into a field that the suggestion leaves as it is. */
async function openAndType() {
  const { user } = await renderAdmin("/suggestions", {
    answers: suggestionAnswers([salamSuggestion, remark], translation),
  });
  await user.click(await screen.findByRole("button", { name: "Accept Salām for “Hello” in Farsi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  const notes = dialog.getByRole("textbox", { name: "Usage Notes" });
  await user.clear(notes);
  await user.type(notes, "At any time of day");
  const save = () => user.click(dialog.getByRole("button", { name: "Update Translation" }));
  return { user, dialog, notes, save };
}

test("keeps the typed text when a colleague has refused the suggestion meanwhile, and then saves it without accepting", async () => {
  expectConsoleError(/Failed to update translation/);
  const { dialog, notes, save } = await openAndType();
  const message = "Berta has refused this suggestion already.";
  answerApi({
    suggestion: {
      accept: failsWith(409, message, { conflict: { reason: "decided" } }),
      list: () => suggestionPage([remark]),
    },
    translation: { update: () => ({ ...translation, version: 6 }) },
  });
  await save();
  expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  await expectToast(`Failed to update translation. ${message}`);
  expect(notes).toHaveValue("At any time of day");
  expect(dialog.getByRole("note")).toHaveTextContent("You can still update the translation.");
  expect(callsOf("translation.update")).toEqual([]);
  await save();
  await expectToast("Translation updated");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("translation.update")).toMatchObject([
    { id: 102, romanization: "Salām", usage_notes: "At any time of day" },
  ]);
  expect(callsOf("suggestion.accept")).toHaveLength(1);
});

test("keeps the typed text when the suggestion has expired meanwhile, and then saves it", async () => {
  expectConsoleError(/Failed to update translation/);
  const { dialog, notes, save } = await openAndType();
  answerApi({
    suggestion: {
      accept: failsWith(404, "This suggestion no longer exists"),
      list: () => suggestionPage([remark]),
    },
    translation: { update: () => ({ ...translation, version: 6 }) },
  });
  await save();
  expect(await dialog.findByText("You can still update the translation.")).toBeVisible();
  expect(notes).toHaveValue("At any time of day");
  await save();
  await expectToast("Translation updated");
  expect(callsOf("translation.update")).toMatchObject([{ id: 102, usage_notes: "At any time of day" }]);
});

test("accepts the suggestion with the texts that the editor chooses after a colleague has saved the translation", async () => {
  expectConsoleError(/Failed to update translation/);
  const { user, save } = await openAndType();
  const current = { ...translation, usage_notes: "To anyone", version: 6 };
  let calls = 0;
  const conflict = { reason: "stale", saved_by: "Berta", saved_at: translation.updated_at, current } as const;
  const fail = failsWith(409, "Berta saved this while you were changing it", { conflict });
  answerApi({
    suggestion: {
      accept: () => (calls++ === 0 ? fail() : { success: true }),
      list: () => suggestionPage([remark]),
    },
  });
  await save();
  const choice = within(await screen.findByRole("dialog", { name: "Someone else saved this" }));
  const notes = within(choice.getByRole("group", { name: /^Usage Notes/ }));
  await user.click(notes.getByRole("radio", { name: "Yours" }));
  await user.click(choice.getByRole("button", { name: "Save chosen" }));
  await expectToast("Translation updated");
  expect(callsOf("suggestion.accept")).toMatchObject([
    { suggestion_id: salamSuggestion.id, version: 5 },
    { suggestion_id: salamSuggestion.id, version: 6, usage_notes: "At any time of day" },
  ]);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});
