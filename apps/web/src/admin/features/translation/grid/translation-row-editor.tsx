import { Textarea } from "@mantine/core";
import { romanizedTag } from "@saywhere/ui/text/language-tag";
import { nativeInput } from "@saywhere/ui/text/native-text";
import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { needsRomanization } from "@saywhere/validators/texts/scripts";
import { memo, useEffect } from "react";
import { useAccess } from "../../../lib/session/access.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import { useFocusFallback } from "../../../lib/use-focus-fallback.ts";
import { appendText } from "../memory/append-text.ts";
import type { Insertion } from "../memory/translation-memory.tsx";
import { LiveWarnings, StoredWarnings } from "../quality-warnings.tsx";
import { ReviewBadge } from "../review-badge.tsx";
import { type RowOpeners, TranslationRowActions } from "../translation-row-actions.tsx";
import { type RowKind, rowId, rowTitle } from "./grid-row.ts";
import { RowConflict } from "./row-conflict.tsx";
import { type ReferenceLanguage, RowHead } from "./row-head.tsx";
import { onRowKey } from "./row-keys.tsx";
import { RowStatus } from "./row-status.tsx";
import styles from "./translation-row-editor.module.css";
import { focusInvalidField } from "./use-grid.tsx";
import { type RowValues, useRowEditor } from "./use-row-editor.ts";
import type { SaveRow } from "./use-save-row.ts";

/** A row whose similar translations are shown. */
export interface ShownMemory {
  row: GridRow;
  insert(inserted: Insertion): void;
}

/** A row with unsaved text. */
export interface UnsavedRow {
  /** Returns false if the text is invalid. */
  save(): boolean;
  revert(): void;
}

/** What a grid gives its rows: one stable object, so that typing renders one row only. */
export interface RowHost extends RowOpeners {
  kind: RowKind;
  references: readonly ReferenceLanguage[];
  saveRow: SaveRow;
  /** Moves the focus to the row to translate next, or to a neighbor. */
  leaveRow(id: number, to: "next" | "above" | "below"): void;
  /** @param row null without unsaved text */
  setUnsaved(id: number, row: UnsavedRow | null): void;
  /** Shows translations that are similar to the row that has the focus. */
  showMemory(shown: ShownMemory): void;
  /** Announces the outcome of a save to screen readers. */
  announce(text: string): void;
}

interface TranslationRowEditorProps {
  row: GridRow;
  host: RowHost;
}

/** A phrase in a language, edited in place. */
export const TranslationRowEditor = memo(function TranslationRowEditor(props: TranslationRowEditorProps) {
  const { row, host } = props;
  const { language, phrase, translation } = row;
  const id = rowId(row, host.kind);
  const title = rowTitle(row, host.kind);
  const editor = useRowEditor(row, host.saveRow);
  const { values, dirty, errors, outcome } = editor;
  const save = useEventCallback(editor.save);
  const revert = useEventCallback(editor.revert);
  const editable = useAccess().canTranslate(language.id);

  useEffect(() => {
    host.setUnsaved(id, dirty ? { save, revert } : null);
    return () => host.setUnsaved(id, null);
  }, [host, id, dirty, save, revert]);

  useEffect(() => {
    if (outcome.state === "saved") host.announce(`${title}: saved`);
    if (outcome.state === "conflict") host.announce(`${title}: not saved, another editor has saved it`);
  }, [host, title, outcome.state]);

  const saveAndLeave = (element: HTMLElement | null) => {
    if (editor.save()) host.leaveRow(id, "next");
    else if (element) focusInvalidField(element);
  };
  const keepFocus = useFocusFallback<HTMLDivElement>();
  const insert = useEventCallback(({ native_text, romanization, appended }: Insertion) => {
    if (outcome.state === "saving") return;
    if (appended) editor.type({ native_text: appendText(values.native_text, native_text) });
    else
      editor.type({ native_text, ...(!values.romanization.trim() && { romanization: romanization ?? "" }) });
    keepFocus.ref.current?.querySelector("textarea")?.focus();
  });
  const field = (name: keyof RowValues, label: string) => ({
    name,
    "aria-label": host.kind === "language" ? `${label} in ${title}` : `${label} of “${title}”`,
    rows: 1,
    value: values[name],
    error: errors[name],
    readOnly: outcome.state === "saving" || !editable,
    onChange: (event: { currentTarget: { value: string } }) =>
      editor.type({ [name]: event.currentTarget.value }),
  });
  const draft = dirty ? { typed: values, base: editor.base, onSaved: editor.revert } : undefined;
  const openForms = () => {
    if (!editable || outcome.state === "saving") return;
    if (translation) host.edit({ ...row, translation }, { ...draft, atForms: true });
    else host.add(row, { ...draft, atForms: true });
  };

  return (
    <div
      {...keepFocus}
      role="group"
      aria-label={title}
      className={styles.row}
      data-kind={host.kind}
      data-row={id}
      onFocus={(event) => {
        keepFocus.onFocus(event);
        if (editable && event.target instanceof HTMLTextAreaElement) host.showMemory({ row, insert });
      }}
      onKeyDown={(event) =>
        onRowKey(event, { ...editor, saveAndLeave, openForms, leave: (to) => host.leaveRow(id, to) })
      }
    >
      <RowHead row={row} kind={host.kind} references={host.references} />
      <div className={styles.native}>
        <Textarea data-begin {...field("native_text", "Native text")} {...nativeInput(language)} />
        {dirty ? (
          <LiveWarnings language={language} phrase={phrase} {...values} />
        ) : (
          translation && (
            <StoredWarnings
              row={row}
              translation={translation}
              onAccepted={() => host.saveRow.refresh(row)}
            />
          )
        )}
        <ReviewBadge translation={translation} />
      </div>
      {(needsRomanization(language.script) || editor.hasRomanization) && (
        <Textarea
          {...field("romanization", "Romanization")}
          className={styles.romanization}
          lang={romanizedTag(language.code)}
          placeholder="Romanization"
        />
      )}
      <div className={styles.side}>
        <RowStatus
          name={`${phrase.english} in ${language.name}`}
          state={outcome.state}
          dirty={dirty}
          missing={translation === null}
          onSave={() => saveAndLeave(keepFocus.ref.current)}
        />
        <TranslationRowActions
          row={row}
          draft={draft}
          forms={translation ? translation.variants + translation.regional_variations : undefined}
          onReviewed={() => host.saveRow.refresh(row)}
          // A dialog would begin with the text that is being replaced.
          busy={outcome.state === "saving"}
          on={host}
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
    </div>
  );
});
