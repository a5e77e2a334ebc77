import { Button } from "@saywhere/ui/button";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import type { MatchingRecord } from "@saywhere/validators/content/bulk-selection";
import type { AdminPhrase, AdminPhrasePage, MatchingPhrasesInput } from "@saywhere/validators/content/phrase";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "../../../shared/format-count.ts";
import { onErrorToastWithReason } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { SelectionBar } from "../../lib/selection/selection-bar.tsx";
import type { Selection } from "../../lib/selection/use-selection.ts";
import { useSelectionWrite } from "../../lib/selection/use-selection-write.ts";
import { useAccess } from "../../lib/session/access.ts";
import { useCategories } from "./use-categories.ts";

export function selectedPhrase({ id, version, english, translation_count }: AdminPhrase): MatchingRecord {
  return { id, version, name: english, translations: translation_count };
}

interface PhraseSelectionProps {
  selection: Selection;
  page: AdminPhrasePage | undefined;
  filters: Partial<MatchingPhrasesInput>;
}

/** The actions for the selected phrases. */
export function PhraseSelection({ selection, page, filters }: PhraseSelectionProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const write = useSelectionWrite("phrase", selection);
  const update = useMutation(trpc.phrase.updateSelected.mutationOptions());
  const { canEditContent } = useAccess();
  const [dialog, setDialog] = useState<"move" | "delete" | null>(null);
  const close = () => setDialog(null);
  const setPopular = (popular: boolean) =>
    write
      .run("updated", (records) => update.mutateAsync({ records, popular }))
      .catch(onErrorToastWithReason("update phrases"));
  return (
    <>
      <SelectionBar
        kind="phrase"
        selection={selection}
        write={write}
        shown={(page?.items ?? []).map(selectedPhrase)}
        total={page?.total ?? null}
        onSelectAll={() => queryClient.query({ ...trpc.phrase.matching.queryOptions(filters), staleTime: 0 })}
      >
        {canEditContent && (
          <>
            <Button variant="outline" size="sm" onClick={() => setDialog("move")}>
              Move to category
            </Button>
            <Button variant="outline" size="sm" pending={write.pending} onClick={() => setPopular(true)}>
              Make popular
            </Button>
            <Button variant="outline" size="sm" pending={write.pending} onClick={() => setPopular(false)}>
              Remove from popular
            </Button>
            <Button variant="outline" size="sm" onClick={() => setDialog("delete")}>
              Delete
            </Button>
          </>
        )}
      </SelectionBar>
      {dialog === "move" && (
        <MoveDialog
          count={selection.records.length}
          onClose={close}
          onMove={(category_id) =>
            write.run("moved", (records) => update.mutateAsync({ records, category_id }))
          }
        />
      )}
      {dialog === "delete" && <DeleteDialog selection={selection} run={write.run} onClose={close} />}
    </>
  );
}

interface MoveDialogProps {
  count: number;
  onClose(): void;
  onMove(categoryId: number): Promise<void>;
}

function MoveDialog({ count, onClose, onMove }: MoveDialogProps) {
  const categories = useCategories();
  const [category, setCategory] = useState<number | null>(null);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Move to category"
      tone="primary"
      confirmLabel={`Move ${formatCount(count, "phrase")}`}
      pendingLabel="Moving..."
      confirmDisabled={category === null}
      onConfirm={async () => {
        if (category !== null) await onMove(category);
      }}
    >
      <SearchableSelect<number>
        label="Category"
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={category}
        onChange={setCategory}
        allowDeselect
        loading={categories.length === 0}
        nothingFoundMessage="No matching categories"
        data-autofocus
      />
    </ConfirmDialog>
  );
}

interface DeleteDialogProps {
  selection: Selection;
  run: ReturnType<typeof useSelectionWrite>["run"];
  onClose(): void;
}

function DeleteDialog({ selection, run, onClose }: DeleteDialogProps) {
  const { records } = selection;
  const remove = useMutation(useTRPC().phrase.deleteSelected.mutationOptions());
  const translations = records.reduce((sum, record) => sum + record.translations, 0);
  const count = formatCount(records.length, "phrase");
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete Phrases"
      notice={<p>This also removes all their translations in all languages.</p>}
      counts={
        translations === 0
          ? "They have no translations yet."
          : `${formatCount(translations, "translation")} will also be deleted.`
      }
      confirmLabel={`Delete ${count}`}
      onConfirm={() => run("deleted", (selected) => remove.mutateAsync({ records: selected }))}
    >
      Are you sure you want to delete {count}?
    </ConfirmDialog>
  );
}
