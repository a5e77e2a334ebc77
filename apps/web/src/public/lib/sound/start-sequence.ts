import type { StartSound } from "./use-player.ts";

/** Why a sound of a sequence could not be played. */
export interface SequenceFailure {
  /** Position of the sound in the sequence. */
  index: number;
  reason: unknown;
}

/** Plays sounds one after the other. Those that fail are passed over, and reported together after the last one. */
export function startSequence(sounds: readonly StartSound[]): StartSound<SequenceFailure[]> {
  return (speed, onEnd, onFailure) => {
    const failures: SequenceFailure[] = [];
    let stopSound = () => {};
    // A voice that is stopped reports its end as well, after which nothing else begins.
    let isStopped = false;
    const playFrom = (index: number) => {
      if (isStopped) return;
      const start = sounds[index];
      const next = () => playFrom(index + 1);
      const fail = (reason: unknown) => {
        failures.push({ index, reason });
        next();
      };
      if (start) stopSound = start(speed, next, fail);
      else if (failures.length > 0) onFailure(failures);
      else onEnd();
    };
    playFrom(0);
    return () => {
      isStopped = true;
      stopSound();
    };
  };
}
