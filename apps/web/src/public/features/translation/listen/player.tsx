import { Button } from "@saywhere/ui/button";
import { IconPlayerStop, IconVolume } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";

const NORMAL_SPEED = 1;
const SLOW_SPEED = 0.6;

/** Starts a sound and returns a function that stops it. Calls one of the two callbacks when the sound ends or fails. */
export type StartSound = (
  speed: number,
  onEnd: () => void,
  onFailure: (reason: unknown) => void,
) => () => void;

/** Plays at most one sound at a time, and stops it when the visitor leaves. */
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
      // A sound stopped in favour of another may report its end late.
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

interface ListenButtonsProps {
  label: string;
  /** Speed of the current playback; null while nothing plays. */
  speed: number | null;
  play: (speed: number) => void;
  silence: () => void;
}

/** Play and play slowly; pressing the playing one stops it. */
export function ListenButtons({ label, speed, play, silence }: ListenButtonsProps) {
  const sounds = (asked: number) => speed === asked;
  const toggle = (asked: number) => () => (sounds(asked) ? silence() : play(asked));
  return (
    <>
      <Button
        icon={sounds(NORMAL_SPEED) ? <IconPlayerStop aria-hidden /> : <IconVolume aria-hidden />}
        onClick={toggle(NORMAL_SPEED)}
      >
        {sounds(NORMAL_SPEED) ? "Stop" : label}
      </Button>
      <Button
        variant="outline"
        icon={sounds(SLOW_SPEED) ? <IconPlayerStop aria-hidden /> : <IconVolume aria-hidden />}
        onClick={toggle(SLOW_SPEED)}
      >
        {sounds(SLOW_SPEED) ? "Stop" : "Slowly"}
      </Button>
    </>
  );
}
