import { IconButton } from "@saywhere/ui/icon-button";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { IconBookmark, IconPlayerStop, IconVolume } from "@tabler/icons-react";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import {
  reportRecordingFailure,
  reportSpeechFailure,
  startRecording,
  startSpeech,
} from "../../lib/sound/start-sound.ts";
import { usePlayer } from "../../lib/sound/use-player.ts";
import { useSaveToggle } from "../../lib/use-save-toggle.ts";
import styles from "./phrase-table.module.css";

export { watchVoice } from "../../lib/sound/voices.ts";

export interface RowActionsProps {
  entry: SavedPhrase;
  /** The browser's voice for the language; null when it has none, undefined until that is known. */
  voice: SpeechSynthesisVoice | null | undefined;
}

/** Listen and Save for one phrase of a list. Loaded after the page, whose rows reserve the space. */
export function RowActions({ entry, voice }: RowActionsProps) {
  const { saved, toggle } = useSaveToggle(entry);
  return (
    <>
      {entry.audio_url || voice ? <Listen entry={entry} voice={voice} /> : null}
      <IconButton
        label={`Save “${entry.phrase.english}”`}
        pressed={saved !== undefined}
        className={styles.save}
        onClick={toggle}
      >
        <IconBookmark size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}

function Listen({ entry, voice }: RowActionsProps) {
  const { audio_url, native_text, language, phrase } = entry;
  const player = usePlayer(
    audio_url
      ? startRecording(audio_url)
      : startSpeech({ text: native_text, lang: languageTag(language.code, language.script), voice }),
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
