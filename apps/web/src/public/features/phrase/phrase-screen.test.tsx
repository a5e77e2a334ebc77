import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { farsi } from "../../../testing/languages.ts";
import { setMyLanguage } from "../../lib/my-language/set-my-language.ts";
import { readSavedPhrases } from "../../lib/saved-phrases.ts";
import { setSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { greetings } from "../../testing/fixtures.ts";
import { helloInFarsi } from "../../testing/phrase-detail.ts";
import { renderApp } from "../../testing/render-app.tsx";

const [inFarsi] = greetings.translations;
if (!inFarsi) throw new Error("The fixture has no translation");
const inSpanish = {
  ...inFarsi,
  id: 135,
  language_slug: "spanish",
  language_name: "Spanish",
  language_code: "es",
  language_script: "Latn",
  language_direction: "ltr" as const,
  native_text: "Hola",
  romanization: null,
};
/** What is saved of it. */
const entry = {
  id: 135,
  phrase: greetings.phrase,
  language: {
    slug: "spanish",
    name: "Spanish",
    code: "es",
    script: "Latn",
    direction: "ltr" as const,
  },
  category: greetings.category,
  native_text: "Hola",
  romanization: null,
};
const phrase = { inAllLanguages: () => ({ ...greetings, translations: [inSpanish, inFarsi] }) };
const missing = () => {
  throw new ApiFailure(404);
};
const languages = () =>
  within(screen.getByRole("main"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href?.endsWith("/hello"));

test("lists the phrase in every language, sorted by language name", async () => {
  await renderApp("/phrases/hello", { phrase });
  expect(document.title).toBe("How to say “Hello” in every language | Saywhere");
  expect(languages()).toEqual(["/phrases/farsi/hello", "/phrases/spanish/hello"]);
});

test("counts a single language as one", async () => {
  await renderApp("/phrases/hello", {
    phrase: { inAllLanguages: () => ({ ...greetings, translations: [inFarsi] }) },
  });
  expect(screen.getByText("1 language")).toHaveRole("status");
});

test("says that a phrase has no translations, and offers no filter of them", async () => {
  await renderApp("/phrases/hello", {
    phrase: { inAllLanguages: () => ({ ...greetings, translations: [] }) },
  });
  expect(screen.getByRole("heading", { name: "No translations yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse Greetings" })).toHaveAttribute(
    "href",
    "/phrases?category=greetings",
  );
  expect(screen.queryByRole("searchbox", { name: "Find a language" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show all languages" })).not.toBeInTheDocument();
});

test("lists the visitor's own language first", async () => {
  setMyLanguage({ slug: "spanish", name: "Spanish" });
  await renderApp("/phrases/hello", { phrase });
  expect(languages()).toEqual(["/phrases/spanish/hello", "/phrases/farsi/hello"]);
});

test("shows the visitor's own language in the form that they say", async () => {
  setMyLanguage({ slug: "farsi", name: "Farsi" });
  setSpeakingAs({ register: "formal", regions: {} });
  const [formal] = helloInFarsi.variants;
  if (!formal) throw new Error("The phrase has no other form");
  await renderApp("/phrases/hello", {
    phrase,
    language: { forms: () => [{ ...formal, id: inFarsi.id }] },
  });
  expect(await screen.findByText("درود")).toBeVisible();
  expect(screen.queryByText(inFarsi.native_text)).not.toBeInTheDocument();
  expect(screen.getByText("Hola")).toBeVisible();
});

test("saves the phrase in a language, with the pronunciation that the list does not have", async () => {
  const { user } = await renderApp("/phrases/hello", {
    phrase,
    sheet: {
      entries: () => [{ ...entry, pronunciation_guide: "OH-lah", audio_url: null, usage_notes: null }],
    },
  });
  const save = await screen.findByRole("button", { name: "Save “Hello” in Spanish" });
  expect(save).toHaveAttribute("aria-pressed", "false");
  await user.click(save);
  expect(save).toHaveAttribute("aria-pressed", "true");
  await waitFor(() =>
    expect(readSavedPhrases()).toEqual([{ ...entry, pronunciation_guide: "OH-lah", audio_url: null }]),
  );
  expect(screen.getByRole("button", { name: "Save “Hello” in Farsi (Persian)" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("filters the languages by the typed text, shows the count, and shows all languages again", async () => {
  const { user } = await renderApp("/phrases/hello", { phrase });
  const field = screen.getByRole("searchbox", { name: "Find a language" });
  await user.type(field, "salam");
  expect(languages()).toEqual(["/phrases/farsi/hello"]);
  expect(screen.getByText("1 of 2 languages")).toHaveRole("status");

  await user.type(field, "xyz");
  expect(screen.getByRole("heading", { name: "No languages match “salamxyz”" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all languages" }));
  expect(languages()).toHaveLength(2);
  expect(field).toHaveValue("");
  expect(screen.getByRole("main")).toHaveFocus();
});

test("redirects to the language when no phrase but a language has the slug", async () => {
  const language = { get: () => farsi, popularPhrases: () => [] };
  const { router } = await renderApp("/phrases/farsi", { phrase: { inAllLanguages: missing }, language });
  expect(router.state.location.pathname).toBe("/languages/farsi");
});

test("shows the not-found page when neither a phrase nor a language has the slug", async () => {
  await renderApp("/phrases/nothing", { phrase: { inAllLanguages: missing }, language: { get: missing } });
  expect(screen.getByRole("heading", { name: "Phrase Not Found" })).toBeVisible();
});

test("redirects an old phrase slug to the current URL", async () => {
  const { router } = await renderApp("/phrases/hi", { phrase });
  expect(router.state.location.pathname).toBe("/phrases/hello");
});
