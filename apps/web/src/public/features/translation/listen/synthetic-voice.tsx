import { notify } from "@saywhere/ui/toasts/notify";
import styles from "./listen.module.css";
import { ListenButtons } from "./listen-buttons.tsx";
import { type StartSound, usePlayer } from "./use-player.ts";
import { useVoice } from "./use-voice.ts";

interface SyntheticVoiceProps {
  text: string;
  /** ISO 639-1 code of the language. */
  code: string;
  languageName: string;
}

/** Without a recording, the browser's voice for the language reads the phrase; the page labels it as synthetic. */
export function SyntheticVoice({ text, code, languageName }: SyntheticVoiceProps) {
  const voice = useVoice(code);
  const start: StartSound = (speed, onEnd, onFailure) => {
    const utterance = new SpeechSynthesisUtterance(text);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? code;
    utterance.rate = speed;
    utterance.addEventListener("end", onEnd);
    utterance.addEventListener("error", ({ error }) => onFailure(error));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  };
  const player = usePlayer(start, (reason) => {
    console.error("Speech synthesis failed", reason);
    notify({
      title: "The computer voice could not read this phrase",
      message: "Try again, or read the pronunciation guide.",
      variant: "destructive",
    });
  });

  if (voice === undefined) return null;
  if (voice === null) {
    return <p className={styles.note}>Your device has no {languageName} voice.</p>;
  }
  return (
    <>
      <ListenButtons label="Listen" {...player} />
      <p className={styles.note}>Computer voice</p>
    </>
  );
}
