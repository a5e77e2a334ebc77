import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import type { Column } from "@saywhere/ui/list/data-table";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { AdminCategory } from "@saywhere/validators/content/category";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { Link } from "@tanstack/react-router";
import styles from "./phrase-columns.module.css";

function TranslationsLink({ phrase: { id, english } }: { phrase: AdminPhrase }) {
  return (
    <Link to="/phrases/$phraseId/translations" params={{ phraseId: String(id) }} className={styles.link}>
      View Translations <VisuallyHidden>of {english}</VisuallyHidden>
    </Link>
  );
}

function English({ phrase: { english, popular_rank } }: { phrase: AdminPhrase }) {
  return (
    <span>
      {english}{" "}
      {popular_rank !== null && (
        <span className={styles.star} title="Popular">
          <IconStarFilled size={14} aria-hidden />
          <VisuallyHidden>Popular</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** On a phone the link is below the phrase. */
export function phraseColumns(categories: AdminCategory[], narrow: boolean): Column<AdminPhrase>[] {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const english: Column<AdminPhrase> = {
    id: "english",
    header: "English Phrase",
    sortKey: "english",
    cell: (phrase) => (
      <div className={styles.stack}>
        <English phrase={phrase} />
        {narrow && <TranslationsLink phrase={phrase} />}
      </div>
    ),
  };
  if (narrow) return [english];
  return [
    english,
    {
      id: "category",
      header: "Category",
      sortKey: "category",
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
      cell: (phrase) => <TranslationsLink phrase={phrase} />,
    },
  ];
}
