import { Button } from "@saywhere/ui/button";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";

interface PlayButtonProps {
  /** The file's. */
  name: string;
  playing: boolean;
  onToggle(): void;
}

/** Opens the player of a file, or closes it. */
export function PlayButton({ name, playing, onToggle }: PlayButtonProps) {
  const Icon = playing ? IconPlayerStop : IconPlayerPlay;
  const word = playing ? "Stop" : "Play";
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Icon stroke={1.75} aria-hidden />}
      aria-label={`${word} ${name}`}
      onClick={onToggle}
    >
      {word}
    </Button>
  );
}
