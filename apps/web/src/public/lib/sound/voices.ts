import { useSyncExternalStore } from "react";

type Voices = readonly SpeechSynthesisVoice[];

/** Time limit in milliseconds: browsers load their voices late, and some never report that they have none. */
const VOICES_TIMEOUT = 1_500;
const NONE: Voices = [];

/** The browser's voices; null until they are known. */
let knownVoices: Voices | null = null;

/** The browser's voice for a language: null when it has none, undefined until that is known. */
export function useVoice(tag: string): SpeechSynthesisVoice | null | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => knownVoices,
    () => null,
  );
  return known ? pickVoice(known, tag) : undefined;
}

/**
 * Calls the listener with the browser's voice for a language as soon as it is known, and again when it changes, until
 * the returned function is called. For parts of a page that are not components.
 */
export function watchVoice(code: string, onVoice: (voice: SpeechSynthesisVoice | null) => void): () => void {
  return subscribe(() => {
    if (knownVoices) onVoice(pickVoice(knownVoices, code));
  });
}

/** The browser's voice for a language, as far as its voices are known; see `watchVoice`. */
export function findVoice(code: string): SpeechSynthesisVoice | null {
  return pickVoice(knownVoices ?? NONE, code);
}

function subscribe(listener: () => void): () => void {
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  const update = (found: Voices) => {
    knownVoices = found;
    listener();
  };
  if (!synthesis) {
    update(NONE);
    return () => {};
  }
  const readVoices = () => {
    const found = synthesis.getVoices();
    if (found.length > 0) update(found);
  };
  readVoices();
  const timeout = setTimeout(() => update(knownVoices ?? NONE), VOICES_TIMEOUT);
  // Older Safari has the event only as a property, and has its voices immediately.
  synthesis.addEventListener?.("voiceschanged", readVoices);
  return () => {
    clearTimeout(timeout);
    synthesis.removeEventListener?.("voiceschanged", readVoices);
  };
}

/** Codes that browsers use for the same language (older codes, macrolanguages and their members). */
const SAME_LANGUAGE = [
  ["fil", "tl"],
  ["he", "iw"],
  ["id", "in"],
  ["nb", "no", "nn"],
  ["zh", "cmn"],
];

/** Voices with the language's code that speak another language: Cantonese, which browsers name zh-HK. */
const OTHER_LANGUAGE = /^zh[-_](?:hant[-_])?(?:hk|mo)\b|^yue\b/iu;

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/**
 * Picks the voice for a language: one on the device before one that sends the text elsewhere, the browser's default
 * before the rest. Null when the browser has none.
 *
 * @param tag BCP 47 tag of the text's language, or its code
 */
export function pickVoice<V extends Voice>(voices: readonly V[], tag: string): V | null {
  const [language = ""] = tag.toLowerCase().split("-");
  const codes = SAME_LANGUAGE.find((same) => same.includes(language)) ?? [language];
  const speakers = voices.filter(({ lang }) => {
    const [primary = ""] = lang.toLowerCase().split(/[-_]/u);
    return codes.includes(primary) && !OTHER_LANGUAGE.test(lang);
  });
  return (
    speakers.find((voice) => voice.localService && voice.default) ??
    speakers.find((voice) => voice.localService) ??
    speakers[0] ??
    null
  );
}
