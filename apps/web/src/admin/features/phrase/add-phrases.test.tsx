import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, goodbye, greetings, hello, numbers } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const answers = {
  phrase: { adminPage: () => ({ items: [hello], next: null, previous: null, total: 1, offset: 0 }) },
  category: { adminList: () => [greetings, numbers] },
  language: { adminList: () => [farsi] },
};
const english = () => screen.getByRole("textbox", { name: "English" });

test("adds several phrases of a category one after the other, without leaving the dialog", async () => {
  const { user } = await renderAdmin("/phrases/new?category=4", { answers });
  answerApi({ phrase: { create: ({ english: text }) => ({ ...goodbye, english: text }) } });
  const form = await screen.findByRole("dialog", { name: "Add Phrase" });
  await user.click(within(form).getByRole("checkbox", { name: /^Keep open to add another/ }));
  await paste(user, english(), "Twelve");
  await user.type(
    within(form).getByRole("combobox", { name: "Other ways to say it" }),
    "a dozen{Enter}{Control>}{Enter}{/Control}",
  );
  await expect.poll(() => callsOf("phrase.create")).toHaveLength(1);
  await expectFocus(english);
  expect(english()).toHaveValue("");
  expect(within(form).getByDisplayValue("Numbers")).toBeVisible();
  expect(within(form).queryByText("a dozen")).toBeNull();

  await user.keyboard("Thirteen{Control>}{Enter}{/Control}");
  await expect.poll(() => callsOf("phrase.create")).toHaveLength(2);
  expect(callsOf("phrase.create")).toEqual([
    { english: "Twelve", category_id: 4, intents: ["a dozen"], related_phrase_ids: [] },
    { english: "Thirteen", category_id: 4, intents: [], related_phrase_ids: [] },
  ]);
  await waitFor(() => expect(english()).toHaveValue(""));
  await user.keyboard("{Escape}");
  expect(form).not.toBeInTheDocument();
});

test("shows the list of phrases when the dialog of the dashboard is closed after one was added", async () => {
  const { user, router } = await renderAdmin("/", {
    answers: { ...answers, language: { ...answers.language, coverage: () => [] } },
  });
  answerApi({ phrase: { create: ({ english: text }) => ({ ...goodbye, english: text }) } });
  await user.click(await screen.findByRole("link", { name: "Add Phrase" }));
  const form = await screen.findByRole("dialog", { name: "Add Phrase" });
  await user.click(within(form).getByRole("checkbox", { name: /^Keep open to add another/ }));
  await user.click(within(form).getByRole("combobox", { name: "Category" }));
  await user.click(await screen.findByRole("option", { name: "Numbers" }));
  await paste(user, english(), "Twelve");
  await user.click(within(form).getByRole("button", { name: "Add Phrase" }));
  await waitFor(() => expect(english()).toHaveValue(""));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe("/phrases");
});

test("keeps the text of a phrase whose save fails, even if another one is to be added", async () => {
  const { user } = await renderAdmin("/phrases/new?category=4", { answers });
  const create = failsWith(503, "The database is not responding.");
  answerApi({ phrase: { create } });
  const form = await screen.findByRole("dialog", { name: "Add Phrase" });
  await user.click(within(form).getByRole("checkbox", { name: /^Keep open to add another/ }));
  await paste(user, english(), "Twelve");
  await user.click(within(form).getByRole("button", { name: "Add Phrase" }));
  expect(await within(form).findByText("The database is not responding.")).toBeVisible();
  expect(english()).toHaveValue("Twelve");
});
