import { runLazyAction } from "../lazy/run-lazy-action.ts";
import type { SavedPhrase } from "../saved-phrases.ts";

let requested: SavedPhrase | undefined;

/**
 * Opens the dialog that puts a saved phrase into a sheet, once its code is loaded. If another phrase is requested meanwhile,
 * only its dialog opens.
 */
export function openChooseSheet(entry: SavedPhrase): Promise<void> {
  requested = entry;
  return runLazyAction(async () => {
    const { chooseSheet } = await import("./choose-sheet.tsx");
    if (requested === entry) chooseSheet(entry);
  });
}
