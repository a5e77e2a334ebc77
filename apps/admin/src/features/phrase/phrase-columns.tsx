import { CategoryDot } from "@saywhere/ui/category-dot";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { AdminCategory } from "@saywhere/validators/category-input";
import type { AdminPhrase } from "@saywhere/validators/phrase-input";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { Link } from "@tanstack/react-router";
import type { Column } from "../../lib/data-table.tsx";
import styles from "./phrase-columns.module.css";

/** The screen that shows a phrase in every language. */
function translationsOf(id: number): string {
  return `/phrases/${id}/translations`;
}

export function phraseColumns(categories: AdminCategory[]): Column<AdminPhrase>[] {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return [
    {
      id: "english",
      header: "English Phrase",
      sortKey: "english",
      cell: ({ english, popular_rank }) => (
        <>
          {english}
          {popular_rank !== null && (
            <span className={styles.star} title="Popular">
              <IconStarFilled size={14} aria-hidden />
              <VisuallyHidden>Popular</VisuallyHidden>
            </span>
          )}
        </>
      ),
    },
    {
      id: "category",
      header: "Category",
      sortKey: "category",
      hideBelow: "sm",
      cell: ({ category_id, category_name }) => {
        if (!category_name) return "—";
        return (
          <span className={styles.category}>
            <CategoryDot slug={slugs.get(category_id) ?? ""} />
            {category_name}
          </span>
        );
      },
    },
    {
      id: "translations",
      header: "Translations",
      cell: ({ id, english }) => (
        <Link to={translationsOf(id)} className={styles.link}>
          View Translations<VisuallyHidden> of {english}</VisuallyHidden>
        </Link>
      ),
    },
  ];
}
