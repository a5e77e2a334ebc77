import { expect, test } from "vitest";
import { tones } from "../../../testing/tones.ts";
import { levelSound, speechLoudness } from "./cut-and-level.ts";
import { fromDecibels, peakOf, type Sound } from "./sound.ts";

const whole = ({ samples }: Sound) => ({ start: 0, end: samples.length });

test.each([0.01, 0.05, 0.3, 0.9])("makes speech of the amplitude %d as loud as any other", (amplitude) => {
  const sound = tones([0.2, 0], [1, amplitude], [0.2, 0]);
  expect(speechLoudness(levelSound(sound, whole(sound)))).toBeCloseTo(fromDecibels(-20), 2);
});

test("never clips, also where a short peak is far above the rest", () => {
  const sound = tones([1, 0.01], [0.02, 0.9], [1, 0.01]);
  const { samples } = levelSound(sound, whole(sound));
  expect(peakOf(samples)).toBeLessThanOrEqual(fromDecibels(-1.5) + 1e-6);
});

test("raises a very quiet recording by 30 dB at most", () => {
  const sound = tones([1, 0.0005]);
  expect(peakOf(levelSound(sound, whole(sound)).samples)).toBeCloseTo(0.0005 * fromDecibels(30), 3);
});

test("cuts out the part, fades its ends, and leaves the recording as it is", () => {
  const sound = tones([0.5, 0], [1, 0.3], [0.5, 0]);
  const before = sound.samples.slice();
  const { samples, rate } = levelSound(sound, { start: 30_000, end: 54_000 });
  expect([samples.length, rate]).toEqual([24_000, 48_000]);
  expect([samples[0], samples.at(-1)].map((sample = 1) => Math.abs(sample))).toEqual([0, 0]);
  expect(sound.samples).toEqual(before);
});

test("removes a constant offset", () => {
  const { samples, rate } = tones([1, 0.1]);
  const shifted = { samples: samples.map((sample) => sample + 0.2), rate };
  const leveled = levelSound(shifted, whole(shifted)).samples;
  expect(leveled.reduce((sum, sample) => sum + sample, 0) / leveled.length).toBeCloseTo(0, 3);
});

test("leaves digital silence silent", () => {
  const silence = { samples: new Float32Array(4_800), rate: 48_000 };
  expect(peakOf(levelSound(silence, whole(silence)).samples)).toBe(0);
});
