import type { Variant } from "@saywhere/validators/content/phrase-detail";

/** Storage key of how the visitor speaks. It is kept on the device alone, so that pages are the same for all visitors. */
export const SPEAKING_AS_KEY = "saywhere.speaking-as";

const CHANGED = "saywhere:speaking-as";

/** Whether anything is chosen; only then are the forms of a language loaded. */
export function isSpeakingAsStored(): boolean {
  try {
    return localStorage.getItem(SPEAKING_AS_KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls the listener whenever the choice changes, in this tab or another one, until the returned function is called. */
export function subscribeToSpeakingAs(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

export type Speaker = NonNullable<Variant["speaker"]>;
export type Register = NonNullable<Variant["register"]>;

/** How the visitor speaks; what is left out was not chosen. */
export interface SpeakingAs {
  speaker?: Speaker | undefined;
  register?: Register | undefined;
  /** The country or region, by the slug of the language. */
  regions: Record<string, string>;
}

/** Stored data can be edited by hand: an invalid part is not chosen. */
export function readSpeakingAs(): SpeakingAs {
  try {
    const stored = JSON.parse(localStorage.getItem(SPEAKING_AS_KEY) ?? "{}") as Record<string, unknown>;
    const { speaker, register, regions } = stored;
    return {
      ...((speaker === "woman" || speaker === "man") && { speaker }),
      ...((register === "formal" || register === "informal") && { register }),
      regions: Object.fromEntries(
        Object.entries(regions ?? {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      ),
    };
  } catch {
    return { regions: {} };
  }
}

/** Returns false when the browser blocks storage. */
export function setSpeakingAs(choice: SpeakingAs): boolean {
  try {
    if (choice.speaker || choice.register || Object.keys(choice.regions).length > 0) {
      localStorage.setItem(SPEAKING_AS_KEY, JSON.stringify(choice));
    } else {
      localStorage.removeItem(SPEAKING_AS_KEY);
    }
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}
