import { Button } from "@saywhere/ui/button";
import { DataTable } from "@saywhere/ui/list/data-table";
import { NoResults } from "@saywhere/ui/list/no-results";
import { Pager } from "@saywhere/ui/list/pager";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { useSelection } from "../../lib/selection/use-selection.ts";
import { AddTranslationDialog } from "./add-translation-dialog.tsx";
import { EditTranslationById } from "./edit-translation-dialog.tsx";
import { RowDialogs, TranslationRowActions, useRowDialogs } from "./row-actions.tsx";
import { TRANSLATION_COLUMNS } from "./translation-columns.tsx";
import { TranslationFilters } from "./translation-filters.tsx";
import type { TranslationSearch } from "./translation-search-params.ts";
import { nameOf, selectedTranslations, TranslationSelection } from "./translation-selection.tsx";

const SORTED = {
  newest: { sort: "updated", order: "desc" },
  oldest: { sort: "updated", order: "asc" },
} as const;

/** Removes the filters, but not the order. */
const NO_FILTERS: Partial<TranslationSearch> = {
  q: undefined,
  language: undefined,
  phrase: undefined,
  show: undefined,
  after: undefined,
  before: undefined,
};

interface TranslationsScreenProps {
  search: TranslationSearch;
  onSearch(changes: Partial<TranslationSearch>): void;
  /** Whether the add dialog is open. */
  adding: boolean;
  onAdding(adding: boolean, saved?: boolean): void;
}

export function TranslationsScreen({ search, onSearch, adding, onAdding }: TranslationsScreenProps) {
  const { q, language, phrase, show, sort, after, before } = search;
  const trpc = useTRPC();
  const filters = {
    language_id: language,
    phrase_id: phrase,
    search: q,
    show,
    ...(sort && show !== "missing" && SORTED[sort]),
  };
  const page = useQuery({
    ...trpc.translation.page.queryOptions({
      ...filters,
      after,
      before,
    }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection({ q, language, phrase, show }, selectedTranslations(page.data?.items ?? []));
  const dialogs = useRowDialogs();
  const filtered = Boolean(q || language || phrase || show);
  const noMatches = (
    <NoResults onClear={() => onSearch(NO_FILTERS)}>No translations found matching your filters.</NoResults>
  );
  const rows = page.data?.items;
  return (
    <>
      <ScreenHeader
        title="Translations"
        actions={
          <>
            <RecordLink languageId={language} />
            <RouterButtonLink to="/translations/grid" search={{ language }} variant="outline">
              Translate a language
            </RouterButtonLink>
            <RouterButtonLink to="/translations/import" variant="outline">
              Import and export
            </RouterButtonLink>
            <Button onClick={() => onAdding(true)}>Add Translation</Button>
          </>
        }
      />
      <TranslationFilters
        search={search}
        onFilter={(changes) => onSearch({ ...changes, after: undefined, before: undefined })}
      />
      {page.isError ? (
        <LoadError
          title="The translations could not be loaded."
          error={page.error}
          pending={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      ) : (
        <DataTable
          caption="Translations"
          columns={TRANSLATION_COLUMNS}
          rows={rows}
          rowKey={(row) => `${row.language.id}-${row.phrase.id}`}
          placeholderRows={5}
          selection={{
            isSelected: ({ translation }) => translation !== null && selection.has(translation.id),
            canSelect: ({ translation }) => translation !== null,
            nameOf,
            onSelect: (chosen, selected) => selection.select(selectedTranslations(chosen), selected),
          }}
          empty={emptyMessage(
            page.data,
            "translations",
            filtered ? noMatches : "No translations found. Add your first translation to get started.",
          )}
          actions={(row) => (
            <TranslationRowActions
              row={row}
              tight
              on={{ ...dialogs, edit: ({ translation }) => onSearch({ edit: translation.id }) }}
            />
          )}
        />
      )}
      <TranslationSelection selection={selection} page={page.data} filters={filters} />
      <Pager page={page.data} onPage={(key) => onSearch({ after: undefined, before: undefined, ...key })} />
      {adding && (
        <AddTranslationDialog
          known={{ language_id: language ?? null, phrase_id: phrase ?? null }}
          onClose={(saved) => onAdding(false, saved)}
        />
      )}
      {search.edit && (
        <EditTranslationById
          key={search.edit}
          id={search.edit}
          rows={rows}
          onClose={() => onSearch({ edit: undefined })}
        />
      )}
      <RowDialogs dialog={dialogs.dialog} onClose={dialogs.close} />
    </>
  );
}

/** Leads from the translations of a language to recording them. */
function RecordLink({ languageId }: { languageId: number | undefined }) {
  const { data: languages } = useQuery(useTRPC().language.adminList.queryOptions({}));
  const language = languages?.find(({ id }) => id === languageId);
  if (!language) return null;
  return (
    <RouterButtonLink to="/translations/record" search={{ language: language.slug }} variant="outline">
      Record
    </RouterButtonLink>
  );
}
