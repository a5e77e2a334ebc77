import { speechLoudness } from "./cut-and-level.ts";
import { fromDecibels, type Sound, type SoundRange } from "./sound.ts";

/** Speech below this is raised so much that the noise of the room is heard. */
const QUIET = fromDecibels(-46);
/** Samples at the limit, next to each other, that are heard as crackling. */
const CLIPPED_SAMPLES = 3;
const CLIPPED_LEVEL = 0.99;
/** Seconds; phrases take two or three. */
const LONG = 12;

export type SoundProblem = "quiet" | "clipped" | "long";

/** What is likely wrong with a part of a recording. None of it prevents keeping it. */
export function soundProblems({ samples, rate }: Sound, { start, end }: SoundRange): SoundProblem[] {
  const part = { samples: samples.slice(start, end), rate };
  const problems: SoundProblem[] = [];
  if (speechLoudness(part) < QUIET) problems.push("quiet");
  if (isClipped(part.samples)) problems.push("clipped");
  if (end - start > LONG * rate) problems.push("long");
  return problems;
}

function isClipped(samples: Float32Array): boolean {
  let run = 0;
  for (const sample of samples) {
    run = Math.abs(sample) >= CLIPPED_LEVEL ? run + 1 : 0;
    if (run >= CLIPPED_SAMPLES) return true;
  }
  return false;
}
