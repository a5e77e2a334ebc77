import { frameLength, fromDecibels, loudnessOf, type Sound, type SoundRange } from "./sound.ts";

/** Below this, the microphone heard nothing. */
const SILENCE = fromDecibels(-50);

/** Shorter noises are a key or a mouse, unless they are next to speech, as the end of “cat” is. In frames of 10 ms. */
const MIN_SPEECH_LENGTH = 7;
const NEAR_SPEECH = 20;
/** A pause that does not end a piece of speech. */
const SHORT_PAUSE = 5;

/** Kept around the speech, in seconds: voices begin and end more quietly than they are. */
const LEAD_IN = 0.06;
const LEAD_OUT = 0.15;

interface Piece {
  /** The first frame. */
  from: number;
  /** The frame after the last one. */
  to: number;
}

/**
 * Finds the speech in a recording: everything between the silence at its start and the silence at its end.
 *
 * @returns null if nothing was heard
 */
export function findSpeech(sound: Sound): SoundRange | null {
  const loudness = loudnessOf(sound);
  const sorted = loudness.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const noise = at(0.1);
  // The shortest speech is found in a recording of any length.
  const loud = Math.max(at(0.98), sorted.at(-MIN_SPEECH_LENGTH) ?? 0);
  if (loud < SILENCE) return null;
  // Above the noise of the room, but never so high that quiet syllables are cut.
  const threshold = Math.min(Math.max(noise * 3, loud * 0.05), loud * 0.3);
  const pieces = piecesAbove(loudness, threshold);
  const speech = pieces.filter(({ from, to }) => to - from >= MIN_SPEECH_LENGTH);
  const [first, last] = [speech[0] ?? pieces[0], speech.at(-1) ?? pieces.at(-1)];
  if (!first || !last) return null;
  const before = pieces.filter(({ from }) => from < first.from).toReversed();
  const after = pieces.filter(({ from }) => from > last.from);
  const from = before.reduce((start, one) => (start - one.to <= NEAR_SPEECH ? one.from : start), first.from);
  const to = after.reduce((end, one) => (one.from - end <= NEAR_SPEECH ? one.to : end), last.to);
  const frame = frameLength(sound.rate);
  return {
    start: Math.max(0, from * frame - Math.round(LEAD_IN * sound.rate)),
    end: Math.min(sound.samples.length, to * frame + Math.round(LEAD_OUT * sound.rate)),
  };
}

function piecesAbove(loudness: Float32Array, threshold: number): Piece[] {
  const pieces: Piece[] = [];
  for (const [frame, value] of loudness.entries()) {
    if (value < threshold) continue;
    const piece = pieces.at(-1);
    if (piece && frame - piece.to <= SHORT_PAUSE) piece.to = frame + 1;
    else pieces.push({ from: frame, to: frame + 1 });
  }
  return pieces;
}
