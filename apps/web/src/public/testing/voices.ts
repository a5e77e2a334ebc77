import { vi } from "vitest";

export class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Gives the browser voices for these languages; the returned list collects its utterances. */
export function stubVoices(...langs: string[]): Utterance[] {
  const spoken: Utterance[] = [];
  const voices = langs.map((lang) => ({ lang, localService: true, default: false }));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: vi.fn<() => void>(),
  });
  vi.stubGlobal("speechSynthesis", synthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return spoken;
}
