import { screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { apiServer } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { farsi, japanese } from "../../../testing/languages.ts";
import { languageForm, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { setMyLanguage } from "../my-language/set-my-language.ts";
import { readSavedPhrases } from "../saved-phrases.ts";
import { setSpeakingAs } from "../speaking-as/speaking-as.ts";

const category = { id: 1, slug: "greetings", name: "Greetings", description: "", version: 1 };
const popular = Array.from({ length: 9 }, (_, index) => phraseEntry(`Phrase ${index}`, japanese));
const answers = {
  category: { list: () => [category] },
  language: { list: () => [farsi, japanese], popularPhrases: () => popular },
  phrase: {
    entryPage: ({ language }: { language?: string | undefined }) => ({
      items: [phraseEntry("Hello", language ? japanese : farsi)],
      next: null,
    }),
    inAllLanguages: () => {
      throw new ApiFailure(404);
    },
  },
};
const section = (name: string) => screen.findByRole("region", { name });
const link = () => screen.queryByRole("link", { name: /^All .* in / });

test.each(["/", "/phrases"])("%s begins with popular phrases in the visitor's language", async (path) => {
  setMyLanguage(japanese);
  await renderApp(path, answers);
  const mine = within(await section("Phrases in Japanese"));
  expect(await mine.findAllByRole("listitem")).toHaveLength(8);
  expect(mine.getByRole("link", { name: "All phrases in Japanese" })).toHaveAttribute(
    "href",
    "/phrases?language=japanese",
  );
  expect(mine.getByRole("link", { name: /^Phrase 0/ })).toHaveAttribute("href", "/phrases/japanese/phrase-0");
});

test("shows the native text of a phrase before its romanization, like other lists", async () => {
  setMyLanguage(japanese);
  const hai = { ...phraseEntry("Yes", japanese), native_text: "はい", romanization: "Hai" };
  await renderApp("/", { ...answers, language: { ...answers.language, popularPhrases: () => [hai] } });
  const row = await within(await section("Phrases in Japanese")).findByRole("link", { name: /^Yes/ });
  expect(row).toHaveTextContent(/Yesはい.*Hai/);
});

test("begins a category with its phrases in the visitor's language", async () => {
  setMyLanguage(japanese);
  await renderApp("/phrases?category=greetings", answers);
  const mine = within(await section("Greetings in Japanese"));
  expect(await mine.findByRole("link", { name: /^Hello/ })).toHaveAttribute(
    "href",
    "/phrases/japanese/hello",
  );
});

test("saves a phrase in the visitor's language, and one of the home page's own", async () => {
  setMyLanguage(japanese);
  const ofHome = phraseEntry("Please");
  const { user } = await renderApp("/", {
    ...answers,
    language: {
      ...answers.language,
      popularPhrases: ({ slug }: { slug: string }) => (slug === "farsi" ? [ofHome] : popular),
    },
    sheet: { entries: () => [] },
  });
  const mine = within(await section("Phrases in Japanese"));
  await user.click(await mine.findByRole("button", { name: "Save “Phrase 0” in Japanese" }));
  await user.click(screen.getByRole("button", { name: "Save “Please” in Farsi (Persian)" }));
  expect(readSavedPhrases()).toEqual([ofHome, popular[0]]);
});

test("shows the phrases in the forms that the visitor says", async () => {
  setMyLanguage(japanese);
  setSpeakingAs({ speaker: "woman", regions: {} });
  const { id } = popular[0] as (typeof popular)[number];
  const form = languageForm({ id, label: "said by a woman", native_text: "ありがとうね", speaker: "woman" });
  await renderApp("/", { ...answers, language: { ...answers.language, forms: () => [form] } });
  const mine = within(await section("Phrases in Japanese"));
  expect(await mine.findByText("ありがとうね")).toBeVisible();
});

test("draws the popular phrases with a small font that has only their glyphs", async () => {
  const added: unknown[][] = [];
  vi.stubGlobal("FontFace", function fontFace(family: string, bytes: Uint8Array, descriptors: object) {
    added.push([family, String.fromCharCode(...bytes), descriptors]);
  });
  Object.defineProperty(document, "fonts", { configurable: true, value: { add: () => undefined } });
  const known = phraseEntry("Hello", farsi);
  const changed = { ...phraseEntry("Thank you", farsi), native_text: "ممنون" };
  const text = known.native_text;
  const font = { family: "SW Naskh", font: btoa("glyphs"), descriptors: { weight: "500" }, texts: [text] };
  apiServer.use(http.get("*/data/fonts/farsi.json", () => HttpResponse.json(font)));
  setMyLanguage(farsi);
  await renderApp("/phrases", {
    ...answers,
    language: { ...answers.language, popularPhrases: () => [known, changed] },
  });
  const mine = within(await section(`Phrases in ${farsi.name}`));
  const [first, second] = await mine.findAllByRole("listitem");
  expect(first?.style.getPropertyValue("--page-font")).toBe('"Phrases farsi","SW Naskh"');
  expect(second?.style.getPropertyValue("--page-font")).toBe("");
  expect(added).toEqual([["Phrases farsi", "glyphs", { weight: "500" }]]);
});

test("is absent while no language is chosen", async () => {
  await renderApp("/phrases", answers);
  expect(link()).not.toBeInTheDocument();
});

test("is absent from a list that is filtered by a language", async () => {
  setMyLanguage(japanese);
  await renderApp("/phrases?language=farsi", answers);
  expect(link()).not.toBeInTheDocument();
});

test("is absent from the home page for the language whose phrases that page shows anyway", async () => {
  setMyLanguage(farsi);
  await renderApp("/", answers);
  expect(link()).not.toBeInTheDocument();
});

test("says that the visitor's language was removed", async () => {
  setMyLanguage(japanese);
  const popularPhrases = ({ slug }: { slug: string }) => {
    if (slug === "japanese") throw new ApiFailure(404);
    return [];
  };
  await renderApp("/", { ...answers, language: { ...answers.language, popularPhrases } });
  expect(await screen.findByText(/^Japanese is no longer in Saywhere\./)).toBeVisible();
});

test("announces that the phrases could not be loaded, and loads them on request", async () => {
  expectConsoleError(/The phrases in Japanese did not load/);
  setMyLanguage(japanese);
  let fails = true;
  const popularPhrases = ({ slug }: { slug: string }) => {
    if (fails && slug === "japanese") throw new ApiFailure(400);
    return popular;
  };
  const { user } = await renderApp("/", { ...answers, language: { ...answers.language, popularPhrases } });
  const mine = within(await section("Phrases in Japanese"));
  expect(await mine.findByRole("alert")).toHaveTextContent("The phrases could not be loaded.");
  fails = false;
  await user.click(mine.getByRole("button", { name: "Try again" }));
  expect(await mine.findByRole("link", { name: /^Phrase 0/ })).toBeVisible();
  expect(mine.queryByRole("alert")).toBeNull();
});
