import {
  type Translation,
  type TranslationInput,
  type TranslationRow,
  translationInput,
} from "@saywhere/validators/content/translation";
import { paths } from "@saywhere/validators/urls/paths";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { EditDialog } from "../../lib/dialog/edit-dialog.tsx";
import { UnavailableDialog } from "../../lib/dialog/unavailable-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import type { Neighbors } from "../../lib/list/use-neighbors.ts";
import { useAccess } from "../../lib/session/access.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { Comments } from "./comments/comments.tsx";
import { CommentsDialog } from "./comments/comments-dialog.tsx";
import { useCommentDraft } from "./comments/use-comment-draft.ts";
import { useRecordingUpload } from "./media/use-recording-upload.ts";
import { TranslationFields } from "./translation-fields.tsx";
import {
  conflictFields,
  SUGGESTED_FIELDS,
  type SuggestedField,
  type TranslationValues,
  translationValues,
} from "./translation-form.ts";
import type { RowDraft } from "./translation-row-actions.tsx";
import { useTranslationWrites } from "./use-translation-writes.ts";

export type TranslationChange = TranslationInput & { id: number; version: number };

type StoredRow = TranslationRow & { translation: Translation };

interface EditTranslationDialogProps {
  row: StoredRow;
  /** What was entered elsewhere, such as in the row, which the dialog takes over. */
  typed?: Partial<TranslationValues> | undefined;
  /** The stored text that this was entered over, which another editor may have changed since. */
  base?: RowDraft["base"];
  atForms?: boolean | undefined;
  /** The texts that a suggestion fills in. The first changed one gets the focus. */
  suggest?(stored: TranslationValues): Partial<Pick<TranslationValues, SuggestedField>>;
  neighbors?: Neighbors | undefined;
  onClose(): void;
  onSaved?: (() => void) | undefined;
  /** Saves the change in place of the call that only saves a translation. */
  save?: ((input: TranslationChange) => Promise<unknown>) | undefined;
  /** What the change is made for, above the fields. */
  note?: ReactNode;
}

/** Open while mounted. */
function EditTranslationDialog(props: EditTranslationDialogProps) {
  const { row, typed, base, atForms, suggest, neighbors, onClose, onSaved, note } = props;
  const { update } = useTranslationWrites();
  const { save = update.mutateAsync } = props;
  const [{ translation, language, phrase }] = useState(row);
  /** The values of the translation as of the opening of the dialog. */
  const stored = translationValues(translation);
  const suggestion = suggest?.(stored) ?? {};
  const suggested = SUGGESTED_FIELDS.filter((name) => (suggestion[name] ?? stored[name]) !== stored[name]);
  const initialValues = { ...stored, ...typed, ...suggestion };
  const form = useEntityForm({ schema: translationInput, initialValues });
  const comment = useCommentDraft(translation.id);
  const upload = useRecordingUpload(form, { language, phrase });
  // Also sends the comment that is being written, because the dialog closes after a save.
  const saveWithComment = async ({ needs_review: wanted, ...input }: TranslationChange) => {
    await comment.save();
    // Unless it was chosen here, the state may have changed since the dialog was opened.
    await save({ ...input, ...(wanted !== stored.needs_review && { needs_review: wanted }) });
    onSaved?.();
  };
  return (
    <EditDialog<TranslationValues, TranslationInput>
      record={{ id: translation.id, version: base?.version ?? translation.version }}
      onClose={onClose}
      title="Edit Translation"
      description={`Edit the translation for "${phrase.english}" in ${language.name}.`}
      form={form}
      draft={comment.form}
      waiting={upload.pending ? "Uploading..." : undefined}
      onSave={saveWithComment}
      base={{
        ...stored,
        ...(base && { native_text: base.native_text, romanization: base.romanization ?? "" }),
      }}
      neighbors={neighbors}
      siteUrl={paths.translation(language.slug, phrase.slug)}
      conflictFields={conflictFields(language)}
      submitLabel="Update Translation"
      width={600}
    >
      {note}
      <TranslationFields
        stored={row.translation}
        upload={upload}
        form={form}
        language={language}
        phrase={phrase}
        begin={atForms ? "forms" : (suggested.find((name) => name !== "thanks_to") ?? "native_text")}
        suggested={suggested}
      />
      <Comments translationId={translation.id} openComments={row.open_comments} draft={comment} />
    </EditDialog>
  );
}

interface EditByIdProps extends Omit<EditTranslationDialogProps, "row"> {
  id: number;
  /** The rows of the page, which may have it; undefined while they load. */
  rows: readonly TranslationRow[] | undefined;
}

/** The edit dialog of a translation that is known by its identifier, such as the one in the URL. */
export function EditTranslationById({ id, rows, ...dialog }: EditByIdProps) {
  const trpc = useTRPC();
  const { canTranslate } = useAccess();
  const listed = rows?.find(({ translation }) => translation?.id === id);
  const wanted = rows && !listed ? { id } : skipToken;
  // The form begins with what is stored now, not with what was there when the dialog was last open.
  const read = useQuery({ ...trpc.translation.row.queryOptions(wanted), gcTime: 0 });
  const found = listed ?? read.data;
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  // A row may leave the filtered list while its dialog is open, which keeps the typed text.
  const row = found ?? last;
  if (row?.translation) {
    const known = { ...row, translation: row.translation };
    if (canTranslate(row.language.id)) return <EditTranslationDialog row={known} {...dialog} />;
    return <CommentsDialog row={known} onClose={dialog.onClose} />;
  }
  if (!read.isError && !row) return null;
  return (
    <UnavailableDialog title="Edit Translation" onClose={dialog.onClose}>
      <p role="alert">{row ? "This translation was deleted." : errorText(read.error)}</p>
    </UnavailableDialog>
  );
}
