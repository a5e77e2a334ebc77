import { Button } from "@saywhere/ui/button";
import { Dialog, DialogActions } from "@saywhere/ui/dialog/dialog";
import {
  type Translation,
  type TranslationInput,
  type TranslationRow,
  translationInput,
} from "@saywhere/validators/content/translation";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { EditDialog } from "../../lib/conflict/edit-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { errorText } from "../../lib/text/error-text.ts";
import type { RowDraft } from "./row-actions.tsx";
import { TranslationFields } from "./translation-fields.tsx";
import { conflictFields, type TranslationValues, translationValues } from "./translation-form.ts";
import { useTranslationWrites } from "./use-translation-writes.ts";

type StoredRow = TranslationRow & { translation: Translation };

interface EditTranslationDialogProps {
  row: StoredRow;
  /** Text typed in the row, which the dialog takes over. */
  typed?: RowDraft["typed"];
  /** The stored text that the typed text replaces, which another editor may have changed since. */
  replaced?: RowDraft["base"];
  onClose(): void;
  onSaved?: (() => void) | undefined;
  /** What the change is made for, above the fields. */
  note?: ReactNode;
}

/** Open while mounted. */
function EditTranslationDialog(props: EditTranslationDialogProps) {
  const { row, typed, replaced, onClose, onSaved, note } = props;
  const { update } = useTranslationWrites();
  const [{ translation, language, phrase }] = useState(row);
  const stored = translationValues(translation);
  const form = useEntityForm({ schema: translationInput, initialValues: { ...stored, ...typed } });
  return (
    <EditDialog<TranslationValues, TranslationInput>
      record={{ id: translation.id, version: replaced?.version ?? translation.version }}
      onClose={onClose}
      title="Edit Translation"
      description={`Edit the translation for "${phrase.english}" in ${language.name}.`}
      form={form}
      onSave={(input) => update.mutateAsync(input).then(onSaved)}
      base={{
        ...stored,
        ...(replaced && { native_text: replaced.native_text, romanization: replaced.romanization ?? "" }),
      }}
      conflictFields={conflictFields(language)}
      submitLabel="Update Translation"
      width={600}
    >
      {note}
      <TranslationFields id={translation.id} form={form} language={language} phrase={phrase} nativeFirst />
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
  const shown = rows?.find(({ translation }) => translation?.id === id);
  const read = useQuery(trpc.translation.row.queryOptions(rows && !shown ? { id } : skipToken));
  const row = shown ?? read.data;
  if (row?.translation) {
    return <EditTranslationDialog row={{ ...row, translation: row.translation }} {...dialog} />;
  }
  if (!read.isError) return null;
  return (
    <Dialog onClose={dialog.onClose} title="Edit Translation">
      <p role="alert">{errorText(read.error)}</p>
      <DialogActions>
        <Button variant="outline" size="sm" onClick={dialog.onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
