import { type AdminPhrase, phraseInput } from "@saywhere/validators/content/phrase";
import { useState } from "react";
import { EditDialog } from "../../lib/conflict/edit-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { phraseConflictFields } from "./phrase-conflict-fields.ts";
import { PhraseFields } from "./phrase-fields.tsx";
import { phraseValues } from "./phrase-form.ts";
import { usePhraseNames } from "./phrase-labels.ts";
import { useCategories } from "./use-categories.ts";
import { usePhraseWrites } from "./use-phrase-writes.ts";

interface EditPhraseDialogProps {
  phrase: AdminPhrase;
  onClose(): void;
}

/** Open while mounted. */
export function EditPhraseDialog({ phrase, onClose }: EditPhraseDialogProps) {
  const { update } = usePhraseWrites();
  const [stored] = useState(phrase);
  const names = usePhraseNames(stored.related_phrases);
  const categories = useCategories();
  const form = useEntityForm({ schema: phraseInput, initialValues: phraseValues(stored) });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Phrase"
      description={`Edit the phrase “${stored.english}”.`}
      form={form}
      onSave={update.mutateAsync}
      conflictFields={phraseConflictFields(names, categories)}
      base={{ slug: stored.slug }}
      submitLabel="Update Phrase"
      width={560}
    >
      <PhraseFields form={form} names={names} stored={stored} refusal={update.error} />
    </EditDialog>
  );
}
