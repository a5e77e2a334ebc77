import { useState } from "react";
import { storedValue } from "../../lib/stored-value.ts";
import { DIRECTIONS, type Direction } from "./practice-item.ts";

export const ASKED = [...DIRECTIONS, "both"] as const;
export const WAYS = ["recall", "type", "choose"] as const;
export type Way = (typeof WAYS)[number];

/** How the visitor practices; the same for all sets. */
export interface PracticeOptions {
  asked: (typeof ASKED)[number];
  way: Way;
  /** Whether a phrase to understand is heard first, and its text hidden. */
  listen: boolean;
}

const KEY = "saywhere.practice-options";
const DEFAULTS: PracticeOptions = { asked: "to-language", way: "recall", listen: false };

export function directionsOf({ asked }: PracticeOptions): readonly Direction[] {
  return asked === "both" ? DIRECTIONS : [asked];
}

/** The default for what is missing or unknown. */
const stored = storedValue<PracticeOptions>(KEY, (value) => {
  const { asked, way, listen } = (value ?? {}) as Record<string, unknown>;
  return {
    asked: ASKED.find((known) => known === asked) ?? DEFAULTS.asked,
    way: WAYS.find((known) => known === way) ?? DEFAULTS.way,
    listen: listen === true,
  };
});

export const storeOptions = stored.write;

/** The options of this device. Those of a browser that stores nothing last as long as the page. */
export function usePracticeOptions() {
  const [options, setOptions] = useState(stored.read);
  const change = (changed: PracticeOptions) => {
    setOptions(changed);
    storeOptions(changed);
  };
  return { options, change };
}
