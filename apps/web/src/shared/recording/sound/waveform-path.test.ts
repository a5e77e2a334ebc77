import { expect, test } from "vitest";
import { waveformPath } from "./waveform-path.ts";

test("draws a bar for each column, the loudest at full height and silence as a thin line", () => {
  const samples = Float32Array.from([0, 0, 0.25, -0.1, -0.5, 0.1]);
  expect(waveformPath(samples, 3)).toBe(
    "M0 -0.020h.7v0.040h-.7zM1 -0.500h.7v1.000h-.7zM2 -1.000h.7v2.000h-.7z",
  );
});

test("draws a line for a sound without samples", () => {
  expect(waveformPath(new Float32Array(), 2)).toBe("M0 -0.020h.7v0.040h-.7zM1 -0.020h.7v0.040h-.7z");
});
