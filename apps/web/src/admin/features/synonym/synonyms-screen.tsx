import { Button } from "@saywhere/ui/button";
import { FilterBar } from "@saywhere/ui/list/filter-bar";
import { SearchField } from "@saywhere/ui/list/search-field";
import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AddSynonymsDialog } from "./add-synonyms-dialog.tsx";
import { DeleteSynonymsDialog } from "./delete-synonyms-dialog.tsx";
import { EditSynonymsDialog } from "./edit-synonyms-dialog.tsx";
import { filterGroups } from "./filter-groups.ts";
import { SYNONYM_LABELS } from "./synonym-form.ts";
import type { SynonymSearch } from "./synonym-search-params.ts";
import { SynonymTable } from "./synonym-table.tsx";

interface SynonymScreenProps {
  search: SynonymSearch;
  onSearch(changes: SynonymSearch): void;
  /** Whether the add dialog is open. */
  adding: boolean;
  onAdding(adding: boolean, saved?: boolean): void;
}

export function SynonymsScreen({
  search: { q, edit, term },
  onSearch,
  adding,
  onAdding,
}: SynonymScreenProps) {
  const groups = useQuery(useTRPC().synonym.list.queryOptions({}));
  const [deleting, setDeleting] = useState<SynonymGroup | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  const edited = groups.data?.find(({ id }) => id === edit);
  return (
    <>
      <ScreenHeader
        title="Synonyms"
        subtitle="Words that mean the same to search, so that “restroom” finds “Where is the bathroom?”."
        actions={<Button onClick={() => onAdding(true)}>Add Synonyms</Button>}
      />
      <FilterBar>
        <SearchField
          label="Search synonyms"
          value={q ?? ""}
          onSearch={(text) => onSearch({ q: text || undefined })}
        />
      </FilterBar>
      {groups.isError && !groups.data ? (
        <LoadError
          title="The synonyms could not be loaded."
          error={groups.error}
          pending={groups.isFetching}
          onRetry={() => void groups.refetch()}
        />
      ) : (
        <SynonymTable
          groups={groups.data && filterGroups(groups.data, q)}
          q={q}
          onEdit={({ id }) => onSearch({ edit: id })}
          onHistory={({ id }) => setHistory(id)}
          onDelete={setDeleting}
        />
      )}
      {adding && <AddSynonymsDialog term={term} onClose={(saved) => onAdding(false, saved)} />}
      {edited && (
        <EditSynonymsDialog key={edited.id} group={edited} onClose={() => onSearch({ edit: undefined })} />
      )}
      {deleting && <DeleteSynonymsDialog group={deleting} onClose={() => setDeleting(null)} />}
      <HistoryDrawer
        kind="synonym_group"
        recordId={history}
        onClose={() => setHistory(null)}
        fields={SYNONYM_LABELS}
      />
    </>
  );
}
