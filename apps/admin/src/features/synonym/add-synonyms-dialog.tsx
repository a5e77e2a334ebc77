import { type SynonymGroup, synonymGroupInput } from "@saywhere/validators/synonym";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useEntityForm } from "../../lib/use-entity-form.ts";
import { groupsWith } from "./find-groups.ts";
import { HeldTermsNotice } from "./held-terms-notice.tsx";
import { SynonymFields } from "./synonym-fields.tsx";
import { useSynonymWrites } from "./use-synonym-writes.ts";

interface AddSynonymsDialogProps {
  /** The groups that there are. */
  groups: SynonymGroup[];
  /** What a visitor looked for and did not find, where that is to become a synonym. */
  term: string | undefined;
  onClose(): void;
}

/** Makes a group, or adds to the one that has a term of it already. */
export function AddSynonymsDialog({ groups, term, onClose }: AddSynonymsDialogProps) {
  const { add, join } = useSynonymWrites();
  const form = useEntityForm({ schema: synonymGroupInput, initialValues: { terms: term ? [term] : [] } });
  const holders = groupsWith(groups, form.values.terms);
  const [holder] = holders;
  const joins = holder && holders.length === 1;
  return (
    <FormDialog
      onClose={onClose}
      title="Add Synonyms"
      description="Who searches for one of the terms finds what has another."
      form={form}
      onSubmit={(input) => (joins ? join(holder, input.terms) : add.mutateAsync(input))}
      submitLabel={joins ? "Add to Group" : "Add Synonyms"}
      pendingLabel="Adding..."
      width={520}
    >
      <SynonymFields form={form} />
      <HeldTermsNotice holders={holders} />
    </FormDialog>
  );
}
