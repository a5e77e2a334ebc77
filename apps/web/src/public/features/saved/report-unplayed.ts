import { notify } from "@saywhere/ui/toasts/notify";

/** A phrase that could not be played. */
export interface Unplayed {
  /** Whether it has a recording; the others are read by the browser's voice. */
  isRecorded: boolean;
  reason: unknown;
}

/** Shows how many phrases could not be played, also on the console, as for a single one (specification §8). */
export function reportUnplayed(unplayed: readonly Unplayed[]): void {
  for (const { isRecorded, reason } of unplayed) {
    console.error(isRecorded ? "Audio playback failed" : "Speech synthesis failed", reason);
  }
  const recorded = unplayed.filter(({ isRecorded }) => isRecorded).length;
  const advice = recorded > 0 ? "Check your connection and try again" : "Try again";
  notify({
    title: titleOf(recorded, unplayed.length - recorded),
    message: `${advice}, or read the pronunciation guide.`,
    variant: "destructive",
  });
}

function titleOf(recorded: number, read: number): string {
  if (read === 0) return `${recorded} ${recorded === 1 ? "recording" : "recordings"} could not be played`;
  if (recorded === 0) return `The computer voice could not read ${read} ${read === 1 ? "phrase" : "phrases"}`;
  return `${recorded + read} phrases could not be played`;
}
