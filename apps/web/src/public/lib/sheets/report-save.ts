import { notify } from "@saywhere/ui/toasts/notify";
import { reportStorageFailure } from "../report-storage-failure.ts";
import { type SavedPhrase, savedPhraseKey } from "../saved-phrases.ts";
import { openChooseSheet } from "./open-choose-sheet.ts";
import { addToSheet, currentSheet } from "./sheets.ts";

interface Outcome {
  /** Whether the browser stored the change. */
  isDone: boolean;
  /** Whether the phrase was saved, rather than removed. */
  isSaved: boolean;
}

/** Reports that a phrase was saved or removed. Adds a saved one to the current sheet, if there is one, and offers others. */
export function reportSave(entry: SavedPhrase, { isDone, isSaved }: Outcome): void {
  const title = `“${entry.phrase.english}” in ${entry.language.name}`;
  if (!isDone) {
    reportStorageFailure(`The phrase could not be ${isSaved ? "saved" : "removed"}`);
  } else if (isSaved) {
    const sheet = currentSheet();
    const isAdded = sheet !== undefined && addToSheet(sheet.id, savedPhraseKey(entry));
    notify({
      title,
      message: isAdded ? `Saved in “${sheet.name}”.` : "Saved on this device.",
      action: { label: "Choose Sheet", onClick: () => void openChooseSheet(entry) },
    });
  } else {
    notify({ title, message: "Removed." });
  }
}
