import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import type { SearchResult } from "@saywhere/validators/search/search-result";
import { paths } from "@saywhere/validators/urls/paths";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { ReactNode } from "react";
import type { SearchParams } from "../../lib/search-params.ts";
import styles from "./applied-filters.module.css";
import { withFilter, withoutFilters } from "./search-urls.ts";

interface UnderstoodProps {
  query: SearchParams;
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
          {category && (
            <Narrowing
              name={category.name}
              href={paths.phrases({ category: category.slug })}
              off={withFilter(query, result, { category: undefined })}
              dot={<CategoryDot slug={category.slug} />}
            />
          )}
          {language && (
            <Narrowing
              name={language.name}
              href={paths.language(language.slug)}
              off={withFilter(query, result, { language: undefined })}
            />
          )}
          {query.q && <a href={withoutFilters(query, result)}>{widerSearch(result)}</a>}
        </p>
      )}
    </>
  );
}

function widerSearch({ language, category }: SearchResult): string {
  if (language && category) return "Search all languages and categories";
  return language ? "Search all languages" : "Search all categories";
}

interface NarrowingProps {
  name: string;
  /** Page of the language or category that the search is limited to. */
  href: string;
  /** The same search without this filter. */
  off: string;
  dot?: ReactNode;
}

function Narrowing({ name, href, off, dot }: NarrowingProps) {
  const offLabel = `Remove the filter ${name}`;
  return (
    <span className={styles.narrowing}>
      <a href={href}>
        {dot}
        {name}
      </a>
      <span>only</span>
      <a href={off} aria-label={offLabel} title={offLabel}>
        <IconX size={16} aria-hidden />
      </a>
    </span>
  );
}
