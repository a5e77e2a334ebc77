import { notify } from "@saywhere/ui/toasts/notify";
import type { StartSound } from "./use-player.ts";

/**
 * Plays a recording. Where it cannot be played, as without a connection, the browser's voice reads the text instead, if
 * it has one for the language.
 */
export function startRecording(url: string, spoken: Spoken): StartSound {
  return (speed, onEnd, onFailure) => {
    const audio = new Audio(url);
    let stop = () => audio.pause();
    // Both the `error` event and the promise of `play()` report a failure. Stopping also rejects that promise.
    let isOver = false;
    const fail = (reason: unknown) => {
      if (isOver) return;
      isOver = true;
      if (!spoken.voice) return onFailure(reason);
      notify({
        title: "The recording could not be played",
        message: "The computer voice reads the phrase instead.",
      });
      stop = startSpeech(spoken)(speed, onEnd, onFailure);
    };
    audio.playbackRate = speed;
    audio.addEventListener("ended", onEnd);
    audio.addEventListener("error", () => fail(audio.error));
    audio.play().catch(fail);
    return () => {
      isOver = true;
      stop();
    };
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
