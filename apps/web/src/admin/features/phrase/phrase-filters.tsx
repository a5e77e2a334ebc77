import { SearchableSelect } from "../../lib/form/searchable-select.tsx";
import { FilterBar } from "../../lib/list/filter-bar.tsx";
import { searchOr } from "../../lib/list/nothing-found.ts";
import { SearchField } from "../../lib/list/search-field.tsx";
import type { PhraseSearch } from "./phrase-search.ts";
import { useCategories } from "./use-categories.ts";

interface PhraseFiltersProps {
  search: PhraseSearch;
  /** The list starts again from its first page. */
  onFilter(changes: PhraseSearch): void;
}

/** Stands for no filter; no category has it. */
const ALL = 0;

export function PhraseFilters({ search, onFilter }: PhraseFiltersProps) {
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
        allowDeselect={false}
        filter={searchOr("No such category")}
      />
    </FilterBar>
  );
}
