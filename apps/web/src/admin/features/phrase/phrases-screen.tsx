import { Button } from "@saywhere/ui/button";
import { Pager } from "@saywhere/ui/list/pager";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { useSelection } from "../../lib/selection/use-selection.ts";
import { AddPhraseDialog, DeletePhraseDialog, EditPhraseDialog } from "./phrase-dialogs.tsx";
import { PhraseFilters } from "./phrase-filters.tsx";
import { PHRASE_LABELS } from "./phrase-form.ts";
import type { PhraseSearch } from "./phrase-search-params.ts";
import { PhraseSelection, selectedPhrase } from "./phrase-selection.tsx";
import { PhraseTable } from "./phrase-table.tsx";

interface PhrasesScreenProps {
  search: PhraseSearch;
  onSearch(changes: PhraseSearch): void;
  /** Whether the add dialog is open. */
  adding: boolean;
  onAdding(adding: boolean, saved?: boolean): void;
}

/** Another filter or order returns to the first page. */
const FIRST_PAGE = { after: undefined, before: undefined };

export function PhrasesScreen({ search, onSearch, adding, onAdding }: PhrasesScreenProps) {
  const { q, category, sort, order, after, before } = search;
  const page = useQuery({
    ...useTRPC().phrase.adminPage.queryOptions({
      search: q,
      category_id: category,
      sort,
      order,
      after,
      before,
    }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection({ q, category }, (page.data?.items ?? []).map(selectedPhrase));
  const edited = useEditedPhrase(search.edit, page.data?.items);
  const [deleting, setDeleting] = useState<AdminPhrase | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  return (
    <>
      <ScreenHeader
        title="Phrases"
        actions={
          <>
            <RouterButtonLink to="/phrases/import" variant="outline">
              Import and export
            </RouterButtonLink>
            <Button onClick={() => onAdding(true)}>Add Phrase</Button>
          </>
        }
      />
      <PhraseFilters search={search} onFilter={(changes) => onSearch({ ...FIRST_PAGE, ...changes })} />
      {page.isError && !page.data ? (
        <LoadError
          title="The phrases could not be loaded."
          error={page.error}
          pending={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      ) : (
        <PhraseTable
          page={page.data}
          search={search}
          selection={selection}
          onSort={(sorting) => onSearch({ ...FIRST_PAGE, ...sorting })}
          onEdit={({ id }) => onSearch({ edit: id })}
          onHistory={({ id }) => setHistory(id)}
          onDelete={setDeleting}
          onClear={() => onSearch({ ...FIRST_PAGE, q: undefined, category: undefined })}
        />
      )}
      <PhraseSelection
        selection={selection}
        page={page.data}
        filters={{ search: q, category_id: category, sort, order }}
      />
      <Pager page={page.data} onPage={(key) => onSearch({ ...FIRST_PAGE, ...key })} />
      {adding && (
        <AddPhraseDialog
          category={category}
          english={search.english}
          onClose={(saved) => onAdding(false, saved)}
        />
      )}
      {edited && (
        <EditPhraseDialog key={edited.id} phrase={edited} onClose={() => onSearch({ edit: undefined })} />
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
  const { data } = useQuery(useTRPC().phrase.adminGet.queryOptions(wanted));
  return onPage ?? (id === undefined ? undefined : data);
}
