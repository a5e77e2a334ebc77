import { synonymGroupInput } from "@saywhere/validators/content/synonym";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { groupsWith } from "./filter-groups.ts";
import { SynonymFields } from "./synonym-fields.tsx";
import { NEW_GROUP, SynonymGroupField } from "./synonym-group-field.tsx";
import { useSynonymWrites } from "./use-synonym-writes.ts";

interface AddSynonymsDialogProps {
  /** A visitor's search text without results, to be added as a synonym. */
  term: string | undefined;
  onClose(saved: boolean): void;
}

/** Creates a group, or adds to one that already has one of the terms. */
export function AddSynonymsDialog({ term, onClose }: AddSynonymsDialogProps) {
  const { data: groups = [] } = useQuery(useTRPC().synonym.list.queryOptions({}));
  const { add, join } = useSynonymWrites();
  const form = useEntityForm({ schema: synonymGroupInput, initialValues: { terms: term ? [term] : [] } });
  const [meaning, setMeaning] = useState<string | null>(null);
  const holders = groupsWith(groups, form.values.terms);
  const chosen = holders.find(({ id }) => String(id) === meaning);
  const joined = meaning === NEW_GROUP ? undefined : (chosen ?? holders[0]);
  return (
    <FormDialog
      onClose={onClose}
      title="Add Synonyms"
      description="Who searches for one of the terms finds what has another."
      form={form}
      onSubmit={(input) => (joined ? join(joined, input.terms) : add.mutateAsync(input))}
      submitLabel={joined ? "Add to Group" : "Add Synonyms"}
      pendingLabel="Adding..."
      width={520}
    >
      <SynonymFields form={form} />
      {holders.length > 0 && (
        <SynonymGroupField
          holders={holders}
          value={joined ? String(joined.id) : NEW_GROUP}
          onChange={setMeaning}
        />
      )}
    </FormDialog>
  );
}
