import { notify } from "@saywhere/ui/toasts/notify";
import styles from "./listen.module.css";
import { ListenButtons, type StartSound, usePlayer } from "./player.tsx";
import { useVoice } from "./voices.ts";

export interface ListenProps {
  audioUrl: string | null;
  text: string;
  /** BCP 47 tag of the text's language. */
  lang: string;
  languageName: string;
}

/** Pronunciation of the phrase: the recording, or else the browser's own voice. */
export function Listen({ audioUrl, ...spoken }: ListenProps) {
  return audioUrl ? (
    <PlayAudio key={audioUrl} url={audioUrl} />
  ) : (
    <SyntheticVoice key={spoken.text} {...spoken} />
  );
}

/** Plays the recording of a phrase. */
function PlayAudio({ url }: { url: string }) {
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

interface SyntheticVoiceProps {
  text: string;
  /** BCP 47 tag of the text's language. */
  lang: string;
  languageName: string;
}

/** Without a recording, the browser's voice for the language reads the phrase; the page labels it as synthetic. */
function SyntheticVoice({ text, lang, languageName }: SyntheticVoiceProps) {
  const voice = useVoice(lang);
  const start: StartSound = (speed, onEnd, onFailure) => {
    const utterance = new SpeechSynthesisUtterance(text);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? lang;
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
