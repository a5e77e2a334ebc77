import { type SynonymGroup, synonymGroupInput } from "@saywhere/validators/content/synonym";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { useMutationToasts } from "../../lib/api/use-mutation-toasts.ts";
import { conflictFieldsOf } from "../../lib/conflict/field-differences.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { EditDialog } from "../../lib/dialog/edit-dialog.tsx";
import { FormDialog } from "../../lib/dialog/form-dialog.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { conflictOf } from "../../lib/text/error-text.ts";
import { NEW_GROUP, SYNONYM_LABELS, SynonymFields, SynonymGroupField } from "./synonym-fields.tsx";
import { groupLabel, groupsWith, newTerms } from "./synonym-groups.ts";

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
      title="Add synonyms"
      description="Searching for any of these terms also finds the others."
      form={form}
      onSave={(input) => (joined ? join(joined, input.terms) : add.mutateAsync(input))}
      submitLabel={joined ? "Add to group" : "Add synonyms"}
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

const CONFLICT_FIELDS = conflictFieldsOf(SYNONYM_LABELS);

/** Open while mounted. */
export function EditSynonymsDialog({ group, onClose }: { group: SynonymGroup; onClose(): void }) {
  const { update } = useSynonymWrites();
  /** As of the opening of the dialog, whatever is read meanwhile. */
  const [stored] = useState(group);
  const form = useEntityForm({ schema: synonymGroupInput, initialValues: { terms: stored.terms } });
  return (
    <EditDialog
      record={stored}
      onClose={onClose}
      title="Edit synonyms"
      description={`Edit the group “${groupLabel(stored)}”.`}
      form={form}
      onSave={update.mutateAsync}
      conflictFields={CONFLICT_FIELDS}
      submitLabel="Update synonyms"
      width={520}
    >
      <SynonymFields form={form} />
    </EditDialog>
  );
}

export function DeleteSynonymsDialog({ group, onClose }: { group: SynonymGroup; onClose(): void }) {
  const { remove } = useSynonymWrites();
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete synonyms"
      notice="Search will no longer treat these terms as synonyms."
      confirmLabel="Delete synonyms"
      onConfirm={() => remove.mutateAsync({ id: group.id })}
    >
      Are you sure you want to delete the group “{groupLabel(group)}”?
    </ConfirmDialog>
  );
}

function useSynonymWrites() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { on } = useMutationToasts("synonym_group");
  const update = useMutation(trpc.synonym.update.mutationOptions(on("update")));
  const addTo = async (group: SynonymGroup, terms: string[]) => {
    const options = trpc.synonym.list.queryOptions({});
    const groups = await queryClient.query({ ...options, staleTime: 0 });
    const newest = groups.find(({ id }) => id === group.id) ?? group;
    const { id, version } = newest;
    return update.mutateAsync({ id, version, terms: [...newest.terms, ...newTerms(newest, terms)] });
  };
  return {
    add: useMutation(trpc.synonym.create.mutationOptions(on("add"))),
    update,
    remove: useMutation(trpc.synonym.delete.mutationOptions(on("delete"))),
    /** Adds terms to the current version of a group, also when another editor saves it at the same moment. */
    join: async (group: SynonymGroup, terms: string[]) => {
      try {
        return await addTo(group, terms);
      } catch (error) {
        if (conflictOf(error)?.reason !== "stale") throw error;
        return addTo(group, terms);
      }
    },
  };
}
