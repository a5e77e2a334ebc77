import type { ComponentType } from "react";

/** Plays the recording of a phrase, or reads it aloud. */
export type ListenComponent = ComponentType<{
  /** Null reads the text with the device's voice. */
  audioUrl: string | null;
  text: string;
  /** BCP 47 tag of the text's language. */
  lang: string;
  languageName: string;
}>;

/** Always the same function. */
export type LoadListen = () => Promise<ListenComponent>;
