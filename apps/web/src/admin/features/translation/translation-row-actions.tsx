import { IconButton } from "@saywhere/ui/icon-button";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { Translation, TranslationRow } from "@saywhere/validators/content/translation";
import IconChecks from "@tabler/icons-react/dist/esm/icons/IconChecks.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconStack2 from "@tabler/icons-react/dist/esm/icons/IconStack2.mjs";
import { useMemo, useState } from "react";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import type { Neighbors } from "../../lib/list/use-neighbors.ts";
import { useAccess } from "../../lib/session/access.ts";
import { useMe } from "../../lib/session/session.tsx";
import { AddTranslationDialog } from "./add-translation-dialog.tsx";
import { EditTranslationById } from "./edit-translation-dialog.tsx";
import { TRANSLATION_LABELS, type TranslationValues } from "./translation-form.ts";
import { useTranslationWrites } from "./use-translation-writes.ts";

/** A phrase in a language; `translation` is null if it is missing. */
export interface ActionRow extends Pick<TranslationRow, "language" | "phrase"> {
  translation: Pick<Translation, "id" | "version" | "needs_review"> | null;
}
type StoredActionRow = ActionRow & { translation: NonNullable<ActionRow["translation"]> };

/** Functions that open the dialogs of rows. */
export interface RowOpeners {
  add(row: ActionRow, draft?: RowDraft): void;
  edit(row: StoredActionRow, draft?: RowDraft): void;
  remove(row: StoredActionRow): void;
  history(row: StoredActionRow): void;
}

interface TranslationRowActionsProps {
  row: ActionRow;
  on: RowOpeners;
  /** Unsaved text of the row, which the dialog takes over. */
  draft?: RowDraft | undefined;
  /** Number of its other forms and regions, which a button of its own opens; undefined for no button. */
  forms?: number | undefined;
  /** Called after it was marked as reviewed, or that failed. */
  onReviewed?: () => void;
  /** Whether the row is being saved; until then its dialogs cannot be opened. */
  busy?: boolean;
  /** See `RowActions`. */
  tight?: boolean;
}

/** Buttons of a row: edit, history and delete, or add where the translation is missing. */
export function TranslationRowActions(props: TranslationRowActionsProps) {
  const { row, on, draft, forms, onReviewed, busy = false, tight } = props;
  const { translation, phrase, language } = row;
  const name = `${phrase.english} in ${language.name}`;
  const editable = useAccess().canTranslate(language.id);
  if (!translation) {
    if (!editable) return null;
    return (
      <IconButton
        label={`Add ${name}`}
        title="Add"
        aria-disabled={busy || undefined}
        onClick={() => busy || on.add(row, draft)}
      >
        <IconPlus size={18} stroke={1.75} aria-hidden />
      </IconButton>
    );
  }
  const stored = { ...row, translation };
  return (
    <RowActions
      name={name}
      tight={tight}
      busy={busy}
      onEdit={editable && (() => on.edit(stored, draft))}
      onHistory={() => on.history(stored)}
      onDelete={editable && (() => on.remove(stored))}
    >
      {translation.needs_review && editable && (
        <MarkReviewedButton translation={translation} name={name} onReviewed={onReviewed} />
      )}
      {forms !== undefined && editable && (
        <IconButton
          label={`Variants and regions of ${name}: ${forms}`}
          title={`Variants and regions: ${forms} (Alt+Enter)`}
          aria-disabled={busy || undefined}
          onClick={() => busy || on.edit(stored, { ...draft, atForms: true })}
        >
          <IconStack2 size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}

interface MarkReviewedButtonProps extends Pick<TranslationRowActionsProps, "onReviewed"> {
  translation: StoredActionRow["translation"];
  name: string;
}

/** For reviewers. */
function MarkReviewedButton({ translation: { id, version }, name, onReviewed }: MarkReviewedButtonProps) {
  const { review } = useTranslationWrites();
  if (!useMe().can_review) return null;
  return (
    <IconButton
      label={`Mark ${name} as reviewed`}
      title="Mark reviewed"
      // A second click would report a conflict with the first one.
      aria-disabled={review.isPending || undefined}
      onClick={() =>
        review.isPending || review.mutate({ records: [{ id, version }] }, { onSettled: onReviewed })
      }
    >
      <IconChecks size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

/** Text typed in a row, which its dialog takes over; `onSaved` is called when the dialog has saved it. */
export interface RowDraft {
  /** The text that the row shows, where it is not stored. */
  typed?: Partial<Pick<TranslationValues, "native_text" | "romanization" | "pronunciation_guide">>;
  /** The stored text that it was typed over; null if the translation was missing. */
  base?: Pick<Translation, "version" | "native_text" | "romanization"> | null;
  onSaved?: () => void;
  /** Whether the dialog opens at the other forms. */
  atForms?: boolean;
}

type RowDialog =
  | ({ kind: "add"; row: ActionRow } & RowDraft)
  | ({ kind: "edit"; row: StoredActionRow } & RowDraft)
  | { kind: "delete" | "history"; row: StoredActionRow };

/** The open dialog of a row, and functions that open each dialog. The functions never change. */
export function useRowDialogs() {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const openers = useMemo(
    () => ({
      add: (row: ActionRow, draft?: RowDraft) => setDialog({ kind: "add", row, ...draft }),
      edit: (row: StoredActionRow, draft?: RowDraft) => setDialog({ kind: "edit", row, ...draft }),
      remove: (row: StoredActionRow) => setDialog({ kind: "delete", row }),
      history: (row: StoredActionRow) => setDialog({ kind: "history", row }),
      close: () => setDialog(null),
    }),
    [],
  );
  return { dialog, ...openers };
}

/** The rows of a grid do not have all fields of their translations. */
const NO_ROWS: TranslationRow[] = [];

interface RowDialogsProps {
  dialog: RowDialog | null;
  /** The rows beside the one that is edited. */
  neighbors?: Neighbors | undefined;
  onClose(): void;
}

export function RowDialogs({ dialog, neighbors, onClose }: RowDialogsProps) {
  const history = dialog?.kind === "history" ? dialog.row : null;
  return (
    <>
      {dialog?.kind === "add" && (
        <AddTranslationDialog
          known={{ language_id: dialog.row.language.id, phrase_id: dialog.row.phrase.id, ...dialog.typed }}
          onClose={onClose}
          onSaved={dialog.onSaved}
          atForms={dialog.atForms}
        />
      )}
      {dialog?.kind === "edit" && (
        <EditTranslationById
          key={dialog.row.translation.id}
          id={dialog.row.translation.id}
          rows={NO_ROWS}
          typed={dialog.typed}
          base={dialog.base}
          atForms={dialog.atForms}
          neighbors={neighbors}
          onClose={onClose}
          onSaved={dialog.onSaved}
        />
      )}
      {dialog?.kind === "delete" && <DeleteTranslationDialog row={dialog.row} onClose={onClose} />}
      <HistoryDrawer
        kind="translation"
        recordId={history?.translation.id ?? null}
        onClose={onClose}
        fields={TRANSLATION_LABELS}
        language={history?.language}
      />
    </>
  );
}

function DeleteTranslationDialog({ row, onClose }: { row: StoredActionRow; onClose(): void }) {
  const { remove } = useTranslationWrites();
  const { translation, language, phrase } = row;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Translation"
      notice={
        <p>
          This will remove the phrase "{phrase.english}" in {language.name} from the database.
        </p>
      }
      confirmLabel="Delete Translation"
      onConfirm={() => remove.mutateAsync({ id: translation.id })}
    >
      Are you sure you want to delete the translation of "{phrase.english}" in {language.name}? This action
      cannot be undone.
    </ConfirmDialog>
  );
}
