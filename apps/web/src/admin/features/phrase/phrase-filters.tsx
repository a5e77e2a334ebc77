import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { filterWithEmptyOption } from "@saywhere/ui/list/combobox-empty-option";
import { FilterBar } from "@saywhere/ui/list/filter-bar";
import type { ReactNode } from "react";
import { SearchField } from "../../lib/list/search-field.tsx";
import type { PhraseSearch } from "./phrase-search-params.ts";
import { useCategories } from "./use-categories.ts";

interface PhraseFiltersProps {
  search: PhraseSearch;
  /** Returns the list to its first page. */
  onFilter(changes: PhraseSearch): void;
  /** Further controls at the end of the line. */
  children?: ReactNode;
}

/** Means no filter; no category has this identifier. */
const ALL = 0;

export function PhraseFilters({ search, onFilter, children }: PhraseFiltersProps) {
  const categories = useCategories();
  return (
    <FilterBar>
      <SearchField
        label="Search phrases"
        value={search.q ?? ""}
        onSearch={(text) => onFilter({ q: text || undefined })}
      />
      <SearchableSelect<number>
        aria-label="Category"
        data={[
          { value: ALL, label: "All categories" },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.category ?? ALL}
        onChange={(id) => onFilter({ category: id || undefined })}
        loading={categories.length === 0}
        filter={filterWithEmptyOption("No matching categories")}
      />
      {children}
    </FilterBar>
  );
}
