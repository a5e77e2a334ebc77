import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { greetings, hello } from "../../testing/content.ts";
import { paste } from "../../testing/paste.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { PHRASE_LABELS } from "./phrase-form.ts";

const page = { items: [hello], next: null, previous: null, total: 1, offset: 0 };
const answers = {
  phrase: { adminPage: () => page, options: () => [] },
  category: { adminList: () => [greetings] },
  language: { adminList: () => [] },
};

test("the dialog of a phrase has an input for every field", async () => {
  await renderAdmin("/phrases?edit=1", { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
  for (const label of Object.values(PHRASE_LABELS)) {
    expect(form.queryAllByLabelText(new RegExp(`^${label}\\b`)), label).not.toEqual([]);
  }
});

test("shows the error of one of the other ways to say it beside their field, and ignores an entry of only spaces", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
  const intents = form.getByRole("combobox", { name: "Other ways to say it" });
  await user.type(intents, " {Tab}");
  expect(form.queryByRole("button", { name: "Remove" })).toBeNull();
  await paste(user, intents, "?!");
  await user.keyboard("{Enter}");
  await user.click(form.getByRole("button", { name: "Update Phrase" }));
  await expectFocus(() => intents);
  expect(intents).toBeInvalid();
  expect(callsOf("phrase.update")).toEqual([]);
});

test("names the invalid one of the other ways to say it, and takes its error away with it", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
  const intents = form.getByRole("combobox", { name: "Other ways to say it" });
  const long = `can i get the check please ${"x".repeat(70)}`;
  await paste(user, intents, `say hi,${long},`);
  await user.click(form.getByRole("button", { name: "Update Phrase" }));
  expect(intents).toBeInvalid();
  expect(intents).toHaveAccessibleDescription(/“can i get the check plea…”: Use at most 80 characters/);
  await user.click(form.getByRole("button", { name: `Remove ${long}` }));
  expect(intents).toBeValid();
});

test("makes a way to say it of each line of a pasted column", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const form = within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
  await paste(
    user,
    form.getByRole("combobox", { name: "Other ways to say it" }),
    "say hi\r\ngreet\nhey there",
  );
  for (const text of ["say hi", "greet", "hey there"]) {
    expect(form.getByRole("button", { name: `Remove ${text}` })).toBeVisible();
  }
});

test("says that the phrase of a link was deleted", async () => {
  const adminGet = failsWith(404, "Phrase Not Found");
  await renderAdmin("/phrases?edit=99", { answers: { ...answers, phrase: { ...answers.phrase, adminGet } } });
  const form = within(await screen.findByRole("dialog", { name: "Edit Phrase" }));
  expect(form.getByRole("alert")).toHaveTextContent("Phrase Not Found");
});
