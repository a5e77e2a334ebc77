import { Button } from "@saywhere/ui/button";
import { NativeText } from "@saywhere/ui/text/native-text";
import { useState } from "react";
import { readSavedPhrases, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { reportSheetFailure } from "../../lib/sheets/report-sheet-failure.ts";
import { addToSheet, readSheets } from "../../lib/sheets/sheets.ts";
import { SmallDialog } from "../../lib/small-dialog.tsx";
import styles from "./sheet-view.module.css";

interface AddPhrasesProps {
  /** Of the sheet. */
  id: string;
  onClose: () => void;
}

/** The saved phrases that a sheet does not have yet, to add some of them. */
export function AddPhrases({ id, onClose }: AddPhrasesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sheet = readSheets().sheets.find((other) => other.id === id);
  const known = sheet?.phrases ?? [];
  const others = readSavedPhrases().filter((entry) => !known.includes(savedPhraseKey(entry)));
  const add = () => {
    const keys = others.map(savedPhraseKey).filter((key) => chosen.has(key));
    if (!addToSheet(id, ...keys)) return reportSheetFailure(id);
    onClose();
  };
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return (
    <SmallDialog title={`Add to “${sheet?.name ?? ""}”`} onClose={onClose}>
      <div className={styles.checks}>
        {others.map((entry) => {
          const key = savedPhraseKey(entry);
          return (
            <label key={key} className={styles.check}>
              <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />
              <span>
                {entry.phrase.english} <NativeText {...entry.language}>{entry.native_text}</NativeText>{" "}
                <small>{entry.language.name}</small>
              </span>
            </label>
          );
        })}
      </div>
      <Button aria-disabled={chosen.size === 0 || undefined} onClick={chosen.size === 0 ? undefined : add}>
        {chosen.size < 2 ? "Add Phrase" : `Add ${chosen.size} Phrases`}
      </Button>
    </SmallDialog>
  );
}
