import { translationInput } from "@saywhere/validators/content/translation";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { PhraseSelect } from "../../lib/form/phrase-select.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useAccess } from "../../lib/session/access.ts";
import { LanguageSelect } from "./language-select.tsx";
import { TranslationFields } from "./translation-fields.tsx";
import { type TranslationValues, translationValues } from "./translation-form.ts";
import { useTranslationWrites } from "./use-translation-writes.ts";

interface AddTranslationDialogProps {
  /** Values that are already determined. */
  known?: Partial<TranslationValues>;
  onClose(saved: boolean): void;
  onSaved?: (() => void) | undefined;
  atForms?: boolean | undefined;
}

export function AddTranslationDialog({ known, onClose, onSaved, atForms }: AddTranslationDialogProps) {
  const trpc = useTRPC();
  const { add } = useTranslationWrites();
  const { canTranslate, onlyLanguageId } = useAccess();
  const initialValues = { ...translationValues(), ...known };
  initialValues.language_id ??= onlyLanguageId ?? null;
  const form = useEntityForm({ schema: translationInput, initialValues });
  const { language_id, phrase_id } = form.values;
  const { data: languages } = useQuery(trpc.language.adminList.queryOptions({}));
  const { data: phrase } = useQuery(
    trpc.phrase.adminGet.queryOptions(phrase_id === null ? skipToken : { id: phrase_id }),
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Add Translation"
      description="Add the translation of a phrase."
      form={form}
      onSave={(input) => add.mutateAsync(input).then(onSaved)}
      submitLabel="Add Translation"
      pendingLabel="Adding..."
      width={600}
    >
      <LanguageSelect
        {...form.getInputProps("language_id")}
        label="Language"
        required
        offers={canTranslate}
      />
      <PhraseSelect {...form.getInputProps("phrase_id")} label="Phrase" required />
      <TranslationFields
        form={form}
        language={languages?.find(({ id }) => id === language_id)}
        phrase={phrase_id === null ? undefined : phrase}
        begin={atForms ? "forms" : known?.language_id && known.phrase_id ? "native_text" : undefined}
      />
    </FormDialog>
  );
}
