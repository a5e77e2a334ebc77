import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast } from "../../testing/toast.ts";

const phrase = (id: number, english: string) => ({ id, english, slug: `phrase-${id}` });
const goodbye = phrase(3, "Goodbye");

async function openPopular(answers: ApiAnswers["phrase"]) {
  const { user } = await renderAdmin("/phrases", {
    answers: {
      category: { adminList: () => [] },
      language: { adminList: () => [] },
      phrase: {
        adminPage: () => ({ items: [], next: null, previous: null, total: 0, offset: 0 }),
        popular: () => [phrase(1, "Hello"), phrase(2, "Thank you")],
        options: ({ search }) => (search === "good" ? [goodbye] : []),
        ...answers,
      },
      activity: { undo: () => ({ success: true }) },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Popular phrases" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Popular phrases" }));
  const rows = () => dialog.getAllByRole("listitem").map((row) => row.textContent?.replace(/^\d+/, ""));
  return { user, dialog, rows };
}

test("lets an editor search, add, remove and order popular phrases, and undo that", async () => {
  const { user, dialog, rows } = await openPopular({ setPopular: () => ({ change_set_id: "8" }) });
  await user.type(dialog.getByRole("combobox", { name: "Add a phrase" }), "good");
  await user.click(await screen.findByRole("option", { name: "Goodbye" }));
  await user.click(dialog.getByRole("button", { name: "Remove Thank you" }));
  await user.click(dialog.getByRole("button", { name: "Move Goodbye up" }));
  expect(rows()).toEqual(["Goodbye", "Hello"]);
  expect(screen.getByText("Goodbye is now 1 of 2.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Save order" }));
  await screen.findByText("Popular phrases saved");
  expect(callsOf("phrase.setPopular")).toEqual([{ ids: [3, 1], before: [1, 2] }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expectToast("Change undoneThe change was successfully undone.");
  expect(callsOf("activity.undo")).toEqual([{ change_set_id: "8" }]);
});

test("keeps an order that could not be saved, and asks before it is discarded", async () => {
  const { user, dialog, rows } = await openPopular({
    setPopular: failsWith(409, "Someone else changed the popular phrases meanwhile."),
  });
  await user.click(dialog.getByRole("button", { name: "Move Thank you up" }));
  await user.click(dialog.getByRole("button", { name: "Save order" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(
    "Someone else changed the popular phrases meanwhile.",
  );
  expect(rows()).toEqual(["Thank you", "Hello"]);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("dialog", { name: "Discard your changes?" })).toBeInTheDocument();
});

test("closes without saving an order that is as it was", async () => {
  const { user, dialog } = await openPopular({ setPopular: () => ({ change_set_id: null }) });
  await user.click(dialog.getByRole("button", { name: "Move Thank you up" }));
  await user.click(dialog.getByRole("button", { name: "Move Thank you down" }));
  await user.click(dialog.getByRole("button", { name: "Save order" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("phrase.setPopular")).toEqual([]);
  expect(screen.queryByText("Popular phrases saved")).toBeNull();
});
