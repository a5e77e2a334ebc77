/** Encodes samples as a WAV file: PCM, one channel, eight or sixteen bits. */
export function encodeWav(samples: Uint8Array | Int16Array, rate: number): Buffer {
  const bytes = samples.BYTES_PER_ELEMENT;
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(bytes * rate, 28);
  head.writeUInt16LE(bytes, 32);
  head.writeUInt16LE(8 * bytes, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}
