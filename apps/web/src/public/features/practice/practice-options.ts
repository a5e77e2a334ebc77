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

/** The options stored on this device; the default for what is missing or unknown. */
export function readOptions(): PracticeOptions {
  try {
    const { asked, way, listen } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return {
      asked: ASKED.find((known) => known === asked) ?? DEFAULTS.asked,
      way: WAYS.find((known) => known === way) ?? DEFAULTS.way,
      listen: listen === true,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Options of a browser that stores nothing last as long as the page. */
export function storeOptions(options: PracticeOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // The page goes on with them.
  }
}
