import {
  type Translation,
  type TranslationInput,
  type TranslationRow,
  translationInput,
} from "@saywhere/validators/content/translation";
import { useState } from "react";
import { EditDialog } from "../../lib/conflict/edit-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { conflictFields } from "./translation-conflict.ts";
import { TranslationFields } from "./translation-fields.tsx";
import { type TranslationValues, translationValues } from "./translation-values.ts";
import type { TypedInPlace } from "./use-row-dialogs.ts";
import { useTranslationWrites } from "./use-translation-writes.ts";

export type StoredRow = TranslationRow & { translation: Translation };

interface EditTranslationDialogProps {
  row: StoredRow;
  /** What was typed in place already. */
  typed?: TypedInPlace["typed"];
  onClose(): void;
  onSaved?: (() => void) | undefined;
}

/** Mounted while it is open. */
export function EditTranslationDialog({ row, typed, onClose, onSaved }: EditTranslationDialogProps) {
  const { update } = useTranslationWrites();
  const [{ translation, language, phrase }] = useState(row);
  const stored = translationValues(translation);
  const form = useEntityForm({ schema: translationInput, initialValues: { ...stored, ...typed } });
  return (
    <EditDialog<TranslationValues, TranslationInput>
      record={translation}
      onClose={onClose}
      title="Edit Translation"
      description={`Edit the translation for "${phrase.english}" in ${language.name}.`}
      form={form}
      onSave={(input) => update.mutateAsync(input).then(onSaved)}
      base={stored}
      conflictFields={conflictFields(language)}
      submitLabel="Update Translation"
      width={600}
    >
      <TranslationFields form={form} language={language} phrase={phrase} nativeFirst />
    </EditDialog>
  );
}
