import { Button } from "@saywhere/ui/button";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { startSequence } from "../../lib/sound/start-sequence.ts";
import { startRecording, startSpeech } from "../../lib/sound/start-sound.ts";
import { type StartSound, usePlayer } from "../../lib/sound/use-player.ts";
import { findVoice, watchVoice } from "../../lib/sound/voices.ts";
import { reportUnplayed } from "./report-unplayed.ts";

/**
 * Plays the recordings, or else reads the texts with the browser's voices; omits languages without a voice, and passes over
 * what cannot be played.
 */
export function PlayAll({ entries }: { entries: readonly SavedPhrase[] }) {
  const [, setKnown] = useState(false);
  // The voices of all languages become known at once.
  useEffect(() => watchVoice("", () => setKnown(true)), []);
  const sounds = entries.flatMap((entry) => {
    const start = soundOf(entry);
    return start ? [{ start, isRecorded: Boolean(entry.audio_url) }] : [];
  });
  const { speed, play, silence } = usePlayer(startSequence(sounds.map(({ start }) => start)), (failures) =>
    reportUnplayed(
      failures.map(({ index, reason }) => ({ isRecorded: sounds[index]?.isRecorded === true, reason })),
    ),
  );
  if (sounds.length === 0) return null;
  return speed === null ? (
    <Button icon={<IconPlayerPlay aria-hidden />} onClick={() => play(1)}>
      Play all
    </Button>
  ) : (
    <Button icon={<IconPlayerStop aria-hidden />} onClick={silence}>
      Stop
    </Button>
  );
}

function soundOf({ audio_url, language, native_text }: SavedPhrase): StartSound | null {
  const lang = languageTag(language.code, language.script);
  const spoken = { text: native_text, lang, voice: findVoice(lang) };
  if (audio_url) return startRecording(audio_url, spoken);
  return spoken.voice && startSpeech(spoken);
}
