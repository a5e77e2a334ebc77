import { Button } from "@saywhere/ui/button";
import { DataTable } from "@saywhere/ui/list/data-table";
import { NoResults } from "@saywhere/ui/list/no-results";
import { Pager } from "@saywhere/ui/list/pager";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
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
import { AddTranslationDialog } from "./add-translation-dialog.tsx";
import { EditTranslationById } from "./edit-translation-dialog.tsx";
import { TRANSLATION_COLUMN_CHOICES, TRANSLATION_COLUMNS } from "./translation-columns.tsx";
import { TranslationFilters } from "./translation-filters.tsx";
import {
  RowDialogs,
  type RowOpeners,
  TranslationRowActions,
  useRowDialogs,
} from "./translation-row-actions.tsx";
import {
  orderOfColumn,
  TRANSLATION_ORDERS,
  type TranslationSearch,
  translationSearch,
} from "./translation-search-params.ts";
import { nameOf, selectedTranslations, TranslationSelection } from "./translation-selection.tsx";
import { WarningCounts } from "./warning-counts.tsx";

/** Removes the filters, but not the order. */
const NO_FILTERS: Partial<TranslationSearch> = {
  q: undefined,
  language: undefined,
  mine: undefined,
  phrase: undefined,
  show: undefined,
  warning: undefined,
  ...FIRST_PAGE,
};

/** All search params, for a saved view that replaces them. */
const NOTHING: Partial<TranslationSearch> = withoutValues(translationSearch.shape);

export function TranslationsScreen({
  search,
  onSearch,
  adding,
  onAdding,
}: ListUrl<TranslationSearch, Partial<TranslationSearch>>) {
  const { q, language, mine, phrase, show, warning, sort, after, before, page: number, size } = search;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { canTranslate, languageIds, onlyLanguageId } = useAccess();
  const recordable = language ?? onlyLanguageId;
  // Missing translations are listed in the order of the site.
  const order = sort && show !== "missing" ? TRANSLATION_ORDERS[sort] : undefined;
  const filters = {
    language_id: language,
    ...(mine && languageIds && language === undefined && { language_ids: languageIds }),
    phrase_id: phrase,
    search: q,
    show,
    warning: show === "warnings" ? warning : undefined,
    ...order,
  };
  const page = useQuery({
    ...trpc.translation.page.queryOptions({
      ...filters,
      after,
      before,
      page: number,
      limit: size,
    }),
    placeholderData: keepPreviousData,
  });
  const neighbors = useNeighbors({
    id: search.edit,
    page: page.data,
    idOf: ({ translation }) => translation?.id ?? null,
    readPage: (cursor) =>
      queryClient.query(trpc.translation.page.queryOptions({ ...filters, ...cursor, limit: size })),
    open: (id, cursor) => onSearch({ ...cursor, edit: id }),
  });
  const selection = useSelection(
    { q, language, mine, phrase, show, warning },
    selectedTranslations(page.data?.items ?? []),
  );
  const view = useListView("translations");
  const dialogs = useRowDialogs();
  const filtered = Boolean(q || language || mine || phrase || show);
  const noMatches = (
    <NoResults onClear={() => onSearch(NO_FILTERS)}>No translations found matching your filters.</NoResults>
  );
  const rows = page.data?.items;
  const openers: RowOpeners = { ...dialogs, edit: ({ translation }) => onSearch({ edit: translation.id }) };
  return (
    <>
      <EditableScreenHeader
        title="Translations"
        actions={
          <>
            {recordable !== undefined && canTranslate(recordable) && (
              <RouterButtonLink to="/translations/record" search={{ language: recordable }} variant="outline">
                Record
              </RouterButtonLink>
            )}
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
      <TranslationFilters search={search} onFilter={(changes) => onSearch({ ...changes, ...FIRST_PAGE })}>
        <ListViewButton
          view={view}
          columns={TRANSLATION_COLUMN_CHOICES}
          search={search}
          onOpen={(saved) => onSearch({ ...NOTHING, ...translationSearch.parse(saved) })}
        />
      </TranslationFilters>
      {show === "warnings" && <WarningCounts search={search} />}
      {page.isError ? (
        <LoadError title="The translations could not be loaded." query={page} />
      ) : (
        <DataTable
          caption="Translations"
          columns={TRANSLATION_COLUMNS}
          rows={rows}
          rowKey={(row) => `${row.language.id}-${row.phrase.id}`}
          placeholderRows={5}
          view={view.table}
          sorting={order && { key: order.sort, order: order.order }}
          onSort={
            show === "missing"
              ? undefined
              : (wanted) => onSearch({ ...FIRST_PAGE, sort: orderOfColumn(wanted) })
          }
          selection={{
            isSelected: ({ translation }) => translation !== null && selection.has(translation.id),
            canSelect: ({ translation, language: { id } }) => translation !== null && canTranslate(id),
            nameOf,
            onSelect: (chosen, selected) => selection.select(selectedTranslations(chosen), selected),
          }}
          empty={emptyMessage(
            page.data,
            "translations",
            filtered ? noMatches : "No translations found. Add your first translation to get started.",
          )}
          onOpen={({ translation, ...row }) =>
            translation ? openers.edit({ ...row, translation }) : openers.add({ ...row, translation })
          }
          canOpen={({ language: { id } }) => canTranslate(id)}
          actions={(row) => <TranslationRowActions row={row} tight on={openers} />}
        />
      )}
      <TranslationSelection selection={selection} page={page.data} filters={filters} />
      <Pager
        page={page.data}
        onPage={(key) => onSearch({ ...FIRST_PAGE, ...key })}
        size={pageSizeOf(size, (chosen) => onSearch({ ...FIRST_PAGE, size: chosen }))}
      />
      {adding && (
        <AddTranslationDialog
          known={{
            // The field offers no others.
            language_id: language !== undefined && canTranslate(language) ? language : null,
            phrase_id: phrase ?? null,
          }}
          onClose={(saved) => onAdding(false, saved)}
        />
      )}
      {search.edit && (
        <EditTranslationById
          key={search.edit}
          id={search.edit}
          rows={rows}
          neighbors={neighbors}
          onClose={() => onSearch({ edit: undefined })}
        />
      )}
      <RowDialogs dialog={dialogs.dialog} onClose={dialogs.close} />
    </>
  );
}
