import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../../testing/api.ts";
import { farsi, hello } from "../../../testing/content.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";
import { stored } from "../../translation/testing/rows.ts";

const translation = stored({ id: 102, language_id: farsi.id, phrase_id: 2 });
const row = { language: farsi, phrase: { ...hello, id: 2 }, translation, warnings: [], open_comments: 0 };
const found = { items: [row], next: null, previous: null, total: 1, offset: 0 };

const answers: ApiAnswers = {
  language: { adminList: () => [farsi], glossary: () => [] },
  category: { adminList: () => [] },
  task: { list: () => [] },
  phrase: {
    adminGet: () => hello,
    options: () => [
      { id: 1, english: "Oh, hello", slug: "oh-hello" },
      { id: 2, english: "Hello", slug: "hello" },
    ],
  },
  translation: { page: () => found, sameText: () => [], similar: () => [] },
  comment: { list: () => [] },
};

/** Chooses "Hello in Farsi (Persian)", the first option, in the palette. */
async function chooseTranslation() {
  const admin = await renderAdmin("/", { answers });
  await screen.findByRole("heading", { level: 1 });
  await admin.user.keyboard("{Control>}k{/Control}");
  await admin.user.type(
    within(await screen.findByRole("dialog", { name: "Search" })).getByRole("combobox"),
    "hello in farsi",
  );
  await screen.findByRole("option", { name: "Hello in Farsi (Persian)" });
  const options = screen.getAllByRole("option").map((option) => option.textContent);
  return { ...admin, options, choose: () => admin.user.keyboard("{Enter}") };
}

test("finds a translation by its phrase and language, first the phrase that is the text, and opens its dialog", async () => {
  const { router, options, choose } = await chooseTranslation();
  // Before the phrases that the whole query finds.
  expect(options.slice(0, 2)).toEqual(["Hello in Farsi (Persian)", "Oh, hello in Farsi (Persian)"]);
  expect(callsOf("phrase.options")).toContainEqual({ search: "hello" });
  await choose();
  await expect.poll(() => router.state.location.href).toBe("/translations?language=2&phrase=2&edit=102");
  expect(await screen.findByRole("dialog", { name: "Edit Translation" })).toBeInTheDocument();
});

/** Chooses it while the server is slow. */
async function chooseSlowTranslation() {
  const { user, router, choose } = await chooseTranslation();
  const answer = Promise.withResolvers<typeof found>();
  answerApi({ translation: { page: () => answer.promise } });
  await choose();
  await expect.poll(() => router.state.location.href).toBe("/translations?language=2&phrase=2");
  const arrive = async () => {
    answer.resolve(found);
    await expect.poll(() => router.options.context.queryClient.isFetching()).toBe(0);
    // Navigation begins in this turn.
    await act(async () => {});
  };
  return { user, router, arrive };
}

test("does not return from another screen to the dialog of a translation that is found late", async () => {
  const { router, arrive } = await chooseSlowTranslation();
  await act(() => router.navigate({ to: "/categories" }));
  await arrive();
  expect(router.state.location.href).toBe("/categories");
});

test("does not replace a dialog by the one of a translation that is found late", async () => {
  const { user, router, arrive } = await chooseSlowTranslation();
  await user.keyboard("{Shift>}?{/Shift}");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await arrive();
  expect(router.state.location.href).toBe("/translations?language=2&phrase=2");
});
