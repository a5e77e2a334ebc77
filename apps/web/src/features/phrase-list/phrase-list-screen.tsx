import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/paths";
import type { PhraseEntryPage } from "@saywhere/validators/phrase-entry";
import { CategoryFilter } from "../../lib/filters/category-filter.tsx";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { LanguageFilter } from "../../lib/filters/language-filter.tsx";
import type { PhraseFilters } from "./phrase-filters.ts";
import styles from "./phrase-list-screen.module.css";
import { LIST_TITLE } from "./phrase-list-seo.ts";
import { PhraseResults } from "./phrase-results.tsx";

export interface PhraseListScreenProps {
  filters: PhraseFilters;
  options: FilterOptions;
  firstPage: PhraseEntryPage;
}

/** The filterable list (specification §2, "Popular Language Phrases"). */
export function PhraseListScreen({ filters, options, firstPage }: PhraseListScreenProps) {
  const { language, category } = filters;
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Phrases" }]} />
      <SectionHeading level={1} lead="Choose a category, a language, or both.">
        {LIST_TITLE}
      </SectionHeading>
      <div className={styles.filters}>
        <CategoryFilter
          categories={options.categories}
          current={category}
          addressOf={(chosen) => paths.phrases({ language, category: chosen })}
        />
        <LanguageFilter
          languages={options.languages}
          current={language}
          addressOf={(chosen) => paths.phrases({ language: chosen, category })}
        />
      </div>
      <PhraseResults key={paths.phrases(filters)} filters={filters} options={options} firstPage={firstPage} />
    </Page>
  );
}
