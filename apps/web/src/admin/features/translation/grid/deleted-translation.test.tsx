import type { TranslationRow } from "@saywhere/validators/content/translation";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { openGrid, phraseRow } from "../testing/open-grid.ts";
import { native, openPhrase } from "../testing/open-phrase.ts";
import { hello, row, spanish, stored } from "../testing/rows.ts";

const gone = failsWith(404, "There is no such translation");

const ofPhrase = (shown: TranslationRow) => ({ ofPhrase: () => ({ phrase: hello, rows: [shown] }) });

/** Types into “Hola” in the grid of a phrase, and saves it when this is what is stored by now. */
async function saveOver(now: TranslationRow) {
  const { user } = await openPhrase({
    update: gone,
    create: ({ native_text }) => stored({ id: 200, language_id: 3, native_text, romanization: null }),
  });
  const field = await native("Spanish");
  answerApi({ translation: ofPhrase(now) });
  await user.type(field, "!{Enter}");
  return { user, field, shown: within(screen.getByRole("group", { name: "Spanish" })) };
}

test("adds what was typed in a row whose translation another user has deleted", async () => {
  const { user, field, shown } = await saveOver(row(spanish, null));
  expect(await shown.findByRole("alert")).toHaveTextContent(
    "Someone else has deleted this translation. Save adds it again.",
  );
  expect(field).toHaveValue("Hola!");
  // The row is read before the alert appears, but may be rendered after it.
  expect(await shown.findByRole("button", { name: "Add Hello in Spanish" })).toBeInTheDocument();
  answerApi({ translation: ofPhrase(row(spanish, { id: 200, native_text: "Hola!", romanization: null })) });
  await user.click(shown.getByRole("button", { name: "Save Hello in Spanish" }));
  expect(await shown.findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.create")).toEqual([
    { language_id: 3, phrase_id: 11, native_text: "Hola!", romanization: null },
  ]);
});

test("shows a row as missing whose saved translation was deleted", async () => {
  const { user, shown } = await saveOver(row(spanish, null));
  await shown.findByRole("alert");
  // Another user deletes it again before the row is read.
  await user.click(shown.getByRole("button", { name: "Save Hello in Spanish" }));
  await expect.poll(() => callsOf("translation.create")).toHaveLength(1);
  expect(await shown.findByText("Missing")).toBeInTheDocument();
  expect(shown.queryByText("Saved")).toBeNull();
});

test("compares a row whose translation another user has deleted and added again", async () => {
  const { field, shown } = await saveOver(
    row(spanish, { id: 200, native_text: "Buenas", romanization: null }),
  );
  expect(await shown.findByText(/has saved a different text/)).toBeInTheDocument();
  expect(field).toHaveValue("Hola!");
});

test("shows a phrase of a language as missing whose translation another user has deleted", async () => {
  const { user } = await openGrid({
    translationGrid: {
      page: () => ({ items: [phraseRow(1, "Buenos días"), phraseRow(2, "Buenas")], next: null }),
      row: ({ phrase_id }) => phraseRow(phrase_id),
    },
  });
  const field = await screen.findByRole("textbox", { name: "Native text of “Good night”" });
  answerApi({ translation: { update: gone } });
  await user.type(field, " noches{Enter}");
  const shown = within(screen.getByRole("group", { name: "Good night" }));
  expect(await shown.findByRole("button", { name: "Add Good night in Spanish" })).toBeInTheDocument();
  expect(field).toHaveValue("Buenas noches");
});
