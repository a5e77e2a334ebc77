import { phraseInput } from "@saywhere/validators/content/phrase";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { PhraseFields } from "./phrase-fields.tsx";
import { EMPTY_PHRASE } from "./phrase-form.ts";
import { usePhraseNames } from "./phrase-labels.ts";
import { usePhraseWrites } from "./use-phrase-writes.ts";

interface AddPhraseDialogProps {
  /** The category that the list is filtered by. */
  category?: number | undefined;
  /** A visitor's search text without results, to be added as a phrase. */
  english: string | undefined;
  onClose(saved: boolean): void;
}

export function AddPhraseDialog({ category, english, onClose }: AddPhraseDialogProps) {
  const { add } = usePhraseWrites();
  const names = usePhraseNames();
  const initialValues = { ...EMPTY_PHRASE, english: english ?? "", category_id: category ?? null };
  const form = useEntityForm({ schema: phraseInput, initialValues });
  return (
    <FormDialog
      onClose={onClose}
      title="Add Phrase"
      description="An English phrase, to be translated into every language."
      form={form}
      onSubmit={add.mutateAsync}
      submitLabel="Add Phrase"
      pendingLabel="Adding..."
      width={560}
    >
      <PhraseFields form={form} names={names} refusal={add.error} />
    </FormDialog>
  );
}
