import { Button } from "@saywhere/ui/button";
import { DataTable } from "@saywhere/ui/list/data-table";
import { NoResults } from "@saywhere/ui/list/no-results";
import { Pager } from "@saywhere/ui/list/pager";
import { RowActions } from "@saywhere/ui/list/row-actions";
import { type AdminPhrase, adminPhraseSort } from "@saywhere/validators/content/phrase";
import { keepPreviousData, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { UnavailableDialog } from "../../lib/dialog/unavailable-dialog.tsx";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import { FIRST_PAGE } from "../../lib/list/list-search-params.ts";
import type { ListUrl } from "../../lib/list/use-list-url.ts";
import { useNeighbors } from "../../lib/list/use-neighbors.ts";
import { ListViewButton } from "../../lib/list/view/list-view-button.tsx";
import { pageSizeOf } from "../../lib/list/view/page-size.ts";
import { useListView, withoutValues } from "../../lib/list/view/use-list-view.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import { useSelection } from "../../lib/selection/use-selection.ts";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import { errorText } from "../../lib/text/error-text.ts";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import { PHRASE_COLUMN_CHOICES, phraseColumns } from "./phrase-columns.tsx";
import { AddPhraseDialog, DeletePhraseDialog, EditPhraseDialog } from "./phrase-dialogs.tsx";
import { PhraseFilters } from "./phrase-filters.tsx";
import { PHRASE_LABELS } from "./phrase-form.ts";
import { type PhraseSearch, phraseSearch } from "./phrase-search-params.ts";
import { PhraseSelection, selectedPhrase } from "./phrase-selection.tsx";
import { PopularPhrasesButton } from "./popular-phrases-button.tsx";
import { useCategories } from "./use-categories.ts";

/** All search params, for a saved view that replaces them. */
const NOTHING: PhraseSearch = withoutValues(phraseSearch.shape);

export function PhrasesScreen({ search, onSearch, adding, onAdding }: ListUrl<PhraseSearch>) {
  const { q, category, sort, order, after, before, page: number, size } = search;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const filters = { search: q, category_id: category, sort, order };
  const page = useQuery({
    ...trpc.phrase.adminPage.queryOptions({ ...filters, after, before, page: number, limit: size }),
    placeholderData: keepPreviousData,
  });
  const neighbors = useNeighbors({
    id: search.edit,
    page: page.data,
    idOf: ({ id }) => id,
    readPage: (cursor) =>
      queryClient.query(trpc.phrase.adminPage.queryOptions({ ...filters, ...cursor, limit: size })),
    open: (id, cursor) => onSearch({ ...cursor, edit: id }),
  });
  const selection = useSelection({ q, category }, (page.data?.items ?? []).map(selectedPhrase));
  const view = useListView("phrases");
  const categories = useCategories();
  const narrow = useIsMobile();
  const total = useQuery(trpc.language.adminList.queryOptions({})).data?.length;
  const columns = useMemo(() => phraseColumns(categories, total, narrow), [categories, total, narrow]);
  const navigate = useNavigate();
  const { edited, error } = useEditedPhrase(search.edit, page.data?.items);
  const { canEditContent } = useAccess();
  const [deleting, setDeleting] = useState<AdminPhrase | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  const noMatches = (
    <NoResults onClear={() => onSearch({ ...FIRST_PAGE, q: undefined, category: undefined })}>
      No phrases match your search.
    </NoResults>
  );
  return (
    <>
      <EditableScreenHeader
        title="Phrases"
        actions={
          <RouterButtonLink to="/phrases/import" variant="outline">
            Import and export
          </RouterButtonLink>
        }
        editActions={
          <>
            <PopularPhrasesButton />
            <Button onClick={() => onAdding(true)}>Add Phrase</Button>
          </>
        }
      />
      <PhraseFilters search={search} onFilter={(changes) => onSearch({ ...FIRST_PAGE, ...changes })}>
        <ListViewButton
          view={view}
          columns={PHRASE_COLUMN_CHOICES}
          search={search}
          onOpen={(saved) => onSearch({ ...NOTHING, ...phraseSearch.parse(saved) })}
        />
      </PhraseFilters>
      {page.isError && !page.data ? (
        <LoadError title="The phrases could not be loaded." query={page} />
      ) : (
        <DataTable
          caption="Phrases"
          columns={columns}
          rows={page.data?.items}
          rowKey={({ id }) => id}
          placeholderRows={5}
          view={view.table}
          selection={{
            isSelected: ({ id }) => selection.has(id),
            nameOf: ({ english }) => english,
            onSelect: (phrases, selected) => selection.select(phrases.map(selectedPhrase), selected),
          }}
          empty={emptyMessage(
            page.data,
            "phrases",
            q || category ? noMatches : "No phrases found. Add your first phrase to get started.",
          )}
          sorting={sort && { key: sort, order: order ?? "asc" }}
          onSort={(wanted) =>
            onSearch({ ...FIRST_PAGE, sort: adminPhraseSort.parse(wanted.key), order: wanted.order })
          }
          onOpen={({ id }) =>
            void navigate({ to: "/phrases/$phraseId/translations", params: { phraseId: String(id) } })
          }
          actions={(phrase) => (
            <RowActions
              name={phrase.english}
              onEdit={canEditContent && (() => onSearch({ edit: phrase.id }))}
              onHistory={() => setHistory(phrase.id)}
              onDelete={canEditContent && (() => setDeleting(phrase))}
            />
          )}
        />
      )}
      <PhraseSelection selection={selection} page={page.data} filters={filters} />
      <Pager
        page={page.data}
        onPage={(key) => onSearch({ ...FIRST_PAGE, ...key })}
        size={pageSizeOf(size, (chosen) => onSearch({ ...FIRST_PAGE, size: chosen }))}
      />
      {adding && canEditContent && (
        <AddPhraseDialog
          category={category}
          english={search.english}
          onClose={(saved) => onAdding(false, saved)}
        />
      )}
      {edited && canEditContent && (
        <EditPhraseDialog
          key={edited.id}
          phrase={edited}
          neighbors={neighbors}
          onClose={() => onSearch({ edit: undefined })}
        />
      )}
      {error && canEditContent && (
        <UnavailableDialog title="Edit Phrase" onClose={() => onSearch({ edit: undefined })}>
          <p role="alert">{errorText(error)}</p>
        </UnavailableDialog>
      )}
      {deleting && <DeletePhraseDialog phrase={deleting} onClose={() => setDeleting(null)} />}
      <HistoryDrawer
        kind="phrase"
        recordId={history}
        onClose={() => setHistory(null)}
        fields={PHRASE_LABELS}
      />
    </>
  );
}

/** The phrase whose dialog the URL opens, which may be on another page. */
function useEditedPhrase(id: number | undefined, page: AdminPhrase[] | undefined) {
  const onPage = page?.find((phrase) => phrase.id === id);
  const wanted = page && id !== undefined && !onPage ? { id } : skipToken;
  // The form begins with what is stored now, not with what was there when the dialog was last open.
  const { data, error } = useQuery({ ...useTRPC().phrase.adminGet.queryOptions(wanted), gcTime: 0 });
  const found = onPage ?? (id === undefined ? undefined : data);
  const [last, setLast] = useState(found);
  // A phrase may leave the page while its dialog is open, which keeps the typed text.
  if (found !== last && (found || last?.id !== id)) setLast(found);
  return { edited: last, error: id === undefined || last ? null : error };
}
