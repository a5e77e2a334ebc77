import { Button } from "@saywhere/ui/button";
import { languageTag } from "@saywhere/ui/text/language-tag";
import { notify } from "@saywhere/ui/toasts/notify";
import { IconPlayerPlay, IconPlayerStop, IconPrinter, IconShare } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { copyText } from "../../lib/copy-text.ts";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";
import { ShowSetButton } from "../../lib/show-card/show-set-button.tsx";
import { startSequence } from "../../lib/sound/start-sequence.ts";
import { reportSpeechFailure, startRecording, startSpeech } from "../../lib/sound/start-sound.ts";
import { type StartSound, usePlayer } from "../../lib/sound/use-player.ts";
import { findVoice, watchVoice } from "../../lib/sound/voices.ts";
import { describePhrases } from "./describe-phrases.ts";

export interface SavedActionsProps {
  /** The saved phrases by the slugs of their languages. */
  languages: ReadonlyMap<string, readonly SavedPhrase[]>;
}

/** What can be done with all saved phrases at once. Loaded after the page. */
export function SavedActions({ languages }: SavedActionsProps) {
  return (
    <>
      <PlayAll entries={[...languages.values()].flat()} />
      <ShowSetButton phrases={[...languages.values()].flat()} />
      <Button variant="outline" icon={<IconShare aria-hidden />} onClick={() => void share(languages)}>
        Share
      </Button>
      <Button variant="outline" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}

/** Plays the recordings, or else reads the texts with the browser's voices; omits languages without a voice. */
function PlayAll({ entries }: { entries: readonly SavedPhrase[] }) {
  const [, setKnown] = useState(false);
  // The voices of all languages become known at once.
  useEffect(() => watchVoice("", () => setKnown(true)), []);
  const sounds = entries.flatMap((entry) => soundOf(entry) ?? []);
  const { speed, play, silence } = usePlayer(startSequence(sounds), reportSpeechFailure);
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
  if (audio_url) return startRecording(audio_url);
  const lang = languageTag(language.code, language.script);
  const voice = findVoice(lang);
  return voice && startSpeech({ text: native_text, lang, voice });
}

/** Shares the list with another app, or copies it where the browser cannot share. */
async function share(languages: SavedActionsProps["languages"]): Promise<void> {
  const text = describePhrases(languages, location.origin);
  if ("share" in navigator) {
    try {
      await navigator.share({ title: "Saved Phrases", text });
      return;
    } catch (error) {
      // The visitor cancelled.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  if (await copyText(text)) notify({ title: "List copied", message: "Paste it where you want to share it." });
  else {
    notify({
      title: "The list could not be copied",
      message: "Your browser does not allow it. Print the list, or open a phrase and share its page.",
      variant: "destructive",
    });
  }
}
