const padded = (...beginning: (string | number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...beginning.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
    Buffer.alloc(600),
  ]);

const ftyp = (brand: string): Buffer<ArrayBuffer> =>
  padded([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 2, 0], "isommp42");

const ogg = (codec: string): Buffer<ArrayBuffer> => padded("OggS", [0, 2], "\0".repeat(22), codec);

/** A minimal file for each accepted extension. */
const SAMPLES: Record<string, Buffer<ArrayBuffer>> = {
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  jpg: padded([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF\0"),
  webp: padded("RIFF", [0, 2, 0, 0], "WEBPVP8 "),
  avif: padded([0, 0, 0, 24], "ftypavif", [0, 0, 0, 0], "avifmif1"),
  gif: padded("GIF89a", [1, 0, 1, 0, 0, 0, 0]),
  svg: Buffer.from('<?xml version="1.0"?>\n<!-- drawn --><svg xmlns="http://www.w3.org/2000/svg"/>'),
  pdf: padded("%PDF-1.7\n"),
  woff2: padded("wOF2", [0, 1, 0, 0]),
  txt: Buffer.from("سلام، hello\n"),
  csv: Buffer.from("\ufeffenglish,farsi\nhello,سلام\n"),
  json: Buffer.from(' {"hello": "سلام"}'),
  mp3: padded("ID3", [4, 0, 0, 0, 127, 127, 127]),
  m4a: ftyp("M4A "),
  ogg: ogg("\x01vorbis"),
  opus: ogg("OpusHead"),
  wav: padded("RIFF", [0, 2, 0, 0], "WAVEfmt "),
  flac: padded("fLaC", [0, 0, 0, 34]),
  mp4: ftyp("isom"),
  m4v: ftyp("M4V "),
  webm: padded([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], "webm"),
  weba: padded([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], "webm"),
  vtt: Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nسلام\n"),
};

/** The sample of an extension. */
export function sampleOf(ending: string): Buffer<ArrayBuffer> {
  const sample = SAMPLES[ending];
  if (!sample) throw new Error(`There is no sample of ${ending}`);
  return sample;
}
