import { useSyncExternalStore } from "react";
import { pickVoice } from "./pick-voice.ts";

type Voices = readonly SpeechSynthesisVoice[];

/** Time limit in milliseconds: browsers load their voices late, and some never report that they have none. */
const PATIENCE = 1_500;
const NONE: Voices = [];

/** The browser's voices; null until they are known. */
let voices: Voices | null = null;

/** The browser's voice for a language: null when it has none, undefined until that is known. */
export function useVoice(code: string): SpeechSynthesisVoice | null | undefined {
  const known = useSyncExternalStore(subscribe, readVoices, notYetKnown);
  return known ? pickVoice(known, code) : undefined;
}

function subscribe(listener: () => void): () => void {
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  const know = (found: Voices) => {
    voices = found;
    listener();
  };
  if (!synthesis) {
    know(NONE);
    return () => {};
  }
  const look = () => {
    const found = synthesis.getVoices();
    if (found.length > 0) know(found);
  };
  look();
  const giveUp = setTimeout(() => know(voices ?? NONE), PATIENCE);
  // Older Safari has the event only as a property, and has its voices immediately.
  synthesis.addEventListener?.("voiceschanged", look);
  return () => {
    clearTimeout(giveUp);
    synthesis.removeEventListener?.("voiceschanged", look);
  };
}

function readVoices(): Voices | null {
  return voices;
}

function notYetKnown(): null {
  return null;
}
