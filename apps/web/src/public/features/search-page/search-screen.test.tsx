import type { SearchResult } from "@saywhere/validators/search/search-result";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { englishMatch, searchGroup, searchHit, searchResult } from "../../testing/search.ts";

const dining = { slug: "dining-food", name: "Dining & Food" };
const refuse = () => {
  throw new ApiFailure(404);
};
/** Links preload their page on focus. */
const frame = {
  language: { list: () => [farsi, japanese], get: refuse },
  category: { list: () => [{ ...dining, id: 1, description: "", version: 1 }] },
  phrase: { detail: refuse, inAllLanguages: refuse },
};
const answer = (result: Partial<SearchResult>) => ({
  ...frame,
  search: { result: () => searchResult(result) },
});
const heading = () => screen.getByRole("heading", { level: 1 });
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const results = () => within(screen.getByRole("list", { name: "Results" }));
const link = (name: string | RegExp) => screen.getByRole("link", { name });
const marks = () => [...document.querySelectorAll("mark")].map((mark) => mark.textContent);

const inJapanese: Partial<SearchResult> = {
  text: "thank you",
  language: japanese,
  named: { language: true, category: false },
  groups: [searchGroup([searchHit("Thank you", japanese)])],
};

test("shows the interpretation of the query, with links that remove its filters", async () => {
  await renderApp("/search?q=thank+you+in+japanese", answer(inJapanese));
  expect(heading()).toHaveTextContent("“thank you” · Japanese");
  expect(statuses()).toContain("“thank you” · Japanese: 1 phrase");
  expect(screen.getByText("only").parentElement).toHaveTextContent("Japaneseonly");
  expect(link("Remove the filter Japanese")).toHaveAttribute("href", "/search?q=thank+you");
  expect(link("Search all languages")).toHaveAttribute(
    "href",
    "/search?q=thank+you+in+japanese&everywhere=1",
  );
  expect(results().getByRole("link")).toHaveAttribute("href", "/phrases/japanese/thank-you");
  expect(marks()).toEqual(["Thank you"]);
  expect(screen.getByRole("combobox")).toHaveValue("thank you in japanese");
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    "content",
    expect.stringMatching(/noindex/),
  );
});

test("marks the language of the examples in other scripts", async () => {
  await renderApp("/search");
  expect(screen.getByText("谢谢")).toHaveAttribute("lang", "zh-Hans");
  expect(screen.getByText("谢谢")).toHaveAttribute("data-script", "Hans");
  expect(screen.getByText("谢谢").closest("a")).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/search\?q=/),
  );
});

test("redirects filters of renamed records to their current slugs, and removes unknown ones", async () => {
  const api = answer({ text: "thank you", language: farsi, category: dining });
  const { router } = await renderApp("/search?q=thank+you&language=persian&category=food&everywhere=1", api);
  expect(router.state.location.href).toBe(
    "/search?q=thank+you&language=farsi&category=dining-food&everywhere=1",
  );
  const unknown = await renderApp("/search?q=thank+you&language=klingon", answer({ text: "thank you" }));
  expect(unknown.router.state.location.href).toBe("/search?q=thank+you&language=klingon");
});

test("shows a phrase in its matching languages, and links to its other languages", async () => {
  const english = "Thank you";
  const match = englishMatch(english, 5);
  const hits = [searchHit(english, farsi, { match }), searchHit(english, japanese, { match })] as const;
  const groups = [
    searchGroup([...hits], { total: 40 }),
    searchGroup(
      [
        searchHit("Thanks a lot", farsi, {
          native_text: "خیلی ممنون",
          romanization: "Kheyli mamnun",
          match: { field: "romanization", text: "Kheyli mamnun", parts: [{ start: 7, end: 13 }] },
        }),
      ],
      { match: null, total: 11 },
    ),
  ];
  await renderApp("/search?q=thank", answer({ text: "thank", groups }));
  expect(screen.getByText("2 phrases, best matches first")).toBeVisible();
  const [first, second] = results().getAllByRole("heading", { level: 2 });
  expect(first).toHaveTextContent("Thank you");
  expect(within(first as HTMLElement).getByRole("link")).toHaveAttribute("href", "/phrases/thank-you");
  const languages = within(screen.getByRole("list", { name: "Thank you" })).getAllByRole("link");
  expect(languages.map((one) => one.getAttribute("href"))).toEqual([
    "/phrases/farsi/thank-you",
    "/phrases/japanese/thank-you",
  ]);
  expect(link("All 40 languages for “Thank you”")).toHaveAttribute("href", "/phrases/thank-you");
  expect(second).toHaveTextContent("Thanks a lot");
  expect(link("In all languages for “Thanks a lot”")).toHaveAttribute("href", "/phrases/thanks-a-lot");
  expect(marks()).toEqual(["Thank", "mamnun"]);
  expect(screen.getByText("mamnun").closest("[lang]")).toHaveAttribute("lang", "fa-Latn");
  expect(screen.queryByRole("link", { name: /^Search all/ })).not.toBeInTheDocument();
});

test("shows the variant by which a phrase was found", async () => {
  const hit = searchHit("Thank you", farsi, {
    native_text: "ممنون",
    match: { field: "variant", text: "مرسی", parts: [{ start: 0, end: 4 }] },
  });
  await renderApp("/search?q=مرسی", answer({ text: "مرسی", groups: [searchGroup([hit], { match: null })] }));
  expect(screen.getByText("مرسی", { selector: "mark" }).closest("[dir]")).toHaveAttribute("lang", "fa");
  expect(results().getByText("ممنون")).toBeVisible();
});

test("shows the pronunciation of a phrase that was found phonetically", async () => {
  const text = "mahm-NOON";
  const match = { field: "pronunciation_guide" as const, text, parts: [{ start: 0, end: text.length }] };
  const groups = [searchGroup([searchHit("Thank you", farsi, { match })], { match: null })];
  await renderApp("/search?q=mamnoon", answer({ text: "mamnoon", groups }));
  expect(results().getByText(text, { selector: "mark" }).parentElement).toHaveTextContent(
    `sounds like ${text}`,
  );
});

test("preserves the rest of the interpretation when filtering by language and category", async () => {
  const asked: unknown[] = [];
  const result = (input: unknown) => (asked.push(input), searchResult(inJapanese));
  const { router, user } = await renderApp("/search?q=thank+you+in+japanese", {
    ...frame,
    search: { result },
  });
  const categories = within(screen.getByRole("navigation", { name: "Categories" }));
  expect(
    within(screen.getByRole("navigation", { name: "Languages" })).getByText("Japanese", {
      selector: "summary",
    }),
  ).toHaveAttribute("aria-current", "true");
  await user.click(categories.getByRole("link", { name: "Dining & Food" }));
  await waitFor(() =>
    expect(router.state.location.href).toBe("/search?q=thank+you&language=japanese&category=dining-food"),
  );
  await expect
    .poll(() => asked)
    .toEqual([
      { query: "thank you in japanese" },
      { query: "thank you", language: "japanese", category: "dining-food" },
    ]);
});

test("keeps a search in all languages unrestricted when it is filtered", async () => {
  const asked: unknown[] = [];
  const result = (input: unknown) => (
    asked.push(input),
    searchResult({ text: "turkish tea", groups: [searchGroup([searchHit("Turkish tea")])] })
  );
  await renderApp("/search?q=turkish+tea&everywhere=1", { ...frame, search: { result } });
  await expect.poll(() => asked).toEqual([{ query: "turkish tea", everywhere: true }]);
  const categories = within(screen.getByRole("navigation", { name: "Categories" }));
  expect(categories.getByRole("link", { name: "Dining & Food" })).toHaveAttribute(
    "href",
    "/search?q=turkish+tea&category=dining-food&everywhere=1",
  );
});

test("keeps names in the text from becoming filters when a filter is removed or a spelling is corrected", async () => {
  await renderApp(
    "/search?q=turkish+tee&category=dining-food&everywhere=1&prefer=farsi",
    answer({ text: "turkish tee", category: dining, did_you_mean: "turkish tea" }),
  );
  expect(link("in all languages and categories")).toHaveAttribute(
    "href",
    "/search?q=turkish+tee&everywhere=1&prefer=farsi",
  );
  expect(link("“turkish tea”")).toHaveAttribute(
    "href",
    "/search?q=turkish+tea&category=dining-food&prefer=farsi&everywhere=1",
  );
});

test("shows the phrases of a category without a search text", async () => {
  const groups = [searchGroup([searchHit("The menu, please", farsi, { match: null })])];
  await renderApp("/search?category=dining-food", answer({ category: dining, groups }));
  expect(heading()).toHaveTextContent("Dining & Food");
  expect(link("Remove the filter Dining & Food")).toHaveAttribute("href", "/search");
  expect(marks()).toEqual([]);
});

test("shows which corrected text was searched in place of a misspelled one", async () => {
  const groups = [searchGroup([searchHit("Thank you")])];
  await renderApp("/search?q=thnak+you", answer({ text: "thnak you", corrected: "thank you", groups }));
  expect(screen.getByText(/^Showing results for/)).toHaveTextContent(
    "Showing results for “thank you” instead of “thnak you”",
  );
});

test("shows that nothing was found, a spelling suggestion, and what to try", async () => {
  await renderApp(
    "/search?q=zzzz+you&category=dining-food",
    answer({ text: "zzzz you", did_you_mean: "thank you" }),
  );
  expect(heading()).toHaveTextContent('No results found for "zzzz you"');
  expect(link("“thank you”")).toHaveAttribute("href", "/search?q=thank+you&category=dining-food");
  expect(link("phrases by category")).toHaveAttribute("href", "/phrases");
  expect(screen.queryByRole("navigation", { name: "Categories" })).not.toBeInTheDocument();
});

test("offers a wider search when nothing is found in a language", async () => {
  await renderApp("/search?q=zzzz&language=japanese", answer({ text: "zzzz", language: japanese }));
  expect(heading()).toHaveTextContent('No results found for "zzzz"');
  expect(link("in all languages and categories")).toHaveAttribute("href", "/search?q=zzzz");
});

test.each([
  ["+hi+", "hi"],
  ["a".repeat(300), "a".repeat(200)],
])("accepts search texts of any length and truncates them to the API's maximum", async (typed, asked) => {
  const result = ({ query }: { query: string }) =>
    searchResult({ text: query, groups: [searchGroup([searchHit("Hi")])] });
  await renderApp(`/search?q=${typed}`, { ...frame, search: { result } });
  expect(heading()).toHaveTextContent(`Results for “${asked}”`);
});

test("shows the popular phrases of a language for a search by its name", async () => {
  const groups = [searchGroup([searchHit("Hello", japanese, { match: null })])];
  const named = { language: true, category: false };
  await renderApp("/search?q=japanese", answer({ language: japanese, named, groups }));
  expect(heading()).toHaveTextContent("Popular phrases in Japanese");
  const title = screen.getByRole("heading", { level: 2, name: "Japanese 日本語" });
  expect(within(title).getByRole("link")).toHaveAttribute("href", "/languages/japanese");
  expect(link("Common phrases in Japanese")).toHaveAttribute("href", "/languages/japanese/common-phrases");
});

test("shows a searched language that has no popular phrases", async () => {
  await renderApp("/search?q=japanese", answer({ language: japanese }));
  expect(link("About Japanese")).toHaveAttribute("href", "/languages/japanese");
});

test("sends no request while the search text is empty", async () => {
  await renderApp("/search?q=++");
  expect(heading()).toHaveTextContent("Search");
  expect(link("thank you in Japanese")).toBeVisible();
});
