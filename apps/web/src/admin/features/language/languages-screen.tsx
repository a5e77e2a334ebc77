import { Button } from "@saywhere/ui/button";
import { IconButton } from "@saywhere/ui/icon-button";
import { DataTable } from "@saywhere/ui/list/data-table";
import { FilterBar } from "@saywhere/ui/list/filter-bar";
import { RowActions } from "@saywhere/ui/list/row-actions";
import type { ListedLanguage } from "@saywhere/validators/content/language";
import IconMicrophone from "@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { HistoryDrawer } from "../../lib/history/history-drawer.tsx";
import { SearchField } from "../../lib/list/search-field.tsx";
import type { ListUrl } from "../../lib/list/use-list-url.ts";
import { ListViewButton } from "../../lib/list/view/list-view-button.tsx";
import { useListView, withoutValues } from "../../lib/list/view/use-list-view.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../lib/screen/router-button-link.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import { filterLanguages } from "./filter-languages.ts";
import { LANGUAGE_COLUMN_CHOICES, languageColumns } from "./language-columns.tsx";
import { AddLanguageDialog, DeleteLanguageDialog, EditLanguageById } from "./language-dialogs.tsx";
import { LANGUAGE_LABELS } from "./language-form.ts";
import { type LanguageSearch, languageSearch, languageSort } from "./language-search-params.ts";

/** All search params, for a saved view that replaces them. */
const NOTHING: LanguageSearch = withoutValues(languageSearch.shape);

export function LanguagesScreen({ search, onSearch, adding, onAdding }: ListUrl<LanguageSearch>) {
  const trpc = useTRPC();
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  // The list does not wait for the counts, and is complete without them.
  const { data: coverage } = useQuery(trpc.language.coverage.queryOptions({}));
  const navigate = useNavigate();
  const view = useListView("languages");
  const { canEditContent, canTranslate } = useAccess();
  const narrow = useIsMobile();
  const { q, sort, order, edit } = search;
  const rows = useMemo(
    () => languages.data && filterLanguages(languages.data, { q, sort, order }),
    [languages.data, q, sort, order],
  );
  const columns = useMemo(
    () =>
      languageColumns(
        new Map(coverage?.map(({ language, phrases, translated }) => [language.id, phrases - translated])),
        narrow,
      ),
    [coverage, narrow],
  );
  const [deleting, setDeleting] = useState<ListedLanguage | null>(null);
  const [history, setHistory] = useState<number | null>(null);
  return (
    <>
      <EditableScreenHeader
        title="Languages"
        editActions={<Button onClick={() => onAdding(true)}>Add Language</Button>}
        actions={
          <RouterButtonLink to="/languages/import" variant="outline">
            Import and export
          </RouterButtonLink>
        }
      />
      <FilterBar>
        <SearchField
          label="Search languages"
          value={q ?? ""}
          onSearch={(text) => onSearch({ q: text || undefined })}
        />
        <ListViewButton
          view={view}
          columns={LANGUAGE_COLUMN_CHOICES}
          search={search}
          onOpen={(saved) => onSearch({ ...NOTHING, ...languageSearch.parse(saved) })}
        />
      </FilterBar>
      {languages.isError && !languages.data ? (
        <LoadError title="The languages could not be loaded." query={languages} />
      ) : (
        <DataTable
          caption="Languages"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          placeholderRows={3}
          view={view.table}
          empty={
            q ? `No languages match “${q}”.` : "No languages found. Add your first language to get started."
          }
          sorting={sort && { key: sort, order: order ?? "asc" }}
          onSort={({ key, order: wanted }) => onSearch({ sort: languageSort.parse(key), order: wanted })}
          onOpen={canEditContent ? ({ id }) => onSearch({ edit: id }) : undefined}
          actions={(language) => (
            <RowActions
              name={language.name}
              onEdit={canEditContent && (() => onSearch({ edit: language.id }))}
              onHistory={() => setHistory(language.id)}
              onDelete={canEditContent && (() => setDeleting(language))}
            >
              {canTranslate(language.id) && (
                <IconButton
                  label={`Record ${language.name}`}
                  title="Record"
                  onClick={() =>
                    void navigate({ to: "/translations/record", search: { language: language.id } })
                  }
                >
                  <IconMicrophone size={18} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </RowActions>
          )}
        />
      )}
      {adding && canEditContent && <AddLanguageDialog onClose={(saved) => onAdding(false, saved)} />}
      {edit && canEditContent && (
        <EditLanguageById key={edit} id={edit} onClose={() => onSearch({ edit: undefined })} />
      )}
      {deleting && <DeleteLanguageDialog language={deleting} onClose={() => setDeleting(null)} />}
      <HistoryDrawer
        kind="language"
        recordId={history}
        onClose={() => setHistory(null)}
        fields={LANGUAGE_LABELS}
      />
    </>
  );
}
