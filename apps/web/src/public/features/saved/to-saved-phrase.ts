import type { SheetEntry } from "@saywhere/validators/content/sheet-entry";
import type { SavedPhrase } from "../../lib/saved-phrases.ts";

/** What is saved of a loaded phrase: its notes are on its page. */
export function toSavedPhrase({ usage_notes: _, ...entry }: SheetEntry): SavedPhrase {
  return entry;
}
