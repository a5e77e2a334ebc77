import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { phraseEntry } from "../testing/fixtures.ts";
import { readSavedPhrases, savePhrase } from "./saved-phrases.ts";
import { useSaveToggle } from "./use-save-toggle.ts";

const listed = phraseEntry("Hello");
const recorded = { ...listed, pronunciation_guide: "heh-LOH", audio_url: "/media/hello.mp3" };

test("updates a saved phrase by what a list has, and keeps its pronunciation and recording", () => {
  savePhrase(recorded);
  renderHook(() => useSaveToggle({ ...listed, native_text: "corrected" }));
  expect(readSavedPhrases()).toEqual([{ ...recorded, native_text: "corrected" }]);
});

test("does not fight with another tab that shows an older state of the phrase", () => {
  savePhrase(recorded);
  renderHook(() => useSaveToggle(recorded));
  const older = { ...recorded, native_text: "older" };
  act(() => void savePhrase(older));
  expect(readSavedPhrases()).toEqual([older]);
});

const formal = { label: "formal", slug: "formal" };
const inForm = { ...listed, native_text: "Good day", form: { ...formal, automatic: true as const } };
const shown = { ...inForm, main: listed };

test("counts a phrase as saved in whichever form the visitor's way to speak shows it", () => {
  savePhrase(recorded);
  const { result } = renderHook(() => useSaveToggle(shown));
  expect(result.current.saved).toEqual(recorded);
  expect(readSavedPhrases()).toEqual([recorded]);
  act(() => result.current.toggle());
  expect(readSavedPhrases()).toEqual([]);
});

test("tells the main form from one that was chosen, also where both look alike", () => {
  const chosen = { ...listed, native_text: "Good day", form: formal };
  savePhrase(chosen);
  const { result } = renderHook(() => useSaveToggle(shown));
  expect(result.current.saved).toBeUndefined();
  act(() => result.current.toggle());
  expect(readSavedPhrases()).toEqual([listed, chosen]);
});
