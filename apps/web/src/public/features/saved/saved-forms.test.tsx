import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { japanese } from "../../../testing/languages.ts";
import { writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { setSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { languageForm, phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const thanks = { ...phraseEntry("Thank you", japanese), native_text: "ありがとうございます" };
const casual = languageForm({
  id: thanks.id,
  label: "informal",
  register: "informal",
  native_text: "ありがとう",
});
const link = (name: RegExp) => screen.findByRole("link", { name });

test("shows a saved phrase as the visitor speaks now, with a link to its page rather than to a form", async () => {
  writeSavedPhrases([thanks]);
  setSpeakingAs({ register: "informal", regions: {} });
  await renderApp("/saved", { language: { forms: () => [casual] } });
  expect(await link(/ありがとう$/)).toHaveAttribute("href", "/phrases/japanese/thank-you");
  act(() => void setSpeakingAs({ regions: {} }));
  expect(await link(/ありがとうございます/)).toHaveAttribute("href", "/phrases/japanese/thank-you");
});
