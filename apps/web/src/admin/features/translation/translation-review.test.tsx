import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { editor } from "../../testing/people.ts";
import { expectToast } from "../../testing/toast.ts";
import { toGridRow } from "./grid/grid-row.ts";
import { choices, openList } from "./testing/open-list.ts";
import { farsi, row, spanish, stored } from "./testing/rows.ts";

const inReview = row(farsi, { id: 101, needs_review: true });
const reviewed = row(spanish, { id: 102 });
const translator = { ...editor, can_review: false };

test("shows which translations need a review, and a reviewer marks one as reviewed", async () => {
  const saved = Promise.withResolvers<{ count: number; change_set_id: string }>();
  const { user } = await openList([inReview, reviewed], "/translations?show=review", {
    translation: { reviewSelected: () => saved.promise },
  });
  expect(await screen.findByRole("row", { name: /^Farsi/ })).toHaveTextContent("Needs review");
  expect(screen.getByRole("row", { name: /^Spanish/ })).not.toHaveTextContent("Needs review");
  expect(callsOf("translation.page")).toMatchObject([{ show: "review" }]);
  expect(screen.queryByRole("button", { name: "Mark Hello in Spanish as reviewed" })).not.toBeInTheDocument();
  const mark = screen.getByRole("button", { name: "Mark Hello in Farsi as reviewed" });
  await user.click(mark);
  await waitFor(() => expect(mark).toHaveAttribute("aria-disabled", "true"));
  // The second click would be of a translation that the first one has changed.
  await user.click(mark);
  saved.resolve({ count: 1, change_set_id: "7" });
  expect(await screen.findByText("Marked as reviewed")).toBeInTheDocument();
  expect(callsOf("translation.reviewSelected")).toEqual([{ records: [{ id: 101, version: 5 }] }]);
  await expect.poll(() => callsOf("translation.page").length).toBeGreaterThan(1);
});

test("says that someone else saved the translation that is marked as reviewed, and shows it as it is now", async () => {
  const { user } = await openList([inReview], "/translations?show=review");
  await screen.findByRole("row", { name: /^Farsi/ });
  const translations = [row(farsi, { id: 101, needs_review: true, native_text: "درود", version: 6 })];
  answerApi({
    translation: {
      page: () => ({ items: translations, next: null, previous: null, total: 1, offset: 0 }),
      reviewSelected: ({ records }) => {
        if (records[0]?.version === 6) return { count: 1, change_set_id: "7" };
        const issues = [{ path: ["records", 0], message: "Someone else changed it after you selected it" }];
        throw new ApiFailure(409, "One of the 1 translations was changed", { issues });
      },
    },
  });
  const mark = () => user.click(screen.getByRole("button", { name: "Mark Hello in Farsi as reviewed" }));
  await mark();
  await expectToast("Failed to mark translation as reviewed. Someone else has changed or deleted it.");
  expect(await screen.findByText("درود")).toBeInTheDocument();
  await mark();
  await expectToast("The translation no longer needs a review.");
});

test("a reviewer marks the selected translations as reviewed", async () => {
  const { user } = await openList([inReview, reviewed], "/translations", {
    translation: { reviewSelected: () => ({ count: 1, change_set_id: "7" }) },
  });
  await screen.findByRole("row", { name: /^Farsi/ });
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(await screen.findByRole("button", { name: "Mark reviewed" }));
  expect(await screen.findByText("Translations marked as reviewed")).toBeInTheDocument();
  expect(callsOf("translation.reviewSelected")).toEqual([
    {
      records: [
        { id: 101, version: 5 },
        { id: 102, version: 5 },
      ],
    },
  ]);
});

test("shows which rows of the grid of a language need a review, and only these on demand", async () => {
  const { router } = await openList([], "/translations/grid?language=3&show=review", {
    language: { ...choices.language, coverage: () => [] },
    translationGrid: { page: () => ({ items: [toGridRow(inReview)], next: null }) },
  });
  const grid = await screen.findByRole("group", { name: "Hello" });
  expect(within(grid).getByText("Needs review")).toBeInTheDocument();
  expect(callsOf("translationGrid.page")).toMatchObject([{ show: "review" }]);
  expect(screen.getByRole("combobox", { name: "Show" })).toHaveValue("Needs review");
  expect(router.state.location.search).toMatchObject({ show: "review" });
});

test("a row of the grid of a language that was marked as reviewed shows that, and is saved from then on", async () => {
  const { user } = await openList([], "/translations/grid?language=2&show=review", {
    language: { ...choices.language, coverage: () => [] },
    translation: {
      reviewSelected: () => ({ count: 1, change_set_id: "7" }),
      update: ({ native_text }) => stored({ native_text, version: 7 }),
    },
    translationGrid: {
      page: () => ({ items: [toGridRow(inReview)], next: null }),
      row: () => toGridRow(row(farsi, { id: 101, version: 6 })),
    },
  });
  const grid = within(await screen.findByRole("group", { name: "Hello" }));
  await user.click(grid.getByRole("button", { name: "Mark Hello in Farsi as reviewed" }));
  await waitFor(() => expect(grid.queryByText("Needs review")).not.toBeInTheDocument());
  expect(grid.queryByRole("button", { name: /as reviewed/ })).not.toBeInTheDocument();
  await user.type(grid.getByRole("textbox", { name: "Native text of “Hello”" }), "!{Enter}");
  expect(await grid.findByText("Saved")).toBeInTheDocument();
  expect(callsOf("translation.update")).toMatchObject([{ id: 101, version: 6 }]);
});

test("a reviewer marks a translation for review in its dialog", async () => {
  const { user } = await openList([reviewed], "/translations?edit=102", {
    translation: { update: () => stored() },
  });
  const dialog = await screen.findByRole("dialog", { name: "Edit Translation" });
  await user.click(within(dialog).getByRole("checkbox", { name: "Needs review" }));
  await user.click(within(dialog).getByRole("button", { name: "Update Translation" }));
  await expect
    .poll(() => callsOf("translation.update"))
    .toMatchObject([{ id: 102, native_text: "سلام", needs_review: true }]);
});

test("an editor whose changes need a review cannot mark translations as reviewed, and sees that they are checked", async () => {
  const { user } = await openList(
    [inReview],
    "/translations?edit=101",
    { translation: { update: () => stored() } },
    translator,
  );
  const dialog = await screen.findByRole("dialog", { name: "Edit Translation" });
  expect(within(dialog).getByText("A reviewer will check what you save.")).toBeInTheDocument();
  expect(within(dialog).queryByRole("checkbox", { name: "Needs review" })).not.toBeInTheDocument();
  await user.type(within(dialog).getByRole("textbox", { name: "Usage Notes" }), "Greeting");
  await user.click(within(dialog).getByRole("button", { name: "Update Translation" }));
  await expect
    .poll(() => callsOf("translation.update"))
    .toMatchObject([{ id: 101, usage_notes: "Greeting" }]);
  expect(callsOf("translation.update")[0]).not.toHaveProperty("needs_review");
  expect(screen.queryByRole("button", { name: /as reviewed$/, hidden: true })).not.toBeInTheDocument();
});
