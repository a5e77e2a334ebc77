import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { MISSING, openGrid, phraseRow } from "../testing/open-grid.ts";

const field = (english: string) => screen.findByRole("textbox", { name: `Native text of “${english}”` });
const rowOf = (english: string) => within(screen.getByRole("group", { name: english }));

/** Opens a grid whose first page has this row, and whose second page arrives when the test says so. */
async function openFirstPage(row: GridRow) {
  const second = Promise.withResolvers<{ items: GridRow[]; next: null }>();
  const { user } = await openGrid({
    translationGrid: {
      page: ({ after }) => (after ? second.promise : { items: [row], next: "cursor" }),
      row: ({ phrase_id }) => phraseRow(phrase_id, "Buenos días"),
    },
  });
  await field("Good morning");
  await expect.poll(() => callsOf("translationGrid.page").at(-1)).toMatchObject({ after: "cursor" });
  return { user, arrive: () => second.resolve({ items: MISSING.slice(1), next: null }) };
}

test("loads the next page near the end of the rows, and Enter goes on to it", async () => {
  const { user, arrive } = await openFirstPage(phraseRow(1));
  await expectFocus(() => field("Good morning"));
  await user.keyboard("Buenos días{Enter}");
  expect(await rowOf("Good morning").findByText("Saved")).toBeInTheDocument();
  arrive();
  await expectFocus(() => field("Good night"));
  expect(await field("Good morning")).toHaveValue("Buenos días");
  expect(rowOf("Good morning").getByText("Saved")).toBeInTheDocument();
});

test("keeps a row missing if its translation was deleted while the next page was loading", async () => {
  const { user, arrive } = await openFirstPage(phraseRow(1, "Buenos días"));
  answerApi({
    translation: { delete: () => ({ success: true }) },
    translationGrid: { row: ({ phrase_id }) => phraseRow(phrase_id) },
  });
  await user.click(screen.getByRole("button", { name: "Delete Good morning in Spanish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Translation" }));
  await user.click(dialog.getByRole("button", { name: "Delete Translation" }));
  expect(await rowOf("Good morning").findByText("Missing")).toBeInTheDocument();
  arrive();
  await field("Good night");
  expect(rowOf("Good morning").getByText("Missing")).toBeInTheDocument();
  expect(await field("Good morning")).toHaveValue("");
});

test("shows a saved row as reloaded pages have it", async () => {
  const { user, router } = await openGrid();
  await expectFocus(() => field("Good morning"));
  await user.keyboard("Buenos días{Enter}");
  expect(await rowOf("Good morning").findByText("Saved")).toBeInTheDocument();
  await expect.poll(() => callsOf("translationGrid.row")).toHaveLength(1);
  expect(await field("Good morning")).toHaveValue("stored");
  // Another editor has deleted it.
  await act(() => router.options.context.queryClient.invalidateQueries());
  expect(await rowOf("Good morning").findByText("Missing")).toBeInTheDocument();
});
