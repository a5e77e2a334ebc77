import { type ComponentType, useEffect, useState } from "react";
import { usePart } from "../lazy/use-part.ts";
import type { ListenIconProps } from "./listen-icon.tsx";
import type { watchVoice } from "./voices.ts";

export interface LoadedRowTools {
  /** The buttons of a phrase: Listen, possibly with others. Null until they are loaded, which is after the page. */
  RowTools: ComponentType<ListenIconProps> | null;
  voice: ListenIconProps["voice"];
}

interface RowToolsPart {
  RowTools: ComponentType<ListenIconProps>;
  watchVoice: typeof watchVoice;
}

/**
 * Loads the buttons of a list once, and the browser's voice for the list's language.
 *
 * @param load always the same function
 */
export function useRowTools(lang: string, load: () => Promise<RowToolsPart>): LoadedRowTools {
  const { part } = usePart(load);
  const [voice, setVoice] = useState<LoadedRowTools["voice"]>();
  useEffect(() => part?.watchVoice(lang, setVoice), [part, lang]);
  return { RowTools: part?.RowTools ?? null, voice };
}
