import { Button } from "@saywhere/ui/button";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useEffect, useReducer } from "react";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { startSequence } from "../../lib/sound/start-sequence.ts";
import { startRecording, startSpeech } from "../../lib/sound/start-sound.ts";
import { type StartSound, usePlayer } from "../../lib/sound/use-player.ts";
import { findVoice, watchVoice } from "../../lib/sound/voices.ts";

/**
 * Plays the recordings, or else reads the texts with the browser's voices; omits languages without a voice, and passes over
 * what cannot be played.
 */
export function PlayAll({ entries }: { entries: readonly SavedPhrase[] }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // The voices of all languages become known at once, in some browsers after none were reported.
  useEffect(() => watchVoice("", renderAgain), []);
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
    <Button size="sm" icon={<IconPlayerPlay aria-hidden />} onClick={() => play(1)}>
      Play all
    </Button>
  ) : (
    <Button size="sm" icon={<IconPlayerStop aria-hidden />} onClick={silence}>
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

/** A phrase that could not be played. */
interface Unplayed {
  /** Whether it has a recording; the others are read by the browser's voice. */
  isRecorded: boolean;
  reason: unknown;
}

/** Shows how many phrases could not be played, also on the console, as for a single one (specification §8). */
function reportUnplayed(unplayed: readonly Unplayed[]): void {
  for (const { isRecorded, reason } of unplayed) {
    console.error(isRecorded ? "Audio playback failed" : "Speech synthesis failed", reason);
  }
  const recorded = unplayed.filter(({ isRecorded }) => isRecorded).length;
  const advice = recorded > 0 ? "Check your connection and try again" : "Try again";
  notify({
    title: titleOf(recorded, unplayed.length - recorded),
    message: `${advice}, or read the pronunciation guide.`,
    variant: "destructive",
  });
}

function titleOf(recorded: number, read: number): string {
  if (read === 0) return `${recorded} ${recorded === 1 ? "recording" : "recordings"} could not be played`;
  if (recorded === 0) return `The computer voice could not read ${read} ${read === 1 ? "phrase" : "phrases"}`;
  return `${recorded + read} phrases could not be played`;
}
