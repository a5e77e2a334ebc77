import { type ComponentType, useEffect, useState } from "react";
import { usePart } from "../lazy/use-part.ts";
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
  const { part } = usePart(load);
  const [voice, setVoice] = useState<ListenTools["voice"]>();
  useEffect(() => part?.watchVoice(lang, setVoice), [part, lang]);
  return { ListenIcon: part?.ListenIcon ?? null, voice };
}
