import { expect, test } from "vitest";
import { tones } from "../../../testing/tones.ts";
import { findSpeech } from "./find-speech.ts";
import type { Sound } from "./sound.ts";

test.each<[string, Sound, number, number]>([
  [
    "finds the speech between the silence at both ends, with a little of it around",
    tones([0.8, 0], [1.2, 0.4], [0.9, 0]),
    0.74,
    2.15,
  ],
  [
    "keeps a pause within the speech",
    tones([0.5, 0], [0.4, 0.3], [0.7, 0], [0.4, 0.3], [0.5, 0]),
    0.44,
    2.15,
  ],
  [
    "cuts off the clicks of a key at both ends",
    tones([0.02, 0.5], [0.6, 0], [1, 0.3], [0.6, 0], [0.03, 0.5]),
    0.56,
    1.77,
  ],
  [
    "keeps a short sound next to speech, such as a final consonant",
    tones([0.5, 0], [0.5, 0.3], [0.1, 0], [0.03, 0.2], [0.5, 0]),
    0.44,
    1.28,
  ],
  ["keeps quiet speech before loud speech", tones([0.5, 0], [0.4, 0.03], [0.5, 0.4], [0.5, 0]), 0.44, 1.55],
  ["finds a single short sound", tones([0.5, 0], [0.05, 0.3], [0.5, 0]), 0.44, 0.7],
  ["finds a short word in a long recording", tones([15, 0], [0.2, 0.3], [5, 0]), 14.94, 15.35],
  ["keeps speech that fills the recording", tones([1, 0.4]), 0, 1],
])("%s", (_title, sound, start, end) => {
  const range = findSpeech(sound);
  expect((range?.start ?? 0) / sound.rate).toBeCloseTo(start, 1);
  expect((range?.end ?? 0) / sound.rate).toBeCloseTo(end, 1);
});

test.each([
  ["silence", tones([1, 0])],
  ["no samples", tones()],
])("finds nothing in %s", (_name, sound) => expect(findSpeech(sound)).toBeNull());
