import type { SearchHit } from "@saywhere/validators/search/search-result";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi, japanese } from "../../../testing/languages.ts";
import { readMyLanguage } from "../../lib/my-language/my-language.ts";
import { forgetMyLanguage, setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { missingPhrase } from "../../testing/missing-phrase.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchHit, searchResult } from "../../testing/search.ts";

/** Opens a page on which a text is typed; the result page would say whether it names a language. */
async function typeText(typed: string, hits = [searchHit("Hello", japanese)], later = Promise.resolve(hits)) {
  const asked: unknown[] = [];
  const { router, user } = await renderApp("/languages", {
    language: { list: () => [farsi, japanese] },
    phrase: missingPhrase,
    search: {
      suggestions: ({ query }) => (query === typed ? hits : later),
      result: (input) => {
        asked.push(input);
        const isNamed = input.query.includes("japanese");
        return searchResult({
          language: isNamed ? japanese : null,
          named: { language: isNamed, category: false },
        });
      },
    },
  });
  await user.type(screen.getByRole("combobox", { name: "Search for a phrase" }), typed);
  const [option] = await screen.findAllByRole("option", { name: / in / });
  if (!option) throw new Error("There is no suggestion");
  const opened = () =>
    waitFor(() => expect(router.state.location.pathname).toMatch(/^\/phrases\/.+\/hello$/));
  return { asked, user, option, opened };
}

test("a click on a suggestion chooses the language that the query names, and says so", async () => {
  const { user, option, opened } = await typeText("hello in japanese");
  await user.click(option);
  await opened();
  await waitFor(() => expect(readMyLanguage()).toEqual({ slug: "japanese", name: "Japanese" }));
  expect(await screen.findByText(/Japanese is your language now/)).toHaveRole("status");
});

test("a suggestion that is opened by the keyboard chooses the language too", async () => {
  const { user, opened } = await typeText("hello in japanese");
  await user.keyboard("{ArrowDown}{Enter}");
  await opened();
  await waitFor(() => expect(readMyLanguage()?.slug).toBe("japanese"));
});

test("a suggestion for the text before names the language of the text that is typed by then", async () => {
  const { promise: never } = Promise.withResolvers<SearchHit[]>();
  const hits = [searchHit("Hello"), searchHit("Hello", japanese)];
  const { user, option, opened } = await typeText("hello", hits, never);
  await user.type(screen.getByRole("combobox", { name: "Search for a phrase" }), " in japanese");
  await user.click(option);
  await opened();
  await waitFor(() => expect(readMyLanguage()?.slug).toBe("japanese"));
});

test("a query that names no language chooses none, though all suggestions are of one", async () => {
  const { asked, user, option, opened } = await typeText("konnichiwa");
  await user.click(option);
  await opened();
  await expect.poll(() => asked).toEqual([{ query: "konnichiwa" }]);
  expect(readMyLanguage()).toBeNull();
});

test.each([
  ["suggestions are of several languages", () => {}, [searchHit("Hello"), searchHit("Hello", japanese)]],
  ["a language was chosen before", () => void setMyLanguage(farsi), undefined],
  ["a language was forgotten before", () => void forgetMyLanguage(), undefined],
])("asks for no language where %s", async (_why, prepare, hits) => {
  prepare();
  const before = readMyLanguage();
  const { asked, user, option, opened } = await typeText("hello in japanese", hits);
  await user.click(option);
  await opened();
  expect(asked).toEqual([]);
  expect(readMyLanguage()).toEqual(before);
});
