import { fromDecibels, loudnessOf, peakOf, type Sound, type SoundRange } from "./sound.ts";

/** How loud speech is in every recording. */
const LOUDNESS = fromDecibels(-20);
/** The highest peak: encoding may add to it, and a decoder must not clip it. */
const PEAK = fromDecibels(-1.5);
/** The most that a quiet recording is raised: more would raise the noise of the room. */
const MAX_GAIN = fromDecibels(30);

/** Seconds over which the sound fades in and out, so that the cut is not heard. */
const FADE_IN = 0.005;
const FADE_OUT = 0.02;

/** How loud the speech of a sound is: the quiet parts, 20 dB below the loudest, do not count. */
export function speechLoudness(sound: Sound): number {
  const loudness = loudnessOf(sound);
  const gate = peakOf(loudness) / 10;
  const speech = loudness.filter((value) => value >= gate);
  return Math.sqrt(speech.reduce((sum, value) => sum + value ** 2, 0) / Math.max(1, speech.length));
}

/**
 * Cuts a part out of a recording and makes it as loud as all others, without clipping.
 *
 * @returns a new sound; silence stays silence
 */
export function levelSound({ samples, rate }: Sound, { start, end }: SoundRange): Sound {
  const cut = samples.slice(start, end);
  const offset = cut.reduce((sum, sample) => sum + sample, 0) / Math.max(1, cut.length);
  const centered = cut.map((sample) => sample - offset);
  const loudness = speechLoudness({ samples: centered, rate });
  const peak = peakOf(centered);
  const gain =
    peak === 0 ? 1 : Math.min(LOUDNESS / Math.max(loudness, Number.EPSILON), PEAK / peak, MAX_GAIN);
  const last = centered.length - 1;
  return {
    rate,
    samples: centered.map((sample, at) => {
      const fade = Math.min(1, at / (FADE_IN * rate), (last - at) / (FADE_OUT * rate));
      return sample * gain * fade;
    }),
  };
}
