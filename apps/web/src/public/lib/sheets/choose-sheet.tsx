import { notify } from "@saywhere/ui/toasts/notify";
import { reportStorageFailure } from "../report-storage-failure.ts";
import { type SavedPhrase, savedPhraseKey } from "../saved-phrases.ts";
import { SmallDialog } from "../small-dialog.tsx";
import { NameForm } from "./name-form.tsx";
import { openDialog } from "./open-dialog.tsx";
import { reportSheetFailure } from "./report-sheet-failure.ts";
import { SheetChoices } from "./sheet-choices.tsx";
import styles from "./sheet-dialog.module.css";
import {
  addToSheet,
  cleanName,
  createSheet,
  readSheets,
  removeFromSheet,
  type Sheet,
  setCurrentSheet,
  useSheets,
} from "./sheets.ts";

interface ChooseSheetProps {
  entry: SavedPhrase;
  onClose: () => void;
}

/** Opens the dialog that puts a saved phrase into a sheet. */
export function chooseSheet(entry: SavedPhrase): void {
  openDialog((close) => <ChooseSheet entry={entry} onClose={close} />);
}

/** The sheets, of which a phrase can be in several; the last one that it was added to is the current sheet. */
function ChooseSheet({ entry, onClose }: ChooseSheetProps) {
  const sheets = useSheets()?.sheets ?? [];
  const key = savedPhraseKey(entry);
  const subject = `“${entry.phrase.english}” in ${entry.language.name}`;

  const choose = (sheet: Sheet) => {
    if (sheet.phrases.includes(key)) {
      if (!removeFromSheet(sheet.id, key)) return reportSheetFailure(sheet.id);
      if (readSheets().current === sheet.id) setCurrentSheet(null);
      notify({ title: subject, message: `Removed from “${sheet.name}”. It is still saved.` });
    } else {
      if (!addToSheet(sheet.id, key) || !setCurrentSheet(sheet.id)) return reportSheetFailure(sheet.id);
      notify({
        title: subject,
        message: `Added to “${sheet.name}”. Phrases that you save next go there too.`,
      });
    }
    onClose();
  };
  const create = (name: string) => {
    const id = createSheet(name, [key]);
    if (id === null || !setCurrentSheet(id)) return reportStorageFailure("The sheet could not be changed");
    notify({
      title: subject,
      message: `Added to “${cleanName(name)}”. Phrases that you save next go there too.`,
    });
    onClose();
  };

  return (
    <SmallDialog title={subject} onClose={onClose}>
      <SheetChoices sheets={sheets} isChosen={({ phrases }) => phrases.includes(key)} onChoose={choose} />
      <NameForm label="New sheet" action="Add" onSubmit={create} />
      <p className={styles.note}>
        A sheet is a list of your own, such as “Dinner” or “Day one”. The phrase stays among your saved
        phrases too.
      </p>
    </SmallDialog>
  );
}
