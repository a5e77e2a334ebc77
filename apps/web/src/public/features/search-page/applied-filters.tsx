import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import styles from "./applied-filters.module.css";
import type { SearchQuery } from "./search-params.ts";
import { withFilter, withoutFilters } from "./search-urls.ts";

interface UnderstoodProps {
  query: SearchQuery;
  result: SearchResult;
  found: boolean;
}

/** The interpretation of the query as filters, each of which can be removed. */
export function AppliedFilters({ query, result, found }: UnderstoodProps) {
  const { text, corrected, language, category } = result;
  return (
    <>
      {corrected && found && (
        <p className={styles.corrected}>
          Showing results for <strong>“{corrected}”</strong> instead of “{text}”
        </p>
      )}
      {(language || category) && (
        <p className={styles.understood}>
          <span>{subject(result)}</span>
          {category && (
            <Narrowing
              href={paths.phrases({ category: category.slug })}
              off={withFilter(query, result, { category: undefined })}
              offLabel="Search in all categories"
            >
              <CategoryDot slug={category.slug} />
              {category.name}
            </Narrowing>
          )}
          {language && (
            <Narrowing
              href={paths.language(language.slug)}
              off={withFilter(query, result, { language: undefined })}
              offLabel="Search in all languages"
            >
              {language.name}
            </Narrowing>
          )}
          {query.q && <a href={withoutFilters(query, result)}>Search everywhere instead</a>}
        </p>
      )}
    </>
  );
}

function subject({ text, corrected, category }: SearchResult): string {
  if (text) return `“${corrected ?? text}”`;
  return category ? "Phrases" : "Popular phrases";
}

interface NarrowingProps {
  /** Page of the language or category that the search is limited to. */
  href: string;
  /** The same search without this filter. */
  off: string;
  offLabel: string;
  children: ReactNode;
}

function Narrowing({ href, off, offLabel, children }: NarrowingProps) {
  return (
    <>
      in
      <span className={styles.narrowing}>
        <a href={href}>{children}</a>
        <a href={off} aria-label={offLabel} title={offLabel}>
          <IconX size={16} aria-hidden />
        </a>
      </span>
    </>
  );
}
