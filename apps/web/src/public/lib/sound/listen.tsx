import styles from "./listen.module.css";
import { ListenButtons } from "./listen-buttons.tsx";
import { reportRecordingFailure, reportSpeechFailure, startRecording, startSpeech } from "./start-sound.ts";
import { usePlayer } from "./use-player.ts";
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
    <PlayAudio key={audioUrl} url={audioUrl} {...spoken} />
  ) : (
    <SyntheticVoice key={spoken.text} {...spoken} />
  );
}

/** Plays the recording of a phrase. `startRecording` uses the browser's voice if the recording cannot be played. */
function PlayAudio({ url, text, lang }: SyntheticVoiceProps & { url: string }) {
  const voice = useVoice(lang);
  const player = usePlayer(startRecording(url, { text, lang, voice }), reportRecordingFailure);
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
  const player = usePlayer(startSpeech({ text, lang, voice }), reportSpeechFailure);

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
