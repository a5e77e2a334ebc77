import { Button } from "@saywhere/ui/button";
import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { NativeName } from "@saywhere/ui/text/native-name";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { CategoryRef } from "@saywhere/validators/content/category";
import type { LanguageRef } from "@saywhere/validators/content/phrase-entry";
import type { SearchGroup, SearchResult } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import IconAdjustmentsHorizontal from "@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs";
import { memo, type ReactNode, useId, useState } from "react";
import type { FilterOptions, LanguageOption } from "../../lib/filters/filter-options.ts";
import { Filters } from "../../lib/filters/filters.tsx";
import { PendingResults } from "../../lib/filters/pending-results.tsx";
import { type ListTools, useListTools } from "../../lib/list-tools/use-list-tools.ts";
import type { SearchParams } from "../../lib/search-params.ts";
import { ShowSetButton } from "../../lib/show-card/show-set-button.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { LanguageNamed, NothingFound, NothingTyped } from "./empty-states.tsx";
import { ResultCards, ResultGroups } from "./result-lists.tsx";
import styles from "./search-screen.module.css";
import { SearchTitle } from "./search-title.tsx";
import { searchUrl, withFilter } from "./search-urls.ts";

interface SearchScreenProps {
  /** The submitted query; the search banner above shows what was typed. */
  query: SearchParams;
  /** Filters that the visitor has chosen and whose results are still loading. */
  awaited: SearchParams | undefined;
  /** Slug of the language whose results come first. */
  preferred: string | undefined;
  /** Null while the query is empty. */
  found: { result: SearchResult; options: FilterOptions } | null;
}

/** Memoized: the visitor's language, which the first search may choose, changes nothing in most results. */
export const SearchScreen = memo(function SearchScreen({
  query,
  awaited,
  preferred,
  found,
}: SearchScreenProps) {
  return (
    <Page>
      <div className={styles.screen}>
        {found ? (
          <Results query={query} awaited={awaited} preferred={preferred} {...found} />
        ) : (
          <NothingTyped />
        )}
      </div>
    </Page>
  );
});

interface FoundPhrasesProps {
  query: SearchParams;
  /** Filters chosen since, whose results are still loading. */
  awaited: SearchParams | undefined;
  preferred: string | undefined;
  result: SearchResult;
  options: FilterOptions;
}

/** The results of a search below their filters, which keep their position. */
function Results({ query, awaited, preferred, result, options }: FoundPhrasesProps) {
  const { language, category, text } = result;
  const { SaveIcon, inForm } = useListTools(
    result.groups.flatMap(({ hits }) => hits.map((hit) => hit.language.slug)),
  );
  const groups = result.groups
    .filter(({ phrase, hits }) => phrase.slug && hits.length > 0)
    .map((group) => ({ ...group, hits: group.hits.map(inForm) }));
  const found = groups.length > 0;
  const { sure, sounding } = splitGuesses(groups);
  const isLanguageAlone = language !== null && !category && !text;
  const busy = awaited !== undefined && searchUrl(awaited) !== searchUrl(query);
  const chosen = busy ? awaited : { language: language?.slug, category: category?.slug };
  const title = <SearchTitle query={query} result={result} found={found} />;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {(found || language || category) && (
          <CollapsibleFilters>
            <Filters
              options={options}
              chosen={{ language: chosen.language, category: chosen.category }}
              hrefOf={(choice) => withFilter(query, result, choice)}
            />
          </CollapsibleFilters>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {found ? (
            <>
              {title}: {count(sure.length, sounding.length, text)}
            </>
          ) : (
            "No phrases found"
          )}
        </span>
      </VisuallyHidden>
      <PendingResults busy={busy}>
        <AppliedFilters query={query} result={result} found={found} />
        {isLanguageAlone && <LanguageTitle language={language} languages={options.languages} />}
        {sure.length > 0 && (
          <div className={styles.summary}>
            <p className={styles.count}>{count(sure.length, 0, text)}</p>
            <ShowSetButton phrases={sure.flatMap(({ hits }) => hits)} />
          </div>
        )}
        {sure.length > 0 &&
          (language ? (
            <ResultCards groups={sure} SaveIcon={SaveIcon} />
          ) : (
            // Another order is another list: rows that change places would move under the finger.
            <ResultGroups
              key={preferred}
              label="Results"
              groups={sure}
              within={category}
              SaveIcon={SaveIcon}
            />
          ))}
        {sounding.length > 0 && (
          <SoundingAlike text={text} groups={sounding} within={category} SaveIcon={SaveIcon} />
        )}
        {!found &&
          (isLanguageAlone ? (
            <LanguageNamed language={language} />
          ) : (
            <NothingFound query={query} result={result} />
          ))}
      </PendingResults>
    </>
  );
}

/** On phones, the filters are behind a button, so that the first result is in the first screen. */
function CollapsibleFilters({ children }: { children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={styles.filterButton}
        icon={<IconAdjustmentsHorizontal aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Filters
      </Button>
      <div id={id} className={styles.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}

/** Everything from the first phrase that only sounds like the query is a guess, because such phrases are listed last. */
function splitGuesses(groups: SearchGroup[]): { sure: SearchGroup[]; sounding: SearchGroup[] } {
  const first = groups.findIndex(({ match, hits }) =>
    match ? match.sounds_like : hits.every((hit) => hit.match?.sounds_like),
  );
  const end = first < 0 ? groups.length : first;
  return { sure: groups.slice(0, end), sounding: groups.slice(end) };
}

interface SoundingAlikeProps extends Pick<ListTools, "SaveIcon"> {
  text: string;
  groups: SearchGroup[];
  within: CategoryRef | null;
}

/** Phrases with a text that only sounds or looks like the query, apart from those that mean it. */
function SoundingAlike({ text, groups, within, SaveIcon }: SoundingAlikeProps) {
  const title = `Sounds like “${text}”`;
  return (
    <section aria-label={title}>
      <SectionHeading lead="Guesses: texts that sound or look similar, in English or another language.">
        {title}
      </SectionHeading>
      <ResultGroups label={title} groups={groups} within={within} level={3} SaveIcon={SaveIcon} />
    </section>
  );
}

/** Shown, and announced to screen readers with the heading when another search or a filter changes them. */
function count(phrases: number, sounding: number, text: string): string {
  if (phrases === 0) return sounding === 1 ? "1 phrase sounds like it" : `${sounding} phrases sound like it`;
  if (phrases === 1) return "1 phrase";
  return text ? `${phrases} phrases, best matches first` : `${phrases} phrases`;
}

interface LanguageTitleProps {
  language: LanguageRef;
  languages: LanguageOption[];
}

/** The searched language with both its names, above its most popular phrases. */
function LanguageTitle({ language, languages }: LanguageTitleProps) {
  const { slug, name } = language;
  const option = languages.find((known) => known.slug === slug);
  return (
    <SectionHeading action={<a href={paths.commonPhrases(slug)}>Common phrases in {name}</a>}>
      <a href={paths.language(slug)}>{name}</a>{" "}
      {option && <NativeName {...option} className={styles.nativeName} />}
    </SectionHeading>
  );
}
