import { type SynonymGroup, synonymGroupInput } from "@saywhere/validators/content/synonym";
import { useState } from "react";
import { EditDialog } from "../../lib/conflict/edit-dialog.tsx";
import type { ConflictField } from "../../lib/conflict/field-differences.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { groupLabel } from "./group-label.ts";
import { SynonymFields } from "./synonym-fields.tsx";
import { SYNONYM_LABELS } from "./synonym-form.ts";
import { useSynonymWrites } from "./use-synonym-writes.ts";

const CONFLICT_FIELDS: ConflictField[] = [{ name: "terms", label: SYNONYM_LABELS.terms, multiline: true }];

/** Open while mounted. */
export function EditSynonymsDialog({ group, onClose }: { group: SynonymGroup; onClose(): void }) {
  const { update } = useSynonymWrites();
  const [stored] = useState(group);
  const form = useEntityForm({ schema: synonymGroupInput, initialValues: { terms: stored.terms } });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit Synonyms"
      description={`Edit the group “${groupLabel(stored)}”.`}
      form={form}
      onSave={update.mutateAsync}
      conflictFields={CONFLICT_FIELDS}
      submitLabel="Update Synonyms"
      width={520}
    >
      <SynonymFields form={form} />
    </EditDialog>
  );
}
