/** Recorded sound: one channel of samples between -1 and 1. */
export interface Sound {
  samples: Float32Array<ArrayBuffer>;
  /** Samples in a second. */
  rate: number;
}

/** A part of a sound, in samples. */
export interface SoundRange {
  start: number;
  end: number;
}

/** Root mean square of each 10 ms of a sound: how loud it is there. */
export function loudnessOf({ samples, rate }: Sound): Float32Array {
  const length = frameLength(rate);
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * length; at < (frame + 1) * length; at += 1) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / length);
  });
}

/** Samples in 10 ms. */
export function frameLength(rate: number): number {
  return Math.round(rate / 100);
}

/** The largest absolute sample. */
export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** An amplitude for decibels below full scale: -20 is 0.1. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}
