// @vitest-environment node
import { expect, test } from "vitest";
import { tones } from "../../../testing/tones.ts";
import { encodeMp3 } from "./encode-mp3.ts";

/** Samples in a frame of an MP3 of this rate. */
const FRAME = 1_152;

test("encodes a sound as an MP3 file of the right size for its length", async () => {
  const file = await encodeMp3(tones([2, 0.3]));
  expect(file.type).toBe("audio/mpeg");
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The frame sync, MPEG-1, layer III, without a checksum.
  expect(Array.from(bytes.slice(0, 2))).toEqual([0xff, 0xfb]);
  const seconds = (bytes.length * 8) / 64_000;
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(2 + (4 * FRAME) / 48_000);
});
