import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { readMyLanguage } from "../../lib/my-language/my-language.ts";
import { forgetMyLanguage, setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchGroup, searchHit, searchResult } from "../../testing/search.ts";

/** The API with results that begin with the preferred language, and the inputs of all searches. */
function searching() {
  const asked: unknown[] = [];
  const result = (input: { query: string; prefer?: string | undefined }) => {
    asked.push(input);
    if (input.query.includes("japanese")) {
      const groups = [searchGroup([searchHit("Thank you", japanese)])];
      return searchResult({
        text: "thank you",
        language: japanese,
        named: { language: true, category: false },
        groups,
      });
    }
    if (input.query === "chimney") return searchResult({ text: input.query });
    if (input.query === "merci")
      return searchResult({ text: input.query, groups: [searchGroup([searchHit("Thank you")])] });
    const hits = [searchHit("Thank you"), searchHit("Thank you", japanese)] as const;
    return searchResult({
      text: input.query,
      groups: [searchGroup(input.prefer === "japanese" ? [hits[1], hits[0]] : [hits[0], hits[1]])],
    });
  };
  const language = { list: () => [farsi, japanese] };
  return { asked, answers: { language, category: { list: () => [] }, search: { result } } };
}
const first = () => document.querySelector('main [aria-label="Results"] li li')?.textContent;

test("begins the results with the visitor's language, and follows another choice", async () => {
  const { asked, answers } = searching();
  setMyLanguage(japanese);
  await renderApp("/search?q=thank+you", answers);
  await expect.poll(() => asked).toEqual([{ query: "thank you", prefer: "japanese" }]);
  expect(first()).toMatch(/^Japanese/);
  act(() => void forgetMyLanguage());
  await waitFor(() => expect(first()).toMatch(/^Farsi/));
  act(() => void setMyLanguage(japanese));
  await waitFor(() => expect(first()).toMatch(/^Japanese/));
});

test("keeps the results that are shown while others cannot be loaded", async () => {
  const { asked, answers } = searching();
  const { router } = await renderApp("/search?q=thank+you", answers);
  const result = (input: unknown) => {
    asked.push(input);
    throw new ApiFailure(400, "No connection");
  };
  answerApi({ search: { result } });
  act(() => void setMyLanguage(japanese));
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(router.state.isLoading).toBe(false));
  expect(first()).toMatch(/^Farsi/);
  answerApi(answers);
  act(() => void forgetMyLanguage());
  act(() => void setMyLanguage(japanese));
  await waitFor(() => expect(first()).toMatch(/^Japanese/));
});

test.each(["chimney", "merci"])(
  "does not repeat the search for %s, which no language changes",
  async (query) => {
    const { asked, answers } = searching();
    await renderApp(`/search?q=${query}`, answers);
    act(() => void setMyLanguage(japanese));
    await screen.findByRole("button", { name: "My language: Japanese" });
    expect(asked).toEqual([{ query }]);
  },
);

test("begins with the language of the page on which the text was typed", async () => {
  const { asked, answers } = searching();
  setMyLanguage(japanese);
  await renderApp("/search?q=thank+you&prefer=farsi", answers);
  await expect.poll(() => asked).toEqual([{ query: "thank you", prefer: "farsi" }]);
});

test("prefers no language in a search that is filtered by one", async () => {
  const { asked, answers } = searching();
  setMyLanguage(japanese);
  await renderApp("/search?q=thank+you&language=farsi", answers);
  await expect.poll(() => asked).toEqual([{ query: "thank you", language: "farsi" }]);
});

test("the first search that names a language chooses it, until the visitor undoes that", async () => {
  const { answers } = searching();
  const { user, router } = await renderApp("/search?q=thank+you+in+japanese", answers);
  expect(await screen.findByText(/^Japanese is your language now/)).toHaveRole("status");
  expect(readMyLanguage()).toEqual({ slug: "japanese", name: "Japanese" });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(readMyLanguage()).toBeNull();
  await act(() => router.navigate({ href: "/search?q=please+in+japanese" }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Japanese");
  expect(readMyLanguage()).toBeNull();
});

test("the next page no longer says that a search chose the language", async () => {
  const { router } = await renderApp("/search?q=thank+you+in+japanese", searching().answers);
  await waitFor(() => {
    expect(screen.getByText(/^Japanese is your language now/)).toBeVisible();
    // The moment the note appears, when no effect that waits for the next paint has run.
    void router.navigate({ href: "/search?q=thank+you" });
  });
  await waitFor(() => expect(screen.queryByText(/^Japanese is your language now/)).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.isLoading).toBe(false));
  expect(readMyLanguage()?.slug).toBe("japanese");
});

test("a search that names another language leaves the chosen one", async () => {
  setMyLanguage(farsi);
  await renderApp("/search?q=thank+you+in+japanese", searching().answers);
  expect(readMyLanguage()?.slug).toBe("farsi");
});
