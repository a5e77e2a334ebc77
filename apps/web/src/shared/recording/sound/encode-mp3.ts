import type { Sound } from "./sound.ts";

/** Bits per second in thousands: as good as twice that for music in stereo, and 8 kB for a second. */
const BIT_RATE = 64;
const SAMPLE_RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const USUAL_RATE = 48_000;

/** Encodes a sound as an MP3 file, which every browser plays. */
export async function encodeMp3(sound: Sound): Promise<Blob> {
  // A file of its own, because the encoder has another licence.
  const { Mp3Encoder } = await import("@breezystack/lamejs");
  const { samples, rate } = SAMPLE_RATES.includes(sound.rate) ? sound : await resample(sound, USUAL_RATE);
  const encoder = new Mp3Encoder(1, rate, BIT_RATE);
  const numbers = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
  const parts = [encoder.encodeBuffer(numbers), encoder.flush()];
  return new Blob(
    parts.map((part) => Uint8Array.from(part)),
    { type: "audio/mpeg" },
  );
}

async function resample({ samples, rate }: Sound, wanted: number): Promise<Sound> {
  const context = new OfflineAudioContext(1, Math.ceil((samples.length * wanted) / rate), wanted);
  const buffer = context.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start();
  const rendered = await context.startRendering();
  return { samples: rendered.getChannelData(0), rate: wanted };
}
