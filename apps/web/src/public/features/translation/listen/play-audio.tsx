import { notify } from "@saywhere/ui/toasts/notify";
import { ListenButtons } from "./listen-buttons.tsx";
import { type StartSound, usePlayer } from "./use-player.ts";

/** Plays the recording of a phrase. */
export function PlayAudio({ url }: { url: string }) {
  const start: StartSound = (speed, onEnd, onFailure) => {
    const audio = new Audio(url);
    audio.playbackRate = speed;
    audio.addEventListener("ended", onEnd);
    audio.addEventListener("error", () => onFailure(audio.error));
    audio.play().catch(onFailure);
    return () => audio.pause();
  };
  const player = usePlayer(start, (reason) => {
    console.error("Audio playback failed", reason);
    notify({
      title: "The audio could not be played",
      message: "Check your connection and try again, or read the pronunciation guide.",
      variant: "destructive",
    });
  });
  return <ListenButtons label="Play audio" {...player} />;
}
