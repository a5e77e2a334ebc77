import { Select } from "@mantine/core";
import { type TranslationShow, translationShow } from "@saywhere/validators/content/translation";
import type { ReactNode } from "react";
import { PhraseSelect } from "../../lib/form/phrase-select.tsx";
import { SearchField } from "../../lib/list/search-field.tsx";
import { LanguageSelect } from "./language-select.tsx";
import styles from "./translation-filters.module.css";
import { type TranslationSearch, translationSort } from "./translation-search-params.ts";

const SHOW_LABELS: Record<TranslationShow, string> = {
  all: "All",
  missing: "Missing",
  romanized: "Romanized",
  "not-romanized": "Not romanized",
  audio: "With audio",
  "no-audio": "Without audio",
  video: "With video",
  review: "Needs review",
  warnings: "With warnings",
  comments: "With open comments",
};

const SITE_ORDER = "site";

const SORTS = [
  { value: SITE_ORDER, label: "As on the site" },
  { value: "newest", label: "Newest change first" },
  { value: "oldest", label: "Oldest change first" },
  { value: "language", label: "Language, A to Z" },
  { value: "language-desc", label: "Language, Z to A" },
  { value: "phrase", label: "Phrase, A to Z" },
  { value: "phrase-desc", label: "Phrase, Z to A" },
  { value: "native_text", label: "Native text, A to Z" },
  { value: "native_text-desc", label: "Native text, Z to A" },
];

interface TranslationFiltersProps {
  search: TranslationSearch;
  onFilter(changes: Partial<TranslationSearch>): void;
  /** Further controls after the filters. */
  children?: ReactNode;
}

export function TranslationFilters({ search, onFilter, children }: TranslationFiltersProps) {
  const { q, language, mine, phrase, show, sort } = search;
  return (
    <div className={styles.filters} data-no-print>
      <LanguageSelect
        label="Language"
        all="All languages"
        mine={mine ?? false}
        onMine={() => onFilter({ language: undefined, mine: true })}
        value={language ?? null}
        onChange={(id) => onFilter({ language: id ?? undefined, mine: undefined })}
      />
      <PhraseSelect
        label="Phrase"
        all="All phrases"
        value={phrase ?? null}
        onChange={(id) => onFilter({ phrase: id ?? undefined })}
      />
      <Select
        label="Show"
        data={translationShow.options.map((value) => ({ value, label: SHOW_LABELS[value] }))}
        value={show ?? "all"}
        onChange={(value) => {
          const wanted = translationShow.parse(value);
          onFilter({ show: wanted === "all" ? undefined : wanted, warning: undefined });
        }}
      />
      <Select
        label="Sort"
        data={SORTS}
        value={sort ?? SITE_ORDER}
        onChange={(value) => onFilter({ sort: translationSort.safeParse(value).data })}
        // Missing translations have no date of change.
        disabled={show === "missing"}
      />
      <SearchField
        label="Search translations"
        value={q ?? ""}
        onSearch={(text) => onFilter({ q: text || undefined })}
      />
      {children}
    </div>
  );
}
