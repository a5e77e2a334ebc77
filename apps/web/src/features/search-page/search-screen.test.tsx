import type { SearchResult } from "@saywhere/validators/search";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { farsi, japanese, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const found = (result: Partial<SearchResult>) => ({
  search: { result: () => ({ language: null, text: "", hits: [], ...result }) },
});
const heading = () => screen.getByRole("heading", { level: 1 });
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute("content");

test("says what was understood, and offers to search everywhere", async () => {
  const hits = [phraseEntry("Thank you", japanese)];
  await renderApp("/search?q=thank+you+in+japanese", found({ language: japanese, text: "thank you", hits }));
  expect(heading()).toHaveTextContent("Results for “thank you in japanese”");
  expect(screen.getByText(/1 phrase for “thank you” in/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Search in all languages" })).toHaveAttribute(
    "href",
    "/search?q=thank+you",
  );
  const results = within(screen.getByRole("list", { name: "Results" }));
  expect(results.getByRole("link")).toHaveAttribute("href", "/phrases/japanese/thank-you");
  expect(screen.getByRole("combobox")).toHaveValue("thank you in japanese");
  expect(robots()).toMatch(/noindex/);
});

test.each([
  ["+hi+", "hi"],
  ["a".repeat(300), "a".repeat(200)],
])("takes texts of any length, and cuts what is longer than the API takes", async (typed, asked) => {
  const result = ({ query }: { query: string }) => ({
    language: null,
    text: query,
    hits: [phraseEntry("Hi", farsi)],
  });
  await renderApp(`/search?q=${typed}`, { search: { result } });
  expect(heading()).toHaveTextContent(`Results for “${asked}”`);
});

test("says that nothing was found, and what to try", async () => {
  await renderApp("/search?q=zzzz", found({ text: "zzzz" }));
  expect(heading()).toHaveTextContent('No results found for "zzzz"');
  expect(screen.getByRole("link", { name: "phrases by category" })).toHaveAttribute("href", "/phrases");
});

test("answers the name of a language with its popular phrases", async () => {
  await renderApp(
    "/search?q=japanese",
    found({ language: japanese, hits: [phraseEntry("Hello", japanese)] }),
  );
  expect(screen.getByText(/Popular phrases in/)).toBeVisible();
  expect(screen.getByRole("link", { name: "All common phrases" })).toHaveAttribute(
    "href",
    "/languages/japanese/common-phrases",
  );
  expect(screen.queryByText("Search in all languages")).not.toBeInTheDocument();
});

test("knows a language that has no popular phrases", async () => {
  await renderApp("/search?q=japanese", found({ language: japanese }));
  expect(heading()).toHaveTextContent("Phrases in Japanese");
  expect(screen.getByRole("link", { name: "About Japanese" })).toHaveAttribute("href", "/languages/japanese");
});

test("asks for nothing while nothing is typed", async () => {
  await renderApp("/search?q=++");
  expect(heading()).toHaveTextContent("Search");
  expect(screen.getByRole("link", { name: "thank you in japanese" })).toBeVisible();
});
