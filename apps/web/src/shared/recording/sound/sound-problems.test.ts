import { expect, test } from "vitest";
import { tones } from "../../../testing/tones.ts";
import type { Sound } from "./sound.ts";
import { type SoundProblem, soundProblems } from "./sound-problems.ts";

const clipped = (sound: Sound): Sound => ({
  ...sound,
  samples: sound.samples.map((sample) => Math.max(-1, Math.min(1, sample))),
});

test.each<[string, Sound, SoundProblem[]]>([
  ["a usual recording", tones([2, 0.3]), []],
  ["a loud recording that is not clipped", tones([2, 0.98]), []],
  ["a very quiet one", tones([2, 0.004]), ["quiet"]],
  ["a clipped one", clipped(tones([2, 1.5])), ["clipped"]],
  ["a very long one", tones([13, 0.3]), ["long"]],
])("names what is wrong with %s", (_name, sound, problems) => {
  expect(soundProblems(sound, { start: 0, end: sound.samples.length })).toEqual(problems);
});

test("looks at the part that is kept only", () => {
  const sound = clipped(tones([1, 1.5], [1, 0.3]));
  expect(soundProblems(sound, { start: 48_000, end: 96_000 })).toEqual([]);
});
