import { Textarea } from "@mantine/core";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { TranslationRow } from "@saywhere/validators/content/translation";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { type KeyboardEvent, memo, useEffect } from "react";
import type { StoredRow } from "../edit-translation-dialog.tsx";
import { LiveWarnings, WarningNotes } from "../quality-warnings.tsx";
import { type RowDraft, TranslationRowActions } from "../row-actions.tsx";
import { RowConflict } from "./row-conflict.tsx";
import styles from "./translation-row-editor.module.css";
import { type RowOutcome, type RowValues, useRowEditor } from "./use-row-editor.ts";
import type { SaveRow } from "./use-save-row.ts";

/** Functions of the grid for its rows: one stable object, so that typing renders one row only. */
export interface RowHost {
  saveRow: SaveRow;
  /** Moves the focus to the next missing translation, or to a neighbor. */
  leaveRow(languageId: number, to: "next" | "above" | "below"): void;
  setUnsaved(languageId: number, unsaved: boolean): void;
  /** Announces the outcome of a save to screen readers. */
  announce(text: string): void;
  add(row: TranslationRow, typed?: RowDraft): void;
  edit(row: StoredRow, typed?: RowDraft): void;
  remove(row: StoredRow): void;
  history(row: StoredRow): void;
}

interface TranslationRowEditorProps {
  row: TranslationRow;
  host: RowHost;
}

/** The phrase in one language, edited in place. */
export const TranslationRowEditor = memo(function TranslationRowEditor(props: TranslationRowEditorProps) {
  const { row, host } = props;
  const { language, phrase, translation, warnings } = row;
  const editor = useRowEditor(row, host.saveRow);
  const { values, dirty, errors, outcome } = editor;

  useEffect(() => {
    host.setUnsaved(language.id, dirty);
    return () => host.setUnsaved(language.id, false);
  }, [host, language.id, dirty]);

  useEffect(() => {
    if (outcome.state === "saved") host.announce(`${language.name}: saved`);
    if (outcome.state === "conflict")
      host.announce(`${language.name}: not saved, another editor has saved it`);
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
  const typed = dirty ? { typed: values, onSaved: editor.revert } : undefined;

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
        <p className={styles.error} role="alert">
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

interface RowStatusProps {
  state: RowOutcome["state"];
  dirty: boolean;
  missing: boolean;
}

function RowStatus({ state, dirty, missing }: RowStatusProps) {
  const { text, tone, Icon } = statusOf(state, dirty, missing);
  return (
    <span className={styles.status} data-tone={tone}>
      {Icon && <Icon size={16} stroke={2} aria-hidden />}
      {text}
    </span>
  );
}

function statusOf(state: RowOutcome["state"], dirty: boolean, missing: boolean) {
  if (state === "saving") return { text: "Saving...", tone: "quiet" };
  if (state === "failed" || state === "conflict") {
    return { text: "Not saved", tone: "danger", Icon: IconAlertTriangle };
  }
  if (dirty) return { text: "Unsaved", tone: "caution" };
  if (state === "saved") return { text: "Saved", tone: "success", Icon: IconCheck };
  return { text: missing ? "Missing" : "", tone: "quiet" };
}

/** The keys that `KeyHints` lists. */
function onRowKey(
  event: KeyboardEvent<HTMLElement>,
  editor: Pick<ReturnType<typeof useRowEditor>, "dirty" | "save" | "revert">,
  leave: (to: "next" | "above" | "below") => void,
): void {
  const { key, altKey, shiftKey, target } = event;
  // While a word is composed, Enter and Escape belong to the input method.
  if (event.nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return;
  if (altKey && key === "ArrowUp") leave("above");
  else if (altKey && key === "ArrowDown") leave("below");
  else if (key === "Escape" && editor.dirty) editor.revert();
  else if (key === "Enter" && !shiftKey) {
    if (editor.save()) leave("next");
    else focusInvalidField(event.currentTarget);
  } else return;
  event.preventDefault();
}

/** Waits until the row has rendered with its errors. */
function focusInvalidField(row: HTMLElement): void {
  setTimeout(() => row.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
