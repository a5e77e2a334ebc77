import { type ComponentType, useEffect, useState } from "react";
import type { RowActionsProps } from "./row-actions.tsx";

export interface RowTools {
  /** Null until it is loaded, which is after the page. */
  RowActions: ComponentType<RowActionsProps> | null;
  voice: RowActionsProps["voice"];
}

/** Loads the buttons of the rows once, and the browser's voice for their language, which all rows share. */
export function useRowActions(lang: string): RowTools {
  const [RowActions, setRowActions] = useState<RowTools["RowActions"]>(null);
  const [voice, setVoice] = useState<RowTools["voice"]>();
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    const load = async () => {
      const part = await import("./row-actions.tsx");
      if (left) return;
      setRowActions(() => part.RowActions);
      stop = part.watchVoice(lang, setVoice);
    };
    load().catch((reason: unknown) => console.error("The buttons of the phrases did not load", reason));
    return () => {
      left = true;
      stop?.();
    };
  }, [lang]);
  return { RowActions, voice };
}
