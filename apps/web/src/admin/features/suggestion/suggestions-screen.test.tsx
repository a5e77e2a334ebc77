import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { remark, salamSuggestion, suggestionPage } from "../../testing/suggestions.ts";
import { expectToast } from "../../testing/toast.ts";
import { stored } from "../translation/testing/rows.ts";
import { suggestionAnswers } from "./testing/suggestion-answers.ts";

const translation = stored({ id: 102, language_id: 2, phrase_id: 11 });
const answers = suggestionAnswers([salamSuggestion, remark], translation);
const row = (name: RegExp) => screen.findByRole("row", { name });

test("shows suggestions after a retry, with the difference from the current text and what the visitor saw", async () => {
  const failing = failsWith(503, "The database is not responding.");
  const { user } = await renderAdmin("/suggestions", { answers: { suggestion: { list: failing } } });
  expect(await screen.findByText("Suggestions could not be loaded.")).toBeVisible();
  answerApi(answers);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  const replaced = within(await row(/Romanization/));
  expect(replaced.getByText("Salam", { selector: "del" })).toBeVisible();
  expect(replaced.getByText("Salām", { selector: "ins" })).toBeVisible();
  expect(replaced.getByText("The second vowel is long")).toBeVisible();
  expect(replaced.getByText("Ada")).toBeVisible();
  expect(replaced.getByRole("link", { name: "ada@example.org" })).toHaveAttribute(
    "href",
    "mailto:ada@example.org",
  );
  expect(replaced.getByRole("link", { name: "“Hello” in Farsi" })).toHaveAttribute(
    "href",
    "/phrases/farsi/hello",
  );
  expect(replaced.queryByText(/When it was sent/)).toBeNull();
  const remarked = await row(/Meaning or use/);
  expect(remarked).toHaveTextContent("Now: Peace be upon you");
  expect(remarked).toHaveTextContent("It is a greeting only");
  expect(remarked).toHaveTextContent("When it was sent: Peace");
});

test("shows suggestions of the same text in one row, with everyone who sent it", async () => {
  const double = {
    suggested: "salām!",
    why: "As in the dictionary",
    name: "Berta",
    thank: false,
    email: null,
    created_at: remark.created_at,
  };
  await renderAdmin("/suggestions", {
    answers: { suggestion: { list: () => suggestionPage([{ ...salamSuggestion, doubles: [double] }]) } },
  });
  const merged = await row(/Romanization/);
  expect(merged).toHaveTextContent("1 more visitor sent the same. Your decision applies to all.");
  expect(merged).toHaveTextContent(/Ada.*salām!.*As in the dictionary.*Berta/);
  expect(screen.getAllByRole("button", { name: /^Accept/ })).toHaveLength(1);
});

test("accepts a suggestion by saving the translation with the suggested text", async () => {
  const { user } = await renderAdmin("/suggestions", { answers });
  await user.click(await screen.findByRole("button", { name: "Accept Salām for “Hello” in Farsi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  expect(dialog.getByRole("textbox", { name: "Romanization" })).toHaveValue("Salām");
  expect(dialog.getByRole("textbox", { name: "Romanization" })).toHaveAccessibleDescription(
    "Filled in from the suggestion.",
  );
  await expectFocus(() => dialog.getByRole("textbox", { name: "Romanization" }));
  expect(dialog.getByRole("textbox", { name: "Native Text" })).toHaveValue("سلام");
  expect(dialog.getByRole("textbox", { name: "Native Text" })).not.toHaveAccessibleDescription();
  expect(dialog.getByRole("note")).toHaveTextContent("Suggested: Romanization");
  answerApi({ suggestion: { accept: () => ({ success: true }), list: () => suggestionPage([remark]) } });
  await user.click(dialog.getByRole("button", { name: "Update Translation" }));
  await expectToast("Translation updated");
  await expect.poll(() => screen.queryByText("Salām")).toBeNull();
  await expectFocus(() => screen.getByRole("button", { name: /^Accept It is a greeting only/ }));
  expect(callsOf("suggestion.accept")).toMatchObject([
    { suggestion_id: salamSuggestion.id, version: 5, romanization: "Salām" },
  ]);
  expect(callsOf("translation.update")).toEqual([]);
});

test("stores a recording once before the translation opens with it, and adds to the thanks that are stored now", async () => {
  const { promise, resolve } = Promise.withResolvers<{ url: string }>();
  const sent = { ...salamSuggestion, thank: true, has_recording: true };
  const { user } = await renderAdmin("/suggestions", {
    answers: {
      ...answers,
      suggestion: { list: () => suggestionPage([sent]), storeRecording: () => promise },
      translation: {
        ...answers.translation,
        row: () => ({ ...answers.translation.row(), translation: { ...translation, thanks_to: "Berta" } }),
      },
    },
  });
  const accept = await screen.findByRole("button", { name: /^Accept Salām/ });
  await user.click(accept);
  expect(accept).toHaveAttribute("aria-busy", "true");
  await user.click(accept);
  resolve({ url: "/files/media/recordings/farsi/suggestion-9.mp3" });
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  expect(callsOf("suggestion.storeRecording")).toEqual([{ id: sent.id }]);
  expect(dialog.getByRole("textbox", { name: "Thanks to" })).toHaveValue("Berta, Ada");
  expect(dialog.getByRole("textbox", { name: "Audio URL" })).toHaveValue(
    "/files/media/recordings/farsi/suggestion-9.mp3",
  );
});

test("keeps the dialog of another suggestion that was accepted while a recording is stored", async () => {
  const { promise, resolve } = Promise.withResolvers<{ url: string }>();
  const sent = { ...salamSuggestion, has_recording: true };
  const { user } = await renderAdmin("/suggestions", {
    answers: {
      ...answers,
      suggestion: { list: () => suggestionPage([sent, remark]), storeRecording: () => promise },
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Accept Salām/ }));
  await user.click(await screen.findByRole("button", { name: /^Accept It is a greeting only/ }));
  await screen.findByRole("dialog", { name: "Edit Translation" });
  resolve({ url: "/files/media/recordings/farsi/suggestion-9.mp3" });
  const accept = screen.getByRole("button", { name: /^Accept Salām/, hidden: true });
  await waitFor(() => expect(accept).not.toHaveAttribute("aria-busy"));
  expect(screen.getByRole("note")).toHaveTextContent("It is a greeting only");
});

test("leaves the fields as they are for a remark that replaces no text", async () => {
  const { user } = await renderAdmin("/suggestions", { answers });
  await user.click(await screen.findByRole("button", { name: /^Accept It is a greeting only/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  expect(dialog.getByRole("textbox", { name: "Romanization" })).toHaveValue("Salam");
  await expectFocus(() => dialog.getByRole("textbox", { name: "Native Text" }));
  expect(dialog.getByRole("note")).toHaveTextContent("It is a greeting only");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("suggestion.accept")).toEqual([]);
});

test("filters by status by URL, and shows who decided and why", async () => {
  const refused = {
    ...salamSuggestion,
    status: "refused" as const,
    reason: "We write no long vowels",
    decided_by: "Berta",
    decided_at: "2026-03-03T08:00:00.000Z",
  };
  const { user, router } = await renderAdmin("/suggestions", { answers });
  await row(/Romanization/);
  answerApi({ suggestion: { list: () => suggestionPage([refused]) } });
  await user.click(screen.getByRole("combobox", { name: "Show" }));
  await user.click(await screen.findByRole("option", { name: "Refused" }));
  expect(await screen.findByText(/Refused by Berta/)).toBeVisible();
  expect(screen.getByText("We write no long vowels")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  expect(router.state.location.href).toBe("/suggestions?status=refused");
  expect(callsOf("suggestion.list").at(-1)).toEqual({ status: "refused" });
});

test("shows on the dashboard how many suggestions wait, and the oldest of them", async () => {
  const list = () => ({ ...suggestionPage([salamSuggestion]), total: 12 });
  await renderAdmin("/", { answers: { suggestion: { list } } });
  const panel = within(await screen.findByRole("region", { name: "Suggestions" }));
  expect(await panel.findByText("12 corrections from visitors to decide on.")).toBeVisible();
  expect(panel.getByRole("listitem")).toHaveTextContent("“Hello” in Farsi");
  expect(panel.getByRole("link", { name: /^View all/ })).toHaveAttribute("href", "/admin/suggestions");
});

test("opens the translation with the suggested text by a click on an open suggestion", async () => {
  const { user } = await renderAdmin("/suggestions", { answers });
  await user.click(within(await row(/Romanization/)).getByText("The second vowel is long"));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Translation" }));
  expect(dialog.getByRole("textbox", { name: "Romanization" })).toHaveValue("Salām");
});
