import { IconArrowDown, IconArrowUp, IconNotebook, IconX } from "@tabler/icons-react";
import { useEffect } from "react";
import { savedPhraseKey, useSavedPhrases } from "../../lib/saved-phrases.ts";
import { reportSheetFailure } from "../../lib/sheets/report-sheet-failure.ts";
import styles from "../../lib/sheets/sheet-dialog.module.css";
import {
  movePhrase,
  orderSheet,
  phrasesOf,
  removeFromSheet,
  type Sheet,
  useSheets,
} from "../../lib/sheets/sheets.ts";
import { SmallDialog } from "../../lib/small-dialog.tsx";
import { notifyUndoable } from "./notify-undoable.ts";

interface PhraseOptionsProps {
  /** The id of the sheet. */
  sheet: string;
  /** The key of the phrase. */
  phrase: string;
  onClose: () => void;
}

/** What can be done with one phrase of a sheet: move it, within the sheet without dragging, or remove it. */
export function PhraseOptions({ sheet: id, phrase: key, onClose }: PhraseOptionsProps) {
  const sheets = useSheets()?.sheets ?? [];
  const sheet = sheets.find((other) => other.id === id);
  const entries = phrasesOf(sheet ?? { phrases: [] }, useSavedPhrases() ?? []);
  const keys = entries.map(savedPhraseKey);
  const index = keys.indexOf(key);
  const entry = entries[index];
  // Another tab may have deleted the sheet, or removed the phrase.
  const isGone = !sheet || !entry;
  useEffect(() => {
    // Once this update is complete: React does not remove the root of a dialog in the middle of it.
    if (isGone) queueMicrotask(onClose);
  }, [isGone, onClose]);
  if (isGone) return null;
  const subject = `“${entry.phrase.english}” in ${entry.language.name}`;

  const moveBy = (by: -1 | 1) => {
    const order = keys.toSpliced(index, 1).toSpliced(index + by, 0, key);
    if (!orderSheet(id, order)) reportSheetFailure(id);
  };
  const place = sheet.phrases.indexOf(key);
  const moveTo = (other: Sheet) => {
    const from = other.phrases.includes(key) ? {} : { from: other.id };
    if (!movePhrase(key, { from: id, to: other.id })) return reportSheetFailure(other.id);
    finish({
      message: `Moved to “${other.name}”.`,
      undo: () => movePhrase(key, { ...from, to: id, index: place }),
    });
  };
  const remove = () => {
    if (!removeFromSheet(id, key)) return reportSheetFailure(id);
    finish({
      message: `Removed from “${sheet.name}”. It is still saved.`,
      undo: () => movePhrase(key, { to: id, index: place }),
    });
  };
  const finish = (change: { message: string; undo: () => boolean }) => {
    onClose();
    notifyUndoable({ title: subject, ...change });
  };

  return (
    <SmallDialog title={subject} onClose={onClose}>
      <p className={styles.note} role="status">
        {index + 1} of {keys.length} in “{sheet.name}”
      </p>
      <div className={styles.choices}>
        <button
          type="button"
          className={styles.choice}
          aria-disabled={index === 0 || undefined}
          onClick={index === 0 ? undefined : () => moveBy(-1)}
        >
          <IconArrowUp size={20} stroke={1.75} aria-hidden /> Move Up
        </button>
        <button
          type="button"
          className={styles.choice}
          aria-disabled={index === keys.length - 1 || undefined}
          onClick={index === keys.length - 1 ? undefined : () => moveBy(1)}
        >
          <IconArrowDown size={20} stroke={1.75} aria-hidden /> Move Down
        </button>
        {sheets
          .filter((other) => other.id !== id)
          .map((other) => (
            <button key={other.id} type="button" className={styles.choice} onClick={() => moveTo(other)}>
              <IconNotebook size={20} stroke={1.75} aria-hidden /> <span>Move to “{other.name}”</span>
            </button>
          ))}
        <button type="button" className={styles.choice} onClick={remove}>
          <IconX size={20} stroke={1.75} aria-hidden /> Remove from This Sheet
        </button>
      </div>
    </SmallDialog>
  );
}
