import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { manyLanguages } from "../../testing/dashboard.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test("lists the languages of an editor who is limited to some before the others, however they are sorted", async () => {
  const me = { ...editor, language_ids: [1, 2] };
  const { user } = await renderAdmin("/", { me, answers: { language: { coverage: () => manyLanguages } } });
  const table = within(screen.getByRole("table", { name: "Coverage of each language" }));
  const firstThree = () =>
    table
      .getAllByRole("rowheader")
      .slice(0, 3)
      .map((cell) => cell.textContent);
  await table.findByText("Language 01");
  expect(firstThree()).toEqual(["Language 02", "Language 01", "Language 12"]);
  await user.click(table.getByRole("button", { name: "Language" }));
  await expect.poll(firstThree).toEqual(["Language 01", "Language 02", "Language 03"]);
  await user.click(table.getByRole("button", { name: "Language" }));
  await expect.poll(firstThree).toEqual(["Language 02", "Language 01", "Language 12"]);
});
