import { Button, ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { notify } from "@saywhere/ui/toasts/notify";
import { paths } from "@saywhere/validators/urls/paths";
import { IconPencil, IconPlaylistAdd, IconShare, IconTrash } from "@tabler/icons-react";
import { focusMain } from "../../lib/focus-main.ts";
import { reportStorageFailure } from "../../lib/report-storage-failure.ts";
import { type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { NameForm } from "../../lib/sheets/name-form.tsx";
import { openDialog } from "../../lib/sheets/open-dialog.tsx";
import { reportSheetFailure } from "../../lib/sheets/report-sheet-failure.ts";
import { ALL_HASH, sheetHash } from "../../lib/sheets/sheet-url.ts";
import {
  cleanName,
  deleteSheet,
  orderSheet,
  putBackSheet,
  readSheets,
  renameSheet,
  type Sheet,
} from "../../lib/sheets/sheets.ts";
import { ShowSetButton } from "../../lib/show-card/show-set-button.tsx";
import { SmallDialog } from "../../lib/small-dialog.tsx";
import { inForm, useForms } from "../../lib/speaking-as/use-forms.ts";
import { AddPhrases } from "./add-phrases.tsx";
import { notifyUndoable } from "./notify-undoable.ts";
import { PhraseOptions } from "./phrase-options.tsx";
import { PlayAll } from "./play-all.tsx";
import styles from "./saved-screen.module.css";
import { shareSheet } from "./share-sheet.ts";
import { SheetList } from "./sheet-list.tsx";
import view from "./sheet-view.module.css";

export interface SheetViewProps {
  sheet: Sheet;
  /** The phrases of the sheet. */
  entries: readonly SavedPhrase[];
  saved: readonly SavedPhrase[];
}

/** A sheet: its phrases in their order, and what can be done with it. */
export function SheetView({ sheet, entries, saved }: SheetViewProps) {
  const { id, name } = sheet;
  const forms = useForms(entries.map(({ language }) => language.slug));
  const shown = entries.map((entry) => inForm(entry, forms));

  const remove = () => {
    const { sheets, current } = readSheets();
    const place = { index: sheets.findIndex((other) => other.id === id), isCurrent: current === id };
    if (!deleteSheet(id)) return reportStorageFailure("The sheet could not be changed");
    location.hash = ALL_HASH;
    focusMain();
    notifyUndoable({
      title: `“${name}” was deleted`,
      message: "Its phrases are still saved.",
      undo: () => {
        if (!putBackSheet(sheet, place)) return false;
        if (location.pathname === paths.saved) location.hash = sheetHash(id);
        return true;
      },
    });
  };
  const reorder = (keys: string[]) => {
    if (!orderSheet(id, keys)) reportSheetFailure(id);
  };
  const isComplete = saved.every((entry) => sheet.phrases.includes(savedPhraseKey(entry)));

  return (
    <section aria-labelledby="sheet-name">
      <h2 id="sheet-name" className={view.name}>
        {name}
      </h2>
      <div className={styles.actions}>
        <PlayAll entries={shown} />
        {entries.length > 0 ? (
          <>
            <ButtonLink variant="outline" size="sm" href={paths.practice({ set: "saved" }) + sheetHash(id)}>
              Practice
            </ButtonLink>
            <ShowSetButton phrases={shown} />
            <Button
              variant="outline"
              size="sm"
              icon={<IconShare aria-hidden />}
              onClick={() => void shareSheet(name, entries)}
            >
              Share Link
            </Button>
          </>
        ) : null}
        {isComplete ? null : (
          <Button
            variant="outline"
            size="sm"
            icon={<IconPlaylistAdd aria-hidden />}
            onClick={() => openDialog((close) => <AddPhrases id={id} onClose={close} />)}
          >
            Add Phrases
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState title="No phrases in this sheet yet">
          Add saved phrases here, or choose this sheet when you save one.
        </EmptyState>
      ) : (
        <SheetList
          name={name}
          entries={entries}
          shown={shown}
          onReorder={reorder}
          onOpenOptions={(key) =>
            openDialog((close) => <PhraseOptions sheet={id} phrase={key} onClose={close} />)
          }
        />
      )}
      <div className={view.manage}>
        <Button
          variant="quiet"
          icon={<IconPencil aria-hidden />}
          onClick={() => openDialog((close) => <RenameSheet sheet={sheet} onClose={close} />)}
        >
          Rename
        </Button>
        <Button variant="quiet" icon={<IconTrash aria-hidden />} onClick={remove}>
          Delete Sheet
        </Button>
      </div>
    </section>
  );
}

function RenameSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const rename = (name: string) => {
    if (cleanName(name) === sheet.name) return onClose();
    if (!renameSheet(sheet.id, name)) return reportSheetFailure(sheet.id);
    onClose();
    notify({ title: `“${sheet.name}” was renamed to “${cleanName(name)}”` });
  };
  return (
    <SmallDialog title="Rename Sheet" onClose={onClose}>
      <NameForm label="Name" action="Rename" initial={sheet.name} onSubmit={rename} />
    </SmallDialog>
  );
}
