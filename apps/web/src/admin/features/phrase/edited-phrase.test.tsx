import type { AdminPhrasePage } from "@saywhere/validators/content/phrase";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { farsi, goodbye, greetings, hello } from "../../testing/content.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { savedByGrace } from "../../testing/saved-by-grace.ts";
import { expectToast, toastButton } from "../../testing/toast.ts";

const page: AdminPhrasePage = { items: [hello, goodbye], next: null, previous: null, total: 2, offset: 0 };
const answers = {
  phrase: { adminPage: () => page, options: () => [] },
  category: { adminList: () => [greetings] },
  language: { adminList: () => [farsi] },
};
const dialog = (name: string) => screen.findByRole("dialog", { name });
const english = () => screen.getByRole("textbox", { name: "English" });

test("loads a phrase of another page for its dialog", async () => {
  const thanks = { ...goodbye, id: 77, english: "Thank you" };
  await renderAdmin("/phrases?edit=77", {
    answers: { ...answers, phrase: { ...answers.phrase, adminGet: () => thanks } },
  });
  await dialog("Edit Phrase");
  expect(english()).toHaveValue("Thank you");
  await expect.poll(() => callsOf("phrase.adminGet")).toEqual([{ id: 77 }]);
});

test("keeps what is typed when the phrase leaves the page behind its dialog", async () => {
  const { user } = await renderAdmin("/phrases", { answers });
  answerApi({
    phrase: { delete: () => ({ success: true }) },
    activity: { undoDelete: () => ({ success: true }) },
  });
  await user.click(await screen.findByRole("button", { name: "Delete Goodbye" }));
  await user.click(within(await dialog("Delete Phrase")).getByRole("button", { name: "Delete Phrase" }));
  const undo = await toastButton("Undo");
  await user.click(await screen.findByRole("button", { name: "Edit Hello" }));
  await dialog("Edit Phrase");
  await user.type(english(), " there");
  const read = Promise.withResolvers<typeof hello>();
  answerApi({ phrase: { adminPage: () => ({ ...page, items: [goodbye] }), adminGet: () => read.promise } });
  await user.click(undo);
  await expect.poll(() => callsOf("phrase.adminGet")).toEqual([{ id: 1 }]);
  expect(english()).toHaveValue("Hello there");
  read.resolve({ ...hello, version: 3 });
  await expectToast("Phrase restored");
  expect(english()).toHaveValue("Hello there");
});

test("shows the reason instead of asking to try again if the phrase was deleted meanwhile", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const form = within(await dialog("Edit Phrase"));
  await user.type(english(), " there");
  answerApi({ phrase: { update: failsWith(503, "The database is not responding.") } });
  await user.click(form.getByRole("button", { name: "Update Phrase" }));
  await expectToast("Failed to update phrase. Please try again.");
  expect(await form.findByRole("alert")).toHaveTextContent("The database is not responding.");
  const gone = "There is no such phrase. It may have been deleted.";
  answerApi({ phrase: { update: failsWith(404, gone) } });
  await user.click(form.getByRole("button", { name: "Update Phrase" }));
  await expectToast(`Failed to update phrase. ${gone}`);
  expect(await form.findByRole("alert")).toHaveTextContent(gone);
  expect(english()).toHaveValue("Hello there");
});

test("compares the slug that the field showed with the one that another editor saved", async () => {
  const { user } = await renderAdmin("/phrases?edit=1", { answers });
  const current = { ...hello, version: 7, slug: "hi" };
  answerApi({ phrase: { update: savedByGrace(current, () => hello) } });
  await dialog("Edit Phrase");
  await user.type(english(), " there");
  expect(screen.getByRole("textbox", { name: "Slug" })).toHaveValue("hello-there");
  await user.click(screen.getByRole("button", { name: "Update Phrase" }));
  const question = within(await dialog("Someone else saved this"));
  const slug = within(question.getByRole("group", { name: /^Slug/ }));
  const mine = slug.getByRole("radio", { name: "Yours" });
  expect(mine).toHaveAccessibleDescription("hello-there");
  await user.click(mine);
  await user.click(question.getByRole("button", { name: "Save chosen" }));
  await expect
    .poll(() => callsOf("phrase.update").at(-1))
    .toMatchObject({ version: 7, english: "Hello there", slug: "hello-there" });
});

/** A conflict whose chosen values are being saved. */
async function saveChosen() {
  const saved = Promise.withResolvers<typeof hello>();
  const { user, router } = await renderAdmin("/phrases?edit=1", { answers });
  const current = { ...hello, version: 7, english: "Hi" };
  answerApi({ phrase: { update: savedByGrace(current, () => saved.promise) } });
  await dialog("Edit Phrase");
  await user.type(english(), " there");
  await user.click(screen.getByRole("button", { name: "Update Phrase" }));
  const question = within(await dialog("Someone else saved this"));
  const name = within(question.getByRole("group", { name: /^English/ }));
  await user.click(name.getByRole("radio", { name: "Yours" }));
  await user.click(question.getByRole("button", { name: "Save chosen" }));
  await expect.poll(() => callsOf("phrase.update")).toHaveLength(2);
  return { user, router, save: () => act(async () => saved.resolve(hello)) };
}

test("keeps the conflict open while the chosen values are saved, so that nothing is typed that would be lost", async () => {
  const { user, save } = await saveChosen();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Someone else saved this" })).toBeVisible();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("does not return to the list when the editor left a conflict while it was saved", async () => {
  const { user, router, save } = await saveChosen();
  act(() => void router.navigate({ to: "/categories" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await expect.poll(() => router.state.location.pathname).toBe("/categories");
  await save();
  expect(router.state.location.pathname).toBe("/categories");
});
