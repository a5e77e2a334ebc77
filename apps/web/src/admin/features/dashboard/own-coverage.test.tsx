import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { languageCoverage } from "../../testing/dashboard.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

const many = Array.from({ length: 12 }, (_, index) =>
  languageCoverage(index + 1, `Language ${String(index + 1).padStart(2, "0")}`, { translated: 120 - index }),
);

test("lists the languages of an editor who is limited to some before the others, however they are sorted", async () => {
  const me = { ...editor, language_ids: [1, 2] };
  const { user } = await renderAdmin("/", { me, answers: { language: { coverage: () => many } } });
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
