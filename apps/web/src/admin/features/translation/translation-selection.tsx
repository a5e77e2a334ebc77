import { Button } from "@saywhere/ui/button";
import type { MatchingRecord } from "@saywhere/validators/content/bulk-selection";
import type {
  MatchingTranslationsInput,
  TranslationPage,
  TranslationRow,
} from "@saywhere/validators/content/translation";
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
import { useMe } from "../../lib/session/session.tsx";

/** The record of a row in a selection; none for a missing translation. */
export function selectedTranslations(rows: TranslationRow[]): MatchingRecord[] {
  return rows.flatMap((row) =>
    row.translation
      ? [{ id: row.translation.id, version: row.translation.version, name: nameOf(row), translations: 0 }]
      : [],
  );
}

export const nameOf = ({ phrase, language }: TranslationRow): string => `${language.name}: ${phrase.english}`;

interface TranslationSelectionProps {
  selection: Selection;
  page: TranslationPage | undefined;
  filters: Partial<MatchingTranslationsInput>;
}

/** The actions for the selected translations. */
export function TranslationSelection({ selection, page, filters }: TranslationSelectionProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const write = useSelectionWrite("translation", selection);
  const remove = useMutation(trpc.translation.deleteSelected.mutationOptions());
  const review = useMutation(trpc.translation.reviewSelected.mutationOptions());
  const canReview = useMe().can_review;
  const markReviewed = () =>
    write
      .run("marked as reviewed", (records) => review.mutateAsync({ records }))
      .catch(onErrorToastWithReason("mark translations as reviewed"));
  const [deleting, setDeleting] = useState(false);
  const { canEditContent, canTranslate } = useAccess();
  /** Whether every translation that the filters match can be selected. */
  const selectable = filters.show !== "missing" && (canEditContent || canTranslate(filters.language_id ?? 0));
  const count = formatCount(selection.records.length, "translation");
  return (
    <>
      <SelectionBar
        kind="translation"
        selection={selection}
        write={write}
        shown={selectedTranslations(page?.items ?? [])}
        total={selectable ? (page?.total ?? null) : null}
        onSelectAll={() =>
          queryClient.query({ ...trpc.translation.matching.queryOptions(filters), staleTime: 0 })
        }
      >
        {canReview && (
          <Button variant="outline" size="sm" pending={write.pending} onClick={markReviewed}>
            Mark reviewed
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </SelectionBar>
      {deleting && (
        <ConfirmDialog
          onClose={() => setDeleting(false)}
          title="Delete Translations"
          notice={<p>This will remove them from the database.</p>}
          confirmLabel={`Delete ${count}`}
          onConfirm={() => write.run("deleted", (records) => remove.mutateAsync({ records }))}
        >
          Are you sure you want to delete {count}?
        </ConfirmDialog>
      )}
    </>
  );
}
