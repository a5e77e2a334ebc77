import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { japanese } from "../../../testing/languages.ts";
import { readSavedPhrases, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { createSheet, readSheets } from "../../lib/sheets/sheets.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { linkHash } from "./sheet-link.ts";

const hello = phraseEntry("Hello", japanese);
const thanks = phraseEntry("Thank you", japanese);
const details = { pronunciation_guide: null, usage_notes: null, audio_url: null };
const hash = linkHash({
  name: "Dinner",
  phrases: [hello, thanks].map(({ phrase }) => ({ language: "japanese", phrase: phrase.slug })),
});

const open = () =>
  renderApp(`/saved${hash}`, {
    sheet: { entries: () => [hello, thanks].map((entry) => ({ ...entry, ...details })) },
  });
const save = () => screen.findByRole("button", { name: "Save This Sheet" });
const openAgain = () =>
  act(async () => {
    location.hash = hash;
  });
const names = () => readSheets().sheets.map(({ name }) => name);

test("a shared sheet that was saved links to it in place of saving it again", async () => {
  const { user } = await open();
  await user.click(await save());
  await expectFocus(() => screen.getByRole("main"));
  await openAgain();
  expect(await screen.findByText(/It is saved on this device as “Dinner”\.$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save This Sheet" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Open My Sheet" }));
  expect(await screen.findByRole("button", { name: "Delete Sheet" })).toBeVisible();
  await expectFocus(() => screen.getByRole("main"));
  expect(names()).toEqual(["Dinner"]);
});

test("a shared sheet is found under the name that it has beside another one", async () => {
  createSheet("Dinner");
  const { user } = await open();
  await user.click(await save());
  await openAgain();
  expect(await screen.findByText(/It is saved on this device as “Dinner \(2\)”\.$/)).toBeVisible();
  expect(names()).toEqual(["Dinner", "Dinner (2)"]);
});

test("saving a shared sheet brings back what was removed since, in the same sheet", async () => {
  const { user } = await open();
  await user.click(await save());
  writeSavedPhrases(readSavedPhrases().slice(1));
  await openAgain();
  await user.click(await save());
  expect(await screen.findByRole("button", { name: "Delete Sheet" })).toBeVisible();
  expect(readSavedPhrases()).toHaveLength(2);
  expect(names()).toEqual(["Dinner"]);
});
