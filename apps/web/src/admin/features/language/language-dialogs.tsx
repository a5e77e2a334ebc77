import {
  type AdminLanguage,
  type ListedLanguage,
  languageInput,
} from "@saywhere/validators/content/language";
import { directionOfScript } from "@saywhere/validators/texts/direction";
import { paths } from "@saywhere/validators/urls/paths";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { conflictFieldsOf } from "../../lib/conflict/field-differences.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { EditDialog } from "../../lib/dialog/edit-dialog.tsx";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { UnavailableDialog } from "../../lib/dialog/unavailable-dialog.tsx";
import { comparedSlug } from "../../lib/form/slug-field.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { errorText } from "../../lib/text/error-text.ts";
import { LanguageFields } from "./language-fields.tsx";
import { LANGUAGE_LABELS, languageValues } from "./language-form.ts";

export function AddLanguageDialog({ onClose }: { onClose(saved: boolean): void }) {
  const add = useMutation(useTRPC().language.create.mutationOptions(useMutationToasts("language").on("add")));
  const form = useEntityForm({ schema: languageInput, initialValues: languageValues() });
  return (
    <FormDialog
      onClose={onClose}
      title="Add Language"
      description="A language to translate phrases into."
      form={form}
      onSave={add.mutateAsync}
      submitLabel="Add Language"
      pendingLabel="Adding..."
      width={600}
    >
      <LanguageFields form={form} refusal={add.error} />
    </FormDialog>
  );
}

interface EditByIdProps {
  id: number;
  onClose(): void;
}

/** The edit dialog of a language, open while mounted; it reads the language, because the list has no glossaries. */
export function EditLanguageById({ id, onClose }: EditByIdProps) {
  // Read again at each opening, so that an editor does not start from what a colleague has changed since.
  const { data, error } = useQuery({ ...useTRPC().language.adminGet.queryOptions({ id }), gcTime: 0 });
  if (data) return <EditLanguageDialog language={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <UnavailableDialog title="Edit Language" onClose={onClose}>
      <p role="alert">{errorText(error)}</p>
    </UnavailableDialog>
  );
}

function EditLanguageDialog({ language, onClose }: { language: AdminLanguage; onClose(): void }) {
  const update = useMutation(
    useTRPC().language.update.mutationOptions(useMutationToasts("language").on("update")),
  );
  /** As of the opening of the dialog, whatever is read meanwhile. */
  const [stored] = useState(language);
  const form = useEntityForm({ schema: languageInput, initialValues: languageValues(stored) });
  const { code, script } = stored;
  const conflictFields = conflictFieldsOf(LANGUAGE_LABELS, {
    nativeName: { native: { code, script, direction: directionOfScript(script) } },
  });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Language"
      description={`Edit the details of ${stored.name}.`}
      form={form}
      onSave={update.mutateAsync}
      siteUrl={paths.language(stored.slug)}
      conflictFields={conflictFields}
      {...comparedSlug(form.values.slug, form.values.name, { slug: stored.slug, source: stored.name })}
      submitLabel="Update Language"
      width={600}
    >
      <LanguageFields form={form} stored={stored} refusal={update.error} />
    </EditDialog>
  );
}

interface DeleteLanguageProps {
  language: ListedLanguage;
  onClose(): void;
}

export function DeleteLanguageDialog({ language, onClose }: DeleteLanguageProps) {
  const remove = useMutation(
    useTRPC().language.delete.mutationOptions(useMutationToasts("language").on("delete")),
  );
  const { id, name, translation_count: count } = language;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Language"
      notice={<p>This also removes its associated translations and phrases in that language.</p>}
      counts={
        count === 0
          ? "It has no translations yet. The English phrases will not be deleted."
          : `${formatCount(count, "translation")} in ${name} will also be deleted. The English phrases will not.`
      }
      confirmLabel="Delete Language"
      onConfirm={() => remove.mutateAsync({ id })}
    >
      Are you sure you want to delete the language “{name}”?
    </ConfirmDialog>
  );
}
