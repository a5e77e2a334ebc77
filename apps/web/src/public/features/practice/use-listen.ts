import { type ComponentType, useEffect, useState } from "react";

/** Reads a phrase aloud. */
export type ListenComponent = ComponentType<{
  audioUrl: string | null;
  text: string;
  /** BCP 47 tag of the text's language. */
  lang: string;
  languageName: string;
}>;

export type LoadListen = () => Promise<ListenComponent>;

/** The player, loaded before the first card needs it; null until then, and when it cannot be loaded. */
export function useListen(loadListen: LoadListen): ListenComponent | null {
  const [Listen, setListen] = useState<ListenComponent | null>(null);
  useEffect(() => {
    loadListen().then(
      (player) => setListen(() => player),
      (reason: unknown) => console.error("The player did not load", reason),
    );
  }, [loadListen]);
  return Listen;
}
