import { type ComponentType, useEffect, useState } from "react";
import type { ListenIconProps } from "./listen-icon.tsx";
import type { watchVoice } from "./voices.ts";

export interface ListenTools {
  /** The listen button of a phrase, possibly with others; null until it is loaded, which is after the page. */
  ListenIcon: ComponentType<ListenIconProps> | null;
  voice: ListenIconProps["voice"];
}

interface ListenPart {
  ListenIcon: ComponentType<ListenIconProps>;
  watchVoice: typeof watchVoice;
}

/**
 * Loads the buttons of a list once, and the browser's voice for the list's language.
 *
 * @param load always the same function
 */
export function useListenIcon(lang: string, load: () => Promise<ListenPart>): ListenTools {
  const [ListenIcon, setListenIcon] = useState<ListenTools["ListenIcon"]>(null);
  const [voice, setVoice] = useState<ListenTools["voice"]>();
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      const part = await load();
      if (left) return;
      setListenIcon(() => part.ListenIcon);
      stop = part.watchVoice(lang, setVoice);
    };
    start().catch((reason: unknown) => console.error("The listen buttons did not load", reason));
    return () => {
      left = true;
      stop?.();
    };
  }, [lang, load]);
  return { ListenIcon, voice };
}
