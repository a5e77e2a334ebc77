import { encodeWav } from "./encode-wav.ts";

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The smallest picture. */
export function png(name: string): SampleFile {
  return { name, mimeType: "image/png", buffer: Buffer.from(DOT, "base64") };
}

const RATE = 8_000;

/** A tone of a second, that browsers play. */
export function wav(name: string, seconds = 1): SampleFile {
  const samples = Buffer.alloc(RATE * seconds);
  for (let at = 0; at < samples.length; at++)
    samples[at] = 128 + 64 * Math.sin((2 * Math.PI * 440 * at) / RATE);
  return { name, mimeType: "audio/wav", buffer: encodeWav(samples, RATE) };
}

/** A second of silence as an MP3 file: frames of 128 kbit/s at 44.1 kHz without sound. */
export function mp3(name: string): SampleFile {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return { name, mimeType: "audio/mpeg", buffer: Buffer.concat(Array.from({ length: 38 }, () => frame)) };
}
