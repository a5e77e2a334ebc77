import type { SearchGroup } from "@saywhere/validators/search/search-result";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchGroup, searchHit, searchResult } from "../../testing/search.ts";

const answer = (text: string, groups: SearchGroup[]) => ({
  language: { list: () => [farsi] },
  category: { list: () => [] },
  search: { result: () => searchResult({ text, groups }) },
});

test("separates phrases that only sound like the query from those that mean it", async () => {
  const text = "Hôm nay";
  const parts = [{ start: 0, end: text.length }];
  const match = { field: "native_text" as const, text, parts, sounds_like: true as const };
  const sounding = searchGroup([searchHit("Today", farsi, { native_text: text, match })], { match: null });
  const meant = searchGroup([searchHit("Thank you", farsi)]);
  await renderApp("/search?q=hom", answer("hom", [meant, sounding]));
  const results = within(screen.getByRole("list", { name: "Results" }));
  expect(results.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Thank you"]);
  expect(screen.getByText("1 phrase")).toBeVisible();
  const guesses = within(screen.getByRole("region", { name: "Sounds like “hom”" }));
  expect(guesses.getByRole("heading", { level: 2 })).toHaveTextContent("Sounds like “hom”");
  expect(guesses.getByRole("heading", { level: 3 })).toHaveTextContent("Today");
  expect(guesses.getByText(text, { selector: "mark" })).toBeVisible();
});

test("announces that only phrases were found that sound like the query", async () => {
  const match = { field: "variant" as const, text: "Hom", parts: [], sounds_like: true as const };
  const groups = [searchGroup([searchHit("Today", farsi, { match })], { match: null })];
  await renderApp("/search?q=chimney", answer("chimney", groups));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Results for “chimney”: 1 phrase sounds like it",
  );
  expect(screen.queryByRole("list", { name: "Results" })).not.toBeInTheDocument();
  expect(screen.getByText("sounds like").parentElement).toHaveTextContent(/^sounds like .*Hom$/);
});
