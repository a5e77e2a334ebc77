import { IconButton } from "@saywhere/ui/icon-button";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { IconPlayerStop, IconVolume } from "@tabler/icons-react";
import type { SavedPhrase } from "../saved-phrases.ts";
import { reportRecordingFailure, reportSpeechFailure, startRecording, startSpeech } from "./start-sound.ts";
import { usePlayer } from "./use-player.ts";

export { watchVoice } from "./voices.ts";

export interface ListenIconProps {
  entry: SavedPhrase;
  /** The browser's voice for the language; null when it has none, undefined until that is known. */
  voice: SpeechSynthesisVoice | null | undefined;
}

/** Plays a phrase of a list, by its recording or the browser's voice; renders nothing without both. */
export function ListenIcon(props: ListenIconProps) {
  return props.entry.audio_url || props.voice ? <Listen {...props} /> : null;
}

function Listen({ entry, voice }: ListenIconProps) {
  const { audio_url, native_text, language, phrase } = entry;
  const spoken = { text: native_text, lang: languageTag(language.code, language.script), voice };
  const player = usePlayer(
    audio_url ? startRecording(audio_url, spoken) : startSpeech(spoken),
    audio_url ? reportRecordingFailure : reportSpeechFailure,
  );
  const isPlaying = player.speed !== null;
  return (
    <IconButton
      label={isPlaying ? `Stop “${phrase.english}”` : `Listen to “${phrase.english}”`}
      onClick={() => (isPlaying ? player.silence() : player.play(1))}
    >
      {isPlaying ? (
        <IconPlayerStop size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconVolume size={20} stroke={1.75} aria-hidden />
      )}
    </IconButton>
  );
}
