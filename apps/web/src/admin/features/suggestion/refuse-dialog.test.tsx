import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { remark, salamSuggestion, suggestionPage } from "../../testing/suggestions.ts";
import { expectToast } from "../../testing/toast.ts";

const answers = { suggestion: { list: () => suggestionPage([salamSuggestion, remark]) } };

test("refuses a suggestion with a reason, and shows when another editor was faster", async () => {
  const { user } = await renderAdmin("/suggestions", { answers });
  await user.click(await screen.findByRole("button", { name: "Refuse Salām for “Hello” in Farsi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refuse suggestion" }));
  await user.type(dialog.getByRole("textbox", { name: "Reason (optional)" }), "We write no long vowels");
  const message = "Berta has accepted this suggestion already.";
  answerApi({ suggestion: { refuse: failsWith(409, message) } });
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  expect(await dialog.findByText(message)).toBeVisible();
  answerApi({ suggestion: { refuse: () => ({ success: true }), list: () => suggestionPage([remark]) } });
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  await expectToast("Suggestion refused");
  expect(callsOf("suggestion.refuse").at(-1)).toEqual({
    id: salamSuggestion.id,
    reason: "We write no long vowels",
  });
  await expect.poll(() => screen.queryByText("Salām")).toBeNull();
  await expectFocus(() => screen.getByRole("button", { name: /^Accept It is a greeting only/ }));
});

test("asks before a typed reason is lost", async () => {
  const { user } = await renderAdmin("/suggestions", { answers });
  await user.click(await screen.findByRole("button", { name: "Refuse Salām for “Hello” in Farsi" }));
  await user.type(await screen.findByRole("textbox", { name: "Reason (optional)" }), "Not said here");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByRole("textbox", { name: "Reason (optional)" })).toHaveValue("Not said here");
});

test("refuses by keys alone: the reason has the focus, and Ctrl+Enter refuses there but not on a button", async () => {
  const first = { ...remark, id: 11, suggested: "First" };
  const list = () => suggestionPage([first, salamSuggestion, remark]);
  const { user } = await renderAdmin("/suggestions", { answers: { suggestion: { list } } });
  await user.click(await screen.findByRole("button", { name: "Refuse Salām for “Hello” in Farsi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refuse suggestion" }));
  const reason = dialog.getByRole("textbox", { name: "Reason (optional)" });
  await expect.poll(() => document.activeElement).toBe(reason);
  await user.keyboard("Not said here");
  answerApi({
    suggestion: { refuse: () => ({ success: true }), list: () => suggestionPage([first, remark]) },
  });
  dialog.getByRole("button", { name: "Close" }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter", ctrlKey: true });
  expect(callsOf("suggestion.refuse")).toEqual([]);
  reason.focus();
  await user.keyboard("{Control>}{Enter}{/Control}");
  await expectToast("Suggestion refused");
  expect(callsOf("suggestion.refuse")).toEqual([{ id: salamSuggestion.id, reason: "Not said here" }]);
  await expect.poll(() => screen.queryByText("Salām")).toBeNull();
  await expectFocus(() => screen.getByRole("button", { name: /^Accept It is a greeting only/ }));
});
