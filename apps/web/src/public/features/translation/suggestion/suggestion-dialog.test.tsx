import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf, setOnline } from "../../../../testing/api.ts";
import { ApiFailure } from "../../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../../testing/console-errors.ts";
import { settings } from "../../../testing/fixtures.ts";
import { helloInFarsi } from "../../../testing/phrase-detail.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { fillIn, openSuggestionForm } from "./testing/open-suggestion-form.ts";

const NOT_STORED = /The suggestion was not stored/;

test("sends a suggestion without the text of the trap field, and says what happens next", async () => {
  answerApi({ suggestion: { create: () => ({ success: true }) } });
  const { id, user, open, form } = await openSuggestionForm();
  await user.selectOptions(form.getByRole("combobox", { name: "What is wrong?" }), "Romanization");
  const current = form.getByText("Salām");
  expect(current.parentElement).toHaveTextContent("Now: Salām");
  expect(current).toHaveAttribute("lang", "fa-Latn");
  await user.type(form.getByRole("textbox", { name: "What should it say?" }), "Salam");
  await user.type(form.getByRole("textbox", { name: "Why? (optional)" }), "It is short");
  await user.type(form.getByRole("textbox", { name: "Your name (optional)" }), "Ada");
  await user.click(form.getByRole("checkbox", { name: "Thank me by name on this page" }));
  await user.type(form.getByRole("textbox", { name: "Your e-mail address (optional)" }), "ada@example.org");
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  expect(await form.findByRole("status")).toHaveTextContent(/^Thank you\. An editor will look at/);
  expect(callsOf("suggestion.create")).toEqual([
    {
      translation_id: id,
      field: "romanization",
      suggested: "Salam",
      why: "It is short",
      name: "Ada",
      thank: true,
      email: "ada@example.org",
      website: "",
      seconds: expect.any(Number),
    },
  ]);
  const done = form.getByRole("button", { name: "Done" });
  await expect.poll(() => document.activeElement).toBe(done);
  await user.click(done);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(open);
});

test("shows the native text that is to be corrected in its script and direction", async () => {
  const { user, form } = await openSuggestionForm();
  await user.selectOptions(form.getByRole("combobox", { name: "What is wrong?" }), "Native text");
  const native = form.getByText("سلام");
  expect(native).toHaveAttribute("lang", "fa");
  expect(native).toHaveAttribute("dir", "rtl");
});

test("shows the server's errors beside the fields, and focuses the first", async () => {
  expectConsoleError(NOT_STORED);
  const issues = [
    { path: ["suggested"], message: "Use at most 1,000 characters" },
    { path: ["email"], message: "Enter an e-mail address" },
  ];
  const create = () => {
    throw new ApiFailure(400, "The input is not valid", { issues });
  };
  answerApi({ suggestion: { create } });
  const { user, form } = await openSuggestionForm();
  await fillIn({ user, form });
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  const suggested = form.getByRole("textbox", { name: "What should it say?" });
  await expect.poll(() => suggested.getAttribute("aria-invalid")).toBe("true");
  expect(suggested).toHaveAccessibleDescription("Use at most 1,000 characters.");
  expect(form.getByRole("textbox", { name: /e-mail/ })).toHaveAccessibleDescription(
    "Enter an e-mail address.",
  );
  await expect.poll(() => document.activeElement).toBe(suggested);
});

test("an incomplete form is not sent, says beside its fields what is missing, and keeps what was typed", async () => {
  const { user, form } = await openSuggestionForm();
  await user.type(form.getByRole("textbox", { name: "Why? (optional)" }), "It is short");
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  const field = form.getByRole("combobox", { name: "What is wrong?" });
  expect(field).toHaveAccessibleDescription("Choose what is wrong.");
  await expect.poll(() => document.activeElement).toBe(field);
  const suggested = form.getByRole("textbox", { name: "What should it say?" });
  expect(suggested).toHaveAccessibleDescription("Enter what it should say.");
  expect(form.getByRole("textbox", { name: "Why? (optional)" })).toHaveValue("It is short");
  expect(form.queryByRole("alert")).toBeNull();
  expect(callsOf("suggestion.create")).toEqual([]);
});

test("shows an error that belongs to no field above the form", async () => {
  expectConsoleError(NOT_STORED);
  const issues = [{ path: ["seconds"], message: "This was sent too quickly" }];
  answerApi({
    suggestion: {
      create: () => {
        throw new ApiFailure(400, "The input is not valid", { issues });
      },
    },
  });
  const { user, form } = await openSuggestionForm();
  await fillIn({ user, form });
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  expect(await form.findByText("This was sent too quickly.")).toHaveRole("alert");
});

test("keeps what was typed when sending fails, and when the form is closed and opened again", async () => {
  expectConsoleError(NOT_STORED);
  const { user, open, form } = await openSuggestionForm();
  await fillIn({ user, form });
  setOnline(false);
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  expect(await form.findByRole("alert")).toHaveTextContent("Check your connection and try again.");
  expect(form.getByRole("textbox", { name: "What should it say?" })).toHaveValue("Dorud");
  await user.click(form.getByRole("button", { name: "Close" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  setOnline(true);
  await user.click(open);
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByRole("textbox", { name: "What should it say?" })).toHaveValue("Dorud");
});

/** Sends a suggestion, and closes the form before the answer. */
async function closeWhileSending(create: () => Promise<{ success: true }>) {
  answerApi({ suggestion: { create } });
  const opened = await openSuggestionForm();
  await fillIn(opened);
  await opened.user.click(opened.form.getByRole("button", { name: "Send suggestion" }));
  await opened.user.click(opened.form.getByRole("button", { name: "Close" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  return opened;
}

test("says that a suggestion was not stored when the form was closed meanwhile, and keeps it", async () => {
  expectConsoleError(NOT_STORED);
  const answer = Promise.withResolvers<{ success: true }>();
  const { user, open } = await closeWhileSending(() => answer.promise);
  answer.reject(new ApiFailure(429, "Too many attempts. Try again in 60 minutes."));
  expect(await screen.findByText("Your suggestion was not sent")).toBeVisible();
  expect(
    screen.getByText(
      /^Too many attempts\. .+ What you wrote about “Hello” is still in the form\. Open it again/,
    ),
  ).toBeVisible();
  await user.click(open);
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByRole("textbox", { name: "What should it say?" })).toHaveValue("Dorud");
});

test("a form that is opened again while its suggestion is sent does not send it twice", async () => {
  const answer = Promise.withResolvers<{ success: true }>();
  const { user, open } = await closeWhileSending(() => answer.promise);
  await user.click(open);
  const again = within(await screen.findByRole("dialog"));
  await user.click(again.getByRole("button", { name: /^Send/ }));
  expect(again.getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-disabled", "true");
  answer.resolve({ success: true });
  expect(await again.findByText(/An editor will look at/)).toBeVisible();
  expect(callsOf("suggestion.create")).toHaveLength(1);
});

test("shows the words of a refusal", async () => {
  expectConsoleError(NOT_STORED);
  const message = "Too many attempts. Try again in 60 minutes.";
  answerApi({
    suggestion: {
      create: () => {
        throw new ApiFailure(429, message);
      },
    },
  });
  const { user, form } = await openSuggestionForm();
  await fillIn({ user, form });
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  expect(await form.findByRole("alert")).toHaveTextContent(message);
});

test("a site that takes no suggestions has no button for them", async () => {
  const site = () => ({ ...settings, suggestions: "off" as const });
  answerApi({ settings: { site } });
  await renderApp("/phrases/farsi/hello", { phrase: { detail: () => helloInFarsi }, settings: { site } });
  expect(screen.getByRole("article")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Suggest a correction" })).toBeNull();
});
