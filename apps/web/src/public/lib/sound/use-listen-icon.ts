import { type ComponentType, useEffect, useState } from "react";
import type { ListenIconProps } from "./listen-icon.tsx";

export interface ListenTools {
  /** Null until it is loaded, which is after the page. */
  ListenIcon: ComponentType<ListenIconProps> | null;
  voice: ListenIconProps["voice"];
}

/** Loads the listen button of a list once, and the browser's voice for the list's language. */
export function useListenIcon(lang: string): ListenTools {
  const [ListenIcon, setListenIcon] = useState<ListenTools["ListenIcon"]>(null);
  const [voice, setVoice] = useState<ListenTools["voice"]>();
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const load = async () => {
      const part = await import("./listen-icon.tsx");
      if (left) return;
      setListenIcon(() => part.ListenIcon);
      stop = part.watchVoice(lang, setVoice);
    };
    load().catch((reason: unknown) => console.error("The listen buttons did not load", reason));
    return () => {
      left = true;
      stop?.();
    };
  }, [lang]);
  return { ListenIcon, voice };
}
