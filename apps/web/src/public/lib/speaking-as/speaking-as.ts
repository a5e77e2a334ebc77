import type { Variant } from "@saywhere/validators/content/phrase-detail";
import { storedValue } from "../stored-value.ts";

/** Storage key of how the visitor speaks. It is kept only on the device, so that pages are the same for all visitors. */
export const SPEAKING_AS_KEY = "saywhere.speaking-as";

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
const stored = storedValue<SpeakingAs>(SPEAKING_AS_KEY, (value) => {
  const { speaker, register, regions } = (value ?? {}) as Record<string, unknown>;
  return {
    ...((speaker === "woman" || speaker === "man") && { speaker }),
    ...((register === "formal" || register === "informal") && { register }),
    regions: Object.fromEntries(
      Object.entries(regions ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  };
});

export const readSpeakingAs = stored.read;
export const subscribeToSpeakingAs = stored.subscribe;

/** Returns false when the browser does not store it. */
export const setSpeakingAs = stored.write;

/** Whether anything is chosen; only then are the forms of a language loaded. */
export function speaksAsChosen(): boolean {
  const { speaker, register, regions } = readSpeakingAs();
  return Boolean(speaker || register) || Object.keys(regions).length > 0;
}
