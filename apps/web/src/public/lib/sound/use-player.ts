import { useCallback, useEffect, useRef, useState } from "react";

/** Starts a sound and returns a function that stops it. Calls one of the two callbacks when the sound ends or fails. */
export type StartSound<Reason = unknown> = (
  speed: number,
  onEnd: () => void,
  onFailure: (reason: Reason) => void,
) => () => void;

/** The sound that plays, of whichever player of the page. */
let current: { pause: () => void } | null = null;

/** Pauses the sound that plays in favor of another one. */
function replaceSound(sound: { pause: () => void }): void {
  if (current !== sound) current?.pause();
  current = sound;
}

// The browser's own players take part, too. Their events do not bubble.
document.addEventListener("play", ({ target }) => replaceSound(target as HTMLMediaElement), true);

// A voice goes on when the browser loads another page.
addEventListener("pagehide", () => current?.pause());

/** Plays a sound, of which the page has at most one at a time, and stops it when the visitor leaves. */
export function usePlayer<Reason>(start: StartSound<Reason>, onFailure: (reason: Reason) => void) {
  const [speed, setSpeed] = useState<number | null>(null);
  const stop = useRef<(() => void) | null>(null);

  const silence = useCallback(() => {
    const stopSound = stop.current;
    // Cleared first, because Safari reports a failure synchronously when a voice is stopped.
    stop.current = null;
    stopSound?.();
    setSpeed(null);
  }, []);
  useEffect(() => silence, [silence]);

  const play = (asked: number) => {
    replaceSound({ pause: silence });
    setSpeed(asked);
    const done = () => {
      // A sound stopped in favor of another may report its end late.
      if (stop.current !== own) return;
      stop.current = null;
      setSpeed(null);
    };
    const own = start(asked, done, (reason) => {
      if (stop.current !== own) return;
      done();
      onFailure(reason);
    });
    stop.current = own;
  };

  return { speed, play, silence };
}
