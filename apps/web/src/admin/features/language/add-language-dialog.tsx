import { languageInput } from "@saywhere/validators/content/language";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { LanguageFields } from "./language-fields.tsx";
import { EMPTY_LANGUAGE } from "./language-form.ts";
import { useLanguageWrites } from "./use-language-writes.ts";

export function AddLanguageDialog({ onClose }: { onClose(saved: boolean): void }) {
  const { add } = useLanguageWrites();
  const form = useEntityForm({ schema: languageInput, initialValues: EMPTY_LANGUAGE });
  return (
    <FormDialog
      onClose={onClose}
      title="Add Language"
      description="A language that phrases are translated into."
      form={form}
      onSubmit={add.mutateAsync}
      submitLabel="Add Language"
      pendingLabel="Adding..."
      width={600}
    >
      <LanguageFields form={form} refusal={add.error} />
    </FormDialog>
  );
}
