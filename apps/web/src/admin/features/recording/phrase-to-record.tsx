import { NativeText } from "@saywhere/ui/text/native-text";
import { Romanization } from "@saywhere/ui/text/romanization";
import type { TranslationRow } from "@saywhere/validators/content/translation";

interface PhraseToRecordProps {
  row: TranslationRow;
  /** Whether to offer the recording that the translation has. */
  showsRecording: boolean;
}

/** The text to say, large, with its romanization and the English. */
export function PhraseToRecord({
  row: { language, phrase, translation },
  showsRecording,
}: PhraseToRecordProps) {
  if (!translation) return null;
  return (
    <div className="rec-phrase">
      <p className="rec-english">{phrase.english}</p>
      <NativeText as="p" size="display" {...language} className="rec-native">
        {translation.native_text}
      </NativeText>
      {translation.romanization && (
        <p className="rec-romanization">
          <Romanization code={language.code}>{translation.romanization}</Romanization>
        </p>
      )}
      {showsRecording && translation.audio_url && (
        <div className="rec-existing">
          <p>Current recording</p>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the phrase itself is its caption */}
          <audio
            key={translation.audio_url}
            controls
            preload="none"
            src={translation.audio_url}
            aria-label="Current recording"
          />
        </div>
      )}
    </div>
  );
}
