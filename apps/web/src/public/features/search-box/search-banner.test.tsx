import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectFocus } from "../../../testing/expect-focus.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { setSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { languageForm } from "../../testing/fixtures.ts";
import { missingPhrase } from "../../testing/missing-phrase.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { searchHit, searchResult } from "../../testing/search.ts";

const language = { list: () => [farsi, japanese] };
const category = { list: () => [] };
const phrase = missingPhrase;
const found = [searchHit("Thank you"), searchHit("Thank you", japanese)];

const box = () => screen.getByRole("combobox", { name: "Search for a phrase" });

test("suggests phrases that the arrow keys select and Enter opens", async () => {
  const { router, user } = await renderApp("/languages", {
    language,
    phrase,
    search: { suggestions: () => found },
  });
  await user.type(box(), "tha");
  const [first, second] = await screen.findAllByRole("option");
  expect(first).toHaveAccessibleName("Thank you in Farsi (Persian)");
  expect(box()).toHaveAttribute("aria-expanded", "true");
  expect(box()).not.toHaveAttribute("aria-activedescendant");

  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(second).toHaveAttribute("aria-selected", "true");
  expect(box()).toHaveAttribute("aria-activedescendant", second?.id);
  await expectFocus(() => box());

  await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/phrases/japanese/thank-you"));
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});

test("shows what was typed from its start when the field is left", async () => {
  const { user } = await renderApp("/languages", { language });
  await user.click(box());
  // As a browser scrolls a text that is longer than the field.
  box().scrollLeft = 188;
  await user.click(document.body);
  expect(box().scrollLeft).toBe(0);
});

test("requests suggestions from three characters on, not counting surrounding blanks", async () => {
  const asked: string[] = [];
  const suggestions = ({ query }: { query: string }) => (asked.push(query), found);
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), " th ");
  await expect(screen.findByRole("option", {}, { timeout: 400 })).rejects.toThrow();
  await user.type(box(), "{Backspace}ank ");
  await screen.findAllByRole("option");
  await expect.poll(() => asked).toEqual(["thank"]);
});

test.each([
  ["the visitor's language", "/languages", "farsi"],
  ["the language of the page", "/languages/japanese", "japanese"],
  ["the language of the list", "/phrases?language=japanese", "japanese"],
  ["the language of the page before a search", "/search?prefer=japanese", "japanese"],
])("suggests phrases in %s first", async (_whose, url, prefer) => {
  setMyLanguage(farsi);
  const asked: unknown[] = [];
  const { router, user } = await renderApp(url, {
    language: { ...language, get: () => japanese, popularPhrases: () => [] },
    category,
    phrase: { ...phrase, entryPage: () => ({ items: [], next: null }) },
    search: { suggestions: (input) => (asked.push(input), found), result: () => searchResult() },
  });
  await user.type(box(), "tha");
  await screen.findAllByRole("option");
  await expect.poll(() => asked).toEqual([{ query: "tha", prefer }]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/search"));
  expect(router.state.location.search).toEqual(
    prefer === "farsi" ? { q: "tha" } : { q: "tha", prefer: "japanese" },
  );
});

test("suggests phrases in the form that the visitor says", async () => {
  setSpeakingAs({ speaker: "woman", regions: {} });
  const [hit] = found;
  const form = languageForm({
    id: hit?.id ?? 0,
    label: "said by a woman",
    native_text: "ممنونم خانم",
    speaker: "woman",
  });
  const { user } = await renderApp("/languages", {
    language: { ...language, forms: ({ slug }: { slug: string }) => (slug === "farsi" ? [form] : []) },
    phrase,
    search: { suggestions: () => found },
  });
  await user.type(box(), "thank");
  expect(await screen.findByText("ممنونم خانم")).toHaveAttribute("lang", "fa");
  expect(screen.getAllByRole("option")).toHaveLength(2);
});

test("announces the number of suggestions", async () => {
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions: () => found } });
  await user.type(box(), "thank");
  expect(await screen.findByText("2 suggestions")).toHaveRole("status");
});

test("marks the match in the text that matched", async () => {
  const arabic = { ...farsi, slug: "arabic", name: "Arabic", code: "ar" };
  const inEnglish = searchHit("Thank you", japanese, {
    match: { field: "english", text: "Thank you", parts: [{ start: 0, end: 5 }] },
  });
  const romanized = searchHit("Thank you", arabic, {
    native_text: "شكرًا",
    romanization: "Shukran",
    match: { field: "romanization", text: "Shukran", parts: [{ start: 0, end: 7 }] },
  });
  const variant = searchHit("Thank you", arabic, {
    native_text: "شكرًا",
    match: { field: "variant", text: "متشكر", parts: [{ start: 0, end: 3 }] },
  });
  const suggestions = () => [inEnglish, romanized, variant];
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "thank");
  const options = await screen.findAllByRole("option");
  const marked = options.map((option) => within(option).getByText(/.+/, { selector: "mark" }));
  expect(marked.map((mark) => mark.textContent)).toEqual(["Thank", "Shukran", "متش"]);
  expect(marked[1]?.closest("[lang]")).toHaveAttribute("lang", "ar-Latn");
  expect(marked[2]?.closest("[lang]")).toHaveAttribute("dir", "rtl");
  expect(options[2]).toHaveTextContent("Thank you in Arabic شكرًاalso متشكر");
  expect(options[1]).toHaveAccessibleName("Thank you in Arabic");
});

test("labels a suggestion that only sounds like the query", async () => {
  const match = { field: "native_text" as const, text: "دوشنبه", parts: [], sounds_like: true as const };
  const suggestions = () => [searchHit("Monday", farsi, { native_text: "دوشنبه", match })];
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "dosham");
  expect(await screen.findByRole("option")).toHaveAccessibleName("Monday in Farsi (Persian) sounds like");
});

test("shows that the search is running when a response is slow", async () => {
  const answer = Promise.withResolvers<void>();
  const suggestions = () => answer.promise.then(() => found);
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "thank");
  expect(await screen.findByText("Searching…", { selector: "p" })).toBeVisible();
  expect(screen.getByText("Searching…", { selector: "[role=status]" })).toBeInTheDocument();
  answer.resolve();
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  expect(screen.queryByText("Searching…")).not.toBeInTheDocument();
});

test("ignores a late response after a newer one", async () => {
  const asked = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const suggestions = async ({ query }: { query: string }) => {
    if (query !== "goo") return [searchHit("Good morning")];
    asked.resolve();
    await late.promise;
    return [searchHit("Goose")];
  };
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "goo");
  await asked.promise;
  await user.type(box(), "d m");
  await screen.findByRole("option", { name: /Good morning/ });
  late.resolve();
  // Long enough for a late response to be rendered.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    expect.stringContaining("Good morning in Farsi (Persian)"),
  ]);
});

test("keeps the previous suggestions until the newer ones arrive", async () => {
  const newer = Promise.withResolvers<void>();
  const suggestions = async ({ query }: { query: string }) => {
    if (query === "thank") await newer.promise;
    return [searchHit(query === "thank" ? "Thank you" : "That one")];
  };
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions } });
  await user.type(box(), "tha");
  await screen.findByRole("option", { name: /That one/ });
  await user.type(box(), "nk");
  expect(screen.getByRole("option", { name: /That one/ })).toBeVisible();
  newer.resolve();
  await screen.findByRole("option", { name: /Thank you/ });
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

test("shows that no suggestion was found, and closes on Escape and on a click outside", async () => {
  const { user } = await renderApp("/languages", { language, phrase, search: { suggestions: () => [] } });
  await user.type(box(), "zzz");
  const message = await screen.findByText('No results found for "zzz"', { selector: "p" });
  expect(message).toBeVisible();
  await user.keyboard("{Escape}");
  expect(message).not.toBeVisible();
  expect(box()).toHaveValue("zzz");

  await user.type(box(), "z");
  expect(await screen.findByText('No results found for "zzzz"', { selector: "p" })).toBeVisible();
  await user.click(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByText(/No results found/, { selector: "p" })).not.toBeInTheDocument();
});

test("shows an error when suggestions fail, and still submits the search", async () => {
  const suggestions = () => {
    throw new ApiFailure(429);
  };
  const result = () => searchResult({ language: japanese, text: "thank you" });
  const { router, user } = await renderApp("/languages", {
    language,
    category,
    phrase,
    search: { suggestions, result },
  });
  await user.type(box(), "  thank you in japanese ");
  expect(await screen.findByText(/Suggestions are not available/, { selector: "p" })).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/search?q=thank+you+in+japanese"));
});
