import { Button } from "@saywhere/ui/button";
import { IconPlayerStop, IconVolume } from "@tabler/icons-react";

const NORMAL_SPEED = 1;
const SLOW_SPEED = 0.6;

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
