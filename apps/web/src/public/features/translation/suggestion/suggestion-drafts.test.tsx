import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi } from "../../../../testing/api.ts";
import { SUGGESTION_DRAFTS_KEY } from "./suggestion-drafts.ts";
import { fillIn, nextId, openSuggestionForm } from "./testing/open-suggestion-form.ts";

const storedDrafts = () => JSON.parse(localStorage.getItem(SUGGESTION_DRAFTS_KEY) ?? "{}");
const typed = () => screen.findByRole("textbox", { name: "What should it say?" });

test("stores a draft on the device until it is sent", async () => {
  answerApi({ suggestion: { create: () => ({ success: true }) } });
  const { id, user, form } = await openSuggestionForm();
  await fillIn({ user, form });
  expect(storedDrafts()[id]).toMatchObject({ field: "romanization", suggested: "Dorud" });
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  await form.findByRole("status");
  expect(storedDrafts()).not.toHaveProperty(String(id));
});

test.each([
  ["what was typed before the page was loaded again", '{"field":"other","suggested":"Dorud"}', "Dorud"],
  ["an empty form where a field was edited by hand", '{"suggested":1}', ""],
])("shows %s", async (_, draft, suggested) => {
  localStorage.setItem(SUGGESTION_DRAFTS_KEY, `{"${nextId()}":${draft}}`);
  await openSuggestionForm();
  expect(await typed()).toHaveValue(suggested);
});

test("discards a draft on request, and restores it", async () => {
  const { id, user, open, form } = await openSuggestionForm();
  await fillIn({ user, form });
  await user.click(form.getByRole("button", { name: "Discard" }));
  expect(storedDrafts()).not.toHaveProperty(String(id));
  await user.click(open);
  expect(await typed()).toHaveValue("");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await user.click(open);
  expect(await typed()).toHaveValue("Dorud");
});

test("does not overwrite what was typed after a draft was discarded", async () => {
  const { user, open, form } = await openSuggestionForm();
  await fillIn({ user, form });
  await user.click(form.getByRole("button", { name: "Discard" }));
  await user.click(open);
  await user.type(await typed(), "Salam");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Nothing was restored")).toBeVisible();
  await user.click(open);
  expect(await typed()).toHaveValue("Salam");
});

test("does not store the field that only programs fill in", async () => {
  const { id, form } = await openSuggestionForm();
  fireEvent.change(form.getByLabelText("Website"), { target: { value: "https://example.test" } });
  expect(form.queryByRole("button", { name: "Discard" })).toBeNull();
  expect(storedDrafts()).not.toHaveProperty(String(id));
});

test("keeps a draft until the page is closed where the browser blocks storage", async () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockThrow(new Error("The quota has been exceeded"));
  const { user, open, form } = await openSuggestionForm();
  await fillIn({ user, form });
  await user.click(form.getByRole("button", { name: "Close" }));
  await user.click(open);
  expect(await typed()).toHaveValue("Dorud");
  // Storage works again, so that nothing is held for the next test.
  blocked.mockRestore();
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(storedDrafts()).toEqual({});
});
