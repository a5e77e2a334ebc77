import type { StartSound } from "./use-player.ts";

/** Plays sounds one after the other; ends with the last one, and with the first that fails. */
export function startSequence(sounds: readonly StartSound[]): StartSound {
  return (speed, onEnd, onFailure) => {
    let stopSound = () => {};
    // A voice that is stopped reports its end as well, after which nothing else begins.
    let isStopped = false;
    const playFrom = (index: number) => {
      if (isStopped) return;
      const start = sounds[index];
      if (start) stopSound = start(speed, () => playFrom(index + 1), onFailure);
      else onEnd();
    };
    playFrom(0);
    return () => {
      isStopped = true;
      stopSound();
    };
  };
}
