import type { SearchResult } from "@saywhere/validators/search/search-result";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchGroup, searchHit, searchResult } from "../../testing/search.ts";

const refuse = () => {
  throw new ApiFailure(404);
};

test("keeps the results and shows the choice while a filter loads, but not while another search loads", async () => {
  const next = Promise.withResolvers<SearchResult>();
  const groups = [searchGroup([searchHit("Thank you", farsi)])];
  const { user } = await renderApp("/search?q=thank+you", {
    language: { list: () => [farsi], get: refuse },
    category: { list: () => [] },
    phrase: { detail: refuse, inAllLanguages: refuse },
    search: {
      result: ({ query, language }) => {
        if (language) return next.promise;
        if (query === "later") return new Promise(() => {});
        return searchResult({ text: query, groups: query === "hello" ? [] : groups });
      },
      suggestions: refuse,
    },
  });
  const inFarsi = within(screen.getByRole("navigation", { name: "Languages" })).getByText("Farsi (Persian)");
  await user.click(inFarsi);
  expect(inFarsi).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("list", { name: "Results" }).closest("[aria-busy]")).toBeVisible();
  expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
  next.resolve(searchResult({ text: "thank you", language: farsi, groups }));
  expect(await screen.findByRole("link", { name: "Remove the filter Farsi (Persian)" })).toBeVisible();
  await expectFocus(() => inFarsi);

  const search = async (text: string) => {
    await user.clear(screen.getByRole("combobox"));
    await user.type(screen.getByRole("combobox"), `${text}{Enter}`);
  };
  await search("hello");
  expect(await screen.findByText(/^No results found for/)).toBeVisible();
  await expectFocus(() => screen.getByRole("main"));
  await search("later");
  expect(await screen.findByText("Searching…")).toBeInTheDocument();
  expect(screen.getByText(/^No results found for/)).not.toBeVisible();
});
