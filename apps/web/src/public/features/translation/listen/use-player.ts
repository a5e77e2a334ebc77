import { useCallback, useEffect, useRef, useState } from "react";

export const NORMAL_SPEED = 1;
export const SLOW_SPEED = 0.6;

/** Begins to sound; gives what stops it. It calls one of the two when it has ended or has failed. */
export type StartSound = (
  speed: number,
  onEnd: () => void,
  onFailure: (reason: unknown) => void,
) => () => void;

/** What plays at most one sound at a time, and falls silent when the visitor leaves. */
export function usePlayer(start: StartSound, onFailure: (reason: unknown) => void) {
  const [speed, setSpeed] = useState<number | null>(null);
  const stop = useRef<(() => void) | null>(null);

  const silence = useCallback(() => {
    stop.current?.();
    stop.current = null;
    setSpeed(null);
  }, []);
  useEffect(() => silence, [silence]);

  const play = (asked: number) => {
    silence();
    setSpeed(asked);
    const done = () => {
      // A sound that was stopped for another one may end late.
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
