import { Button } from "@saywhere/ui/button";
import { Pager } from "@saywhere/ui/list/pager";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import { useState } from "react";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AddPhraseDialog } from "./add-phrase-dialog.tsx";
import { DeletePhraseDialog } from "./delete-phrase-dialog.tsx";
import { EditPhraseDialog } from "./edit-phrase-dialog.tsx";
import { PhraseFilters } from "./phrase-filters.tsx";
import { PHRASE_LABELS } from "./phrase-form.ts";
import type { PhraseSearch } from "./phrase-search-params.ts";
import { PhraseTable } from "./phrase-table.tsx";
import { useEditedPhrase, usePhrasePage } from "./use-phrase-page.ts";

interface PhraseScreenProps {
  search: PhraseSearch;
  onSearch(changes: PhraseSearch): void;
  /** Whether the add dialog is open. */
  adding: boolean;
  onAdding(adding: boolean, saved?: boolean): void;
}

/** Another filter or order returns to the first page. */
const FIRST_PAGE = { after: undefined, before: undefined };

export function PhrasesScreen({ search, onSearch, adding, onAdding }: PhraseScreenProps) {
  const page = usePhrasePage(search);
  const edited = useEditedPhrase(search.edit, page.data?.items);
  const [deleting, setDeleting] = useState<AdminPhrase | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  return (
    <>
      <ScreenHeader title="Phrases" actions={<Button onClick={() => onAdding(true)}>Add Phrase</Button>} />
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
          onSort={(sorting) => onSearch({ ...FIRST_PAGE, ...sorting })}
          onEdit={({ id }) => onSearch({ edit: id })}
          onHistory={({ id }) => setHistory(id)}
          onDelete={setDeleting}
          onClear={() => onSearch({ ...FIRST_PAGE, q: undefined, category: undefined })}
        />
      )}
      <Pager page={page.data} onPage={(key) => onSearch({ ...FIRST_PAGE, ...key })} />
      {adding && (
        <AddPhraseDialog
          category={search.category}
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
