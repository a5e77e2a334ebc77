import { notify } from "@saywhere/ui/toasts/notify";
import type { StartSound } from "./use-player.ts";

/** Plays a recording. */
export function startRecording(url: string): StartSound {
  return (speed, onEnd, onFailure) => {
    const audio = new Audio(url);
    audio.playbackRate = speed;
    audio.addEventListener("ended", onEnd);
    audio.addEventListener("error", () => onFailure(audio.error));
    audio.play().catch(onFailure);
    return () => audio.pause();
  };
}

interface Spoken {
  text: string;
  /** Language of the text where no voice is known. */
  lang: string;
  voice: SpeechSynthesisVoice | null | undefined;
}

/** Reads a text with a voice of the browser. */
export function startSpeech({ text, lang, voice }: Spoken): StartSound {
  return (speed, onEnd, onFailure) => {
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
}

/** Shows that a sound failed, also on the console (specification §8). */
const reportFailure = (log: string, title: string, advice: string) => (reason: unknown) => {
  console.error(log, reason);
  notify({ title, message: `${advice}, or read the pronunciation guide.`, variant: "destructive" });
};

export const reportRecordingFailure = reportFailure(
  "Audio playback failed",
  "The audio could not be played",
  "Check your connection and try again",
);

export const reportSpeechFailure = reportFailure(
  "Speech synthesis failed",
  "The computer voice could not read this phrase",
  "Try again",
);
