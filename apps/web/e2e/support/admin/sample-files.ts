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
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  // PCM, one channel, eight bits.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.length, 40);
  return { name, mimeType: "audio/wav", buffer: Buffer.concat([head, samples]) };
}
