import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchGroup, searchHit, searchResult } from "../../testing/search.ts";

test("moves the focus to the results when the link that removes a filter disappears with it", async () => {
  const groups = [searchGroup([searchHit("Thank you", japanese), searchHit("Thank you", farsi)])];
  const { user } = await renderApp("/search?q=thank+you&language=japanese", {
    language: { list: () => [farsi, japanese] },
    category: { list: () => [] },
    search: {
      result: ({ language }: { language?: string | undefined }) =>
        searchResult({ text: "thank you", language: language ? japanese : null, groups }),
    },
  });
  await user.click(screen.getByRole("link", { name: "Remove the filter Japanese" }));
  expect(await screen.findByRole("heading", { name: "Results for “thank you”" })).toBeVisible();
  await expectFocus(() => screen.getByRole("main"));
});
