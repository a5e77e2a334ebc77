import { Stack } from "@mantine/core";
import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import type { Column } from "@saywhere/ui/list/data-table";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { AdminCategory } from "@saywhere/validators/content/category";
import type { AdminPhrase } from "@saywhere/validators/content/phrase";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { Link } from "@tanstack/react-router";
import styles from "./phrase-columns.module.css";

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

interface TranslationsProps {
  phrase: AdminPhrase;
  /** Number of languages; undefined while they load. */
  total: number | undefined;
}

/** A link to the translations of a phrase, and in how many of the languages it has one. */
function Translations({ phrase: { id, english, translation_count: count }, total }: TranslationsProps) {
  return (
    <span>
      <Link to="/phrases/$phraseId/translations" params={{ phraseId: String(id) }} className={styles.link}>
        View Translations <VisuallyHidden>of {english}</VisuallyHidden>
      </Link>{" "}
      {total !== undefined && (
        <span className={styles.completeness} data-complete={count >= total}>
          {count} of {total}
        </span>
      )}
    </span>
  );
}

/** The columns that can be hidden. */
export const PHRASE_COLUMN_CHOICES = [
  { id: "category", label: "Category" },
  { id: "translations", label: "Translations" },
];

/** On a phone the link is below the phrase. */
export function phraseColumns(
  categories: AdminCategory[],
  total: number | undefined,
  narrow: boolean,
): Column<AdminPhrase>[] {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const english: Column<AdminPhrase> = {
    id: "english",
    header: "English Phrase",
    sortKey: "english",
    cell: (phrase) => (
      <Stack align="flex-start" gap={0}>
        <English phrase={phrase} />
        {narrow && <Translations phrase={phrase} total={total} />}
      </Stack>
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
      sortKey: "translations",
      cell: (phrase) => <Translations phrase={phrase} total={total} />,
    },
  ];
}
