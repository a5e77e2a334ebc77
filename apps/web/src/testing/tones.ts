import type { Sound } from "../shared/recording/sound/sound.ts";

const RATE = 48_000;

/**
 * A sound of parts: `[seconds, amplitude]`, each a tone of 220 Hz. An amplitude of 0 is silence, with the noise of a
 * room.
 */
export function tones(...parts: [seconds: number, amplitude: number][]): Sound {
  const samples = parts.flatMap(([seconds, amplitude]) =>
    Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
      amplitude === 0 ? 0.0004 * Math.sin(at * at) : amplitude * Math.sin((2 * Math.PI * 220 * at) / RATE),
    ),
  );
  return { samples: Float32Array.from(samples), rate: RATE };
}
