import { Textarea } from "@mantine/core";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import { memo, useEffect } from "react";
import type { StoredRow } from "../edit-translation-dialog.tsx";
import { LiveWarnings } from "../live-warnings.tsx";
import { TranslationRowActions } from "../translation-row-actions.tsx";
import type { TypedInPlace } from "../use-row-dialogs.ts";
import { WarningNotes } from "../warning-notes.tsx";
import { RowConflict } from "./row-conflict.tsx";
import { onRowKey } from "./row-keyboard.ts";
import { RowStatus } from "./row-status.tsx";
import type { RowValues } from "./row-values.ts";
import styles from "./translation-row-editor.module.css";
import { useRowEditor } from "./use-row-editor.ts";
import type { SaveRow } from "./use-save-row.ts";

/** What the screen does for its rows; the same object for all of them, so that typing draws one row alone. */
export interface RowHost {
  rows: SaveRow;
  /** Goes from a row to the next one to fill, or to its neighbour. */
  leaveRow(languageId: number, to: "next" | "above" | "below"): void;
  setUnsaved(languageId: number, unsaved: boolean): void;
  /** Tells screen readers how a save went. */
  announce(text: string): void;
  add(row: TranslationRow, typed?: TypedInPlace): void;
  edit(row: StoredRow, typed?: TypedInPlace): void;
  remove(row: StoredRow): void;
  history(row: StoredRow): void;
}

interface TranslationRowEditorProps {
  row: TranslationRow;
  host: RowHost;
}

/** A phrase in one language, edited in place. */
export const TranslationRowEditor = memo(function TranslationRowEditor(props: TranslationRowEditorProps) {
  const { row, host } = props;
  const { language, phrase, translation, warnings } = row;
  const editor = useRowEditor(row, host.rows);
  const { values, dirty, errors, outcome } = editor;

  useEffect(() => {
    host.setUnsaved(language.id, dirty);
    return () => host.setUnsaved(language.id, false);
  }, [host, language.id, dirty]);

  useEffect(() => {
    if (outcome.state === "saved") host.announce(`${language.name}: saved`);
    if (outcome.state === "conflict") host.announce(`${language.name}: not saved, somebody else saved it`);
  }, [host, language.name, outcome.state]);

  const field = (name: keyof RowValues, label: string) => ({
    name,
    "aria-label": `${label} in ${language.name}`,
    rows: 1,
    value: values[name],
    error: errors[name],
    readOnly: outcome.state === "saving",
    onChange: (event: { currentTarget: { value: string } }) => editor.type(name, event.currentTarget.value),
  });
  const typed = dirty ? { typed: values, onSaved: editor.restore } : undefined;

  return (
    <li
      className={styles.row}
      data-language={language.id}
      onKeyDown={(event) => onRowKey(event, editor, (to) => host.leaveRow(language.id, to))}
    >
      <span className={styles.language}>{language.name}</span>
      <div className={styles.native}>
        <Textarea {...field("native_text", "Native text")} {...nativeInput(language)} />
        {dirty ? (
          <LiveWarnings language={language} phrase={phrase} {...values} />
        ) : (
          <WarningNotes warnings={warnings} />
        )}
      </div>
      <Textarea
        {...field("romanization", "Romanization")}
        className={styles.romanization}
        lang={`${language.code}-Latn`}
        placeholder="Romanization"
      />
      <div className={styles.side}>
        <span className={styles.state}>
          <RowStatus state={outcome.state} dirty={dirty} missing={translation === null} />
        </span>
        <TranslationRowActions
          row={row}
          onAdd={(missing) => host.add(missing, typed)}
          onEdit={(stored) => host.edit(stored, typed)}
          onHistory={host.history}
          onDelete={host.remove}
        />
      </div>
      {outcome.state === "failed" && (
        <p className={styles.fault} role="alert">
          {outcome.message}
        </p>
      )}
      {outcome.state === "conflict" && (
        <RowConflict
          language={language}
          conflict={outcome.conflict}
          base={editor.base}
          mine={values}
          onResolve={editor.resolve}
        />
      )}
    </li>
  );
});
