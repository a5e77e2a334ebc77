import { Breadcrumb } from "@saywhere/ui/breadcrumb";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import type { PhraseEntryPage } from "@saywhere/validators/content/phrase-entry";
import { paths } from "@saywhere/validators/urls/paths";
import type { FilterOptions } from "../../lib/filters/filter-options.ts";
import { Filters } from "../../lib/filters/filters.tsx";
import { PendingResults } from "../../lib/filters/pending-results.tsx";
import type { PhraseListParams } from "../../lib/search-params.ts";
import { LIST_TITLE } from "./phrase-list-seo.ts";
import { PhraseResults } from "./phrase-results.tsx";

export interface PhraseListScreenProps {
  filters: PhraseListParams;
  /** Filters that the visitor has chosen and whose results are still loading. */
  awaited: PhraseListParams | undefined;
  options: FilterOptions;
  firstPage: PhraseEntryPage;
}

/** The filterable phrase list (specification §2, "Popular Language Phrases"). */
export function PhraseListScreen({ filters, awaited, options, firstPage }: PhraseListScreenProps) {
  const { language, category } = awaited ?? filters;
  const list = paths.phrases(filters);
  return (
    <Page>
      <Breadcrumb items={[{ label: "Home", href: paths.home }, { label: "Phrases" }]} />
      <SectionHeading level={1} lead="Choose a category, a language, or both.">
        {LIST_TITLE}
      </SectionHeading>
      <Filters options={options} chosen={{ language, category }} addressOf={paths.phrases} />
      <PendingResults busy={awaited !== undefined && paths.phrases(awaited) !== list}>
        <PhraseResults key={list} filters={filters} options={options} firstPage={firstPage} />
      </PendingResults>
    </Page>
  );
}
