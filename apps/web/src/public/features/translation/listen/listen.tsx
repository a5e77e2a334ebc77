import { PlayAudio } from "./play-audio.tsx";
import { SyntheticVoice } from "./synthetic-voice.tsx";

export interface ListenProps {
  audioUrl: string | null;
  text: string;
  /** ISO 639-1 code of the language. */
  code: string;
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
