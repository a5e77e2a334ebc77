import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { openGrid, phraseRow } from "../testing/open-grid.ts";

const openDialog = async (user: UserEvent, english: string) => {
  await user.click(await screen.findByRole("button", { name: `Delete ${english} in Spanish` }));
  return within(await screen.findByRole("dialog", { name: "Delete Translation" }));
};
const closeDialog = async (user: UserEvent, english: string) => {
  await user.click((await openDialog(user, english)).getByRole("button", { name: "Cancel" }));
};

test("reads the last ten rows with a dialog again after a write, and restores a deleted one among them on Undo", async () => {
  const shown = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((id) => phraseRow(id, `Texto ${id}`));
  const { user } = await openGrid({
    translationGrid: {
      page: () => ({ items: shown, next: null }),
      row: ({ phrase_id }) => phraseRow(phrase_id, `Texto ${phrase_id}`),
    },
  });
  for (const { phrase } of shown.slice(0, 10)) await closeDialog(user, phrase.english);
  answerApi({
    translation: { delete: () => ({ success: true }) },
    activity: { undoDelete: () => ({ success: true }) },
  });
  // The row whose dialog was the first one, and is the last one now.
  const dialog = await openDialog(user, "Phrase 4");
  answerApi({
    translationGrid: {
      row: ({ phrase_id }) => phraseRow(phrase_id, phrase_id === 4 ? undefined : `Texto ${phrase_id}`),
    },
  });
  await user.click(dialog.getByRole("button", { name: "Delete Translation" }));
  const row = within(screen.getByRole("group", { name: "Phrase 4" }));
  expect(await row.findByText("Missing")).toBeInTheDocument();
  await closeDialog(user, "Phrase 14");

  answerApi({ translationGrid: { row: ({ phrase_id }) => phraseRow(phrase_id, `Texto ${phrase_id}`) } });
  const before = callsOf("translationGrid.row").length;
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await row.findByDisplayValue("Texto 4")).toBeInTheDocument();
  const read = callsOf("translationGrid.row").slice(before) as { phrase_id: number }[];
  expect(read.map(({ phrase_id }) => phrase_id).toSorted((a, b) => a - b)).toEqual([
    4, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ]);
});
