import { Button } from "@saywhere/ui/button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { FilterBar } from "@saywhere/ui/list/filter-bar";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { UnavailableDialog } from "../../lib/dialog/unavailable-dialog.tsx";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { SearchField } from "../../lib/list/search-field.tsx";
import type { ListUrl } from "../../lib/list/use-list-url.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import { AddSynonymsDialog, DeleteSynonymsDialog, EditSynonymsDialog } from "./synonym-dialogs.tsx";
import { SYNONYM_LABELS } from "./synonym-fields.tsx";
import { filterGroups, groupLabel } from "./synonym-groups.ts";
import type { SynonymSearch } from "./synonym-search-params.ts";

export function SynonymsScreen({
  search: { q, edit, term },
  onSearch,
  adding,
  onAdding,
}: ListUrl<SynonymSearch>) {
  const groups = useQuery(useTRPC().synonym.list.queryOptions({}));
  const { canEditContent } = useAccess();
  const [deleting, setDeleting] = useState<SynonymGroup | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  const edited = groups.data?.find(({ id }) => id === edit);
  return (
    <>
      <EditableScreenHeader
        title="Synonyms"
        subtitle="Terms that search treats as synonyms, so that “restroom” finds “Where is the bathroom?”."
        editActions={<Button onClick={() => onAdding(true)}>Add synonyms</Button>}
      />
      <FilterBar>
        <SearchField
          label="Search synonyms"
          value={q ?? ""}
          onSearch={(text) => onSearch({ q: text || undefined })}
        />
      </FilterBar>
      {groups.isError && !groups.data ? (
        <LoadError title="The synonyms could not be loaded." query={groups} />
      ) : (
        <DataTable
          caption="Synonyms"
          columns={COLUMNS}
          rows={groups.data && filterGroups(groups.data, q)}
          rowKey={({ id }) => id}
          empty={
            q ? `No synonyms match “${q}”.` : "No synonyms found. Add your first synonyms to get started."
          }
          onOpen={canEditContent ? ({ id }) => onSearch({ edit: id }) : undefined}
          actions={(group) => (
            <RowActions
              name={groupLabel(group)}
              onEdit={canEditContent && (() => onSearch({ edit: group.id }))}
              onHistory={() => setHistory(group.id)}
              onDelete={canEditContent && (() => setDeleting(group))}
            />
          )}
        />
      )}
      {adding && canEditContent && (
        <AddSynonymsDialog term={term} onClose={(saved) => onAdding(false, saved)} />
      )}
      {edited && canEditContent && (
        <EditSynonymsDialog key={edited.id} group={edited} onClose={() => onSearch({ edit: undefined })} />
      )}
      {edit !== undefined && groups.data && !groups.isFetching && !edited && canEditContent && (
        <UnavailableDialog title="Edit synonyms" onClose={() => onSearch({ edit: undefined })}>
          <p role="alert">These synonyms no longer exist.</p>
        </UnavailableDialog>
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

const COLUMNS: Column<SynonymGroup>[] = [
  {
    id: "terms",
    header: "Terms that mean the same",
    cell: ({ terms }) => <span dir="auto">{terms.join(", ")}</span>,
  },
];
