import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { phraseEntry } from "../testing/fixtures.ts";
import { readSavedPhrases, savePhrase } from "./saved-phrases.ts";
import { useSaveToggle } from "./use-save-toggle.ts";

const listed = phraseEntry("Hello");
const recorded = { ...listed, pronunciation_guide: "heh-LOH", audio_url: "/media/hello.mp3" };

beforeEach(() => localStorage.clear());

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
