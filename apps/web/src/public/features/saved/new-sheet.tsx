import { notify } from "@saywhere/ui/toasts/notify";
import { useState } from "react";
import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import { readSavedPhrases, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { NameForm } from "../../lib/sheets/name-form.tsx";
import { openDialog } from "../../lib/sheets/open-dialog.tsx";
import { sheetHash } from "../../lib/sheets/sheet-url.ts";
import { cleanName, createSheet } from "../../lib/sheets/sheets.ts";
import { SmallDialog } from "../../lib/small-dialog.tsx";
import styles from "./sheet-view.module.css";

/** Opens the dialog that adds a sheet, and then shows the new one. */
export function openNewSheet(): void {
  openDialog((close) => <NewSheet onClose={close} />);
}

function NewSheet({ onClose }: { onClose: () => void }) {
  const saved = readSavedPhrases();
  const [withAll, setWithAll] = useState(false);
  const create = (name: string) => {
    const id = createSheet(name, withAll ? saved.map(savedPhraseKey) : []);
    if (id === null) return reportStorageFailure("The sheet could not be saved");
    onClose();
    notify({ title: `“${cleanName(name)}” was added` });
    location.hash = sheetHash(id);
  };
  return (
    <SmallDialog title="New Sheet" onClose={onClose}>
      <NameForm label="Name, such as “Dinner” or “Day one”" action="Add" onSubmit={create} />
      {saved.length > 0 ? (
        <label className={styles.check}>
          <input type="checkbox" checked={withAll} onChange={() => setWithAll(!withAll)} />
          Begin with all saved phrases
        </label>
      ) : null}
    </SmallDialog>
  );
}
