import type { LanguageForm } from "@saywhere/validators/content/phrase-detail";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { SAVED_PHRASES_KEY, type SavedPhrase } from "../../lib/saved-phrases.ts";
import { languageForm, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { forgetProgress } from "./progress.ts";

const thanks = {
  ...phraseEntry("Thank you", japanese),
  native_text: "ありがとうございます",
  romanization: "Arigatō gozaimasu",
};
const informal = languageForm({
  id: thanks.id,
  label: "informal",
  native_text: "ありがとう",
  romanization: "Arigatō",
  register: "informal",
});
const saved = ({ native_text, romanization, label }: LanguageForm): SavedPhrase => ({
  ...thanks,
  native_text,
  romanization,
  form: { label, slug: label },
});

beforeEach(forgetProgress);

test.each([
  ["the informal form", thanks, "arigatou"],
  ["the main form of one that was saved in another", saved(informal), "arigatou gozaimasu"],
])("accepts %s of a phrase, and says that it is another one", async (_, entry, typed) => {
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify([entry]));
  localStorage.setItem("saywhere.practice-options", JSON.stringify({ asked: "to-language", way: "type" }));
  const { user } = await renderApp("/practice?set=saved", {
    language: { list: () => [japanese], forms: () => [informal] },
    category: { list: () => [] },
    sheet: {
      entries: () => [{ ...thanks, pronunciation_guide: null, usage_notes: null, audio_url: null }],
    },
  });
  await user.click(await screen.findByRole("button", { name: "Start practice" }));
  await user.type(await screen.findByRole("textbox", { name: /^Type it in Japanese/ }), `${typed}{Enter}`);
  expect(await screen.findByText(/^Correct, in another form\./)).toBeVisible();
  expect(screen.getByText(entry.native_text)).toBeVisible();
});
