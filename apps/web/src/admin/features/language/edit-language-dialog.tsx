import { type AdminLanguage, languageInput } from "@saywhere/validators/content/language";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { useState } from "react";
import { EditDialog } from "../../lib/conflict/edit-dialog.tsx";
import type { ConflictField } from "../../lib/conflict/field-differences.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { LanguageFields } from "./language-fields.tsx";
import { LANGUAGE_LABELS, languageValues } from "./language-form.ts";
import { useLanguageWrites } from "./use-language-writes.ts";

interface EditLanguageDialogProps {
  language: AdminLanguage;
  onClose(): void;
}

/** Open while mounted. */
export function EditLanguageDialog({ language, onClose }: EditLanguageDialogProps) {
  const { update } = useLanguageWrites();
  const [stored] = useState(language);
  const form = useEntityForm({ schema: languageInput, initialValues: languageValues(stored) });
  const { code, script } = stored;
  const conflictFields: ConflictField[] = Object.entries(LANGUAGE_LABELS).map(([name, label]) => ({
    name,
    label,
    multiline: name === "description",
    ...(name === "nativeName" && { native: { lang: code, script, dir: directionOfScript(script) } }),
  }));
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Language"
      description={`Edit the details of ${stored.name}.`}
      form={form}
      onSave={update.mutateAsync}
      conflictFields={conflictFields}
      base={{ slug: stored.slug }}
      submitLabel="Update Language"
      width={600}
    >
      <LanguageFields form={form} stored={stored} refusal={update.error} />
    </EditDialog>
  );
}
