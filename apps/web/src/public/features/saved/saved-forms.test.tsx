import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { japanese } from "../../../testing/languages.ts";
import { readSavedPhrases, SAVED_PHRASES_KEY, writeSavedPhrases } from "../../lib/saved-phrases.ts";
import { readSheets, SHEETS_KEY } from "../../lib/sheets/sheets.ts";
import { setSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { phraseEntry } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

const thanks = { ...phraseEntry("Thank you", japanese), native_text: "ありがとうございます" };
const casual = {
  label: "informal",
  speaker: null,
  register: "informal" as const,
  region: null,
  native_text: "ありがとう",
  romanization: null,
  pronunciation_guide: null,
};
const texts = { pronunciation_guide: "ah-ree-GAH-toh", audio_url: null };
/** What earlier versions saved of a phrase that was shown so. */
const former = {
  ...thanks,
  native_text: casual.native_text,
  form: { label: "informal", slug: "informal", automatic: true as const },
};

const open = (address = "/saved") =>
  renderApp(address, {
    language: { forms: () => [{ ...casual, id: thanks.id }] },
    sheet: { entries: () => [{ ...thanks, ...texts, usage_notes: "A note" }] },
  });
const link = (name: RegExp) => screen.findByRole("link", { name });

beforeEach(() => localStorage.clear());

test("shows a saved phrase as the visitor speaks now, with a link to its page rather than to a form", async () => {
  writeSavedPhrases([thanks]);
  setSpeakingAs({ register: "informal", regions: {} });
  await open();
  expect(await link(/ありがとう$/)).toHaveAttribute("href", "/phrases/japanese/thank-you");
  act(() => void setSpeakingAs({ regions: {} }));
  expect(await link(/ありがとうございます/)).toHaveAttribute("href", "/phrases/japanese/thank-you");
});

test("loads the main form of a phrase that was saved in a form that nobody chose, and keeps it in its sheets", async () => {
  localStorage.setItem(SAVED_PHRASES_KEY, JSON.stringify([former]));
  const sheet = { id: "dinner", name: "Dinner", phrases: [`${thanks.id}/informal`] };
  localStorage.setItem(SHEETS_KEY, JSON.stringify({ sheets: [sheet], current: null }));
  await open("/saved#own=dinner");
  expect(await link(/ありがとうございます/)).toHaveAttribute("href", "/phrases/japanese/thank-you");
  expect(readSavedPhrases()).toEqual([{ ...thanks, ...texts }]);
  expect(localStorage.getItem(SHEETS_KEY)).not.toContain("informal");
  expect(readSheets().sheets[0]?.phrases).toEqual([String(thanks.id)]);
});

test("keeps such a phrase as it is without a connection", async () => {
  writeSavedPhrases([former]);
  const asked = vi.fn(() => {
    throw new ApiFailure(503);
  });
  await renderApp("/saved", { sheet: { entries: asked } });
  expect(await link(/ありがとう$/)).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(readSavedPhrases()).toEqual([former]);
});
