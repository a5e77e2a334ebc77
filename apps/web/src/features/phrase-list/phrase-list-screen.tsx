import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { paths } from "@saywhere/validators/paths";
import type { PhraseEntryPage } from "@saywhere/validators/phrase-entry";
import { CategoryFilter } from "./category-filter.tsx";
import { LanguageFilter } from "./language-filter.tsx";
import type { FilterOptions, PhraseFilters } from "./phrase-filters.ts";
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
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Phrases" }]} />
      <SectionHeading level={1} lead="Choose a category, a language, or both.">
        {LIST_TITLE}
      </SectionHeading>
      <div className={styles.filters}>
        <CategoryFilter filters={filters} categories={options.categories} />
        <LanguageFilter filters={filters} languages={options.languages} />
      </div>
      <PhraseResults key={paths.phrases(filters)} filters={filters} options={options} firstPage={firstPage} />
    </Page>
  );
}
