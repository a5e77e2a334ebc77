import { DataTable } from "@saywhere/ui/list/data-table";
import { NoResults } from "@saywhere/ui/list/no-results";
import { RowActions } from "@saywhere/ui/list/row-actions";
import { type AdminPhrase, type AdminPhrasePage, adminPhraseSort } from "@saywhere/validators/content/phrase";
import { useMemo } from "react";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import { phraseColumns } from "./phrase-columns.tsx";
import type { PhraseSearch } from "./phrase-search-params.ts";
import { useCategories } from "./use-categories.ts";

interface PhraseTableProps {
  /** Undefined while it loads. */
  page: AdminPhrasePage | undefined;
  search: PhraseSearch;
  onSort(sorting: Pick<PhraseSearch, "sort" | "order">): void;
  onEdit(phrase: AdminPhrase): void;
  onHistory(phrase: AdminPhrase): void;
  onDelete(phrase: AdminPhrase): void;
  /** Removes all filters. */
  onClear(): void;
}

export function PhraseTable(props: PhraseTableProps) {
  const { page, search, onSort, onEdit, onHistory, onDelete, onClear } = props;
  const categories = useCategories();
  const narrow = useIsMobile();
  const columns = useMemo(() => phraseColumns(categories, narrow), [categories, narrow]);
  const { q, category, sort, order } = search;
  return (
    <DataTable
      caption="Phrases"
      columns={columns}
      rows={page?.items}
      rowKey={({ id }) => id}
      placeholderRows={5}
      empty={emptyMessage(
        page,
        "phrases",
        q || category ? (
          <NoResults onClear={onClear}>No phrases match your search.</NoResults>
        ) : (
          "No phrases found. Add your first phrase to get started."
        ),
      )}
      sorting={sort && { key: sort, order: order ?? "asc" }}
      onSort={({ key, order: wanted }) => onSort({ sort: adminPhraseSort.parse(key), order: wanted })}
      actions={(phrase) => (
        <RowActions
          name={phrase.english}
          onEdit={() => onEdit(phrase)}
          onHistory={() => onHistory(phrase)}
          onDelete={() => onDelete(phrase)}
        />
      )}
    />
  );
}
