import { CategoryFilter } from "./category-filter.tsx";
import type { FilterOptions } from "./filter-options.ts";
import styles from "./filters.module.css";
import { LanguageFilter } from "./language-filter.tsx";

/** Slugs of the chosen filters; undefined when none is chosen. */
export interface Chosen {
  category: string | undefined;
  language: string | undefined;
}

interface FiltersProps {
  options: FilterOptions;
  chosen: Chosen;
  /** Returns the URL for a choice. */
  addressOf(choice: Chosen): string;
}

/** The filters above a list; each choice preserves the other filter and the scroll position. */
export function Filters({ options, chosen, addressOf }: FiltersProps) {
  return (
    <div className={styles.filters} data-keeps-place>
      <CategoryFilter
        categories={options.categories}
        current={chosen.category}
        addressOf={(category) => addressOf({ ...chosen, category })}
      />
      <LanguageFilter
        languages={options.languages}
        current={chosen.language}
        addressOf={(language) => addressOf({ ...chosen, language })}
      />
    </div>
  );
}
