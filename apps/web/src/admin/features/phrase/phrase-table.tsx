import { Stack } from "@mantine/core";
import { CategoryDot } from "@saywhere/ui/cards/category-dot";
import { type Column, DataTable, type TableView } from "@saywhere/ui/list/data-table";
import { NoResults } from "@saywhere/ui/list/no-results";
import { RowActions } from "@saywhere/ui/list/row-actions";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { AdminCategory } from "@saywhere/validators/content/category";
import { type AdminPhrase, type AdminPhrasePage, adminPhraseSort } from "@saywhere/validators/content/phrase";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import type { Selection } from "../../lib/selection/use-selection.ts";
import { useAccess } from "../../lib/session/access.ts";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import type { PhraseSearch } from "./phrase-search-params.ts";
import { selectedPhrase } from "./phrase-selection.tsx";
import styles from "./phrase-table.module.css";
import { useCategories } from "./use-categories.ts";

interface PhraseTableProps {
  /** Undefined while it loads. */
  page: AdminPhrasePage | undefined;
  search: PhraseSearch;
  selection: Selection;
  view: TableView;
  onSort(sorting: Pick<PhraseSearch, "sort" | "order">): void;
  onEdit(phrase: AdminPhrase): void;
  onHistory(phrase: AdminPhrase): void;
  onDelete(phrase: AdminPhrase): void;
  /** Removes all filters. */
  onClear(): void;
}

export function PhraseTable(props: PhraseTableProps) {
  const { page, search, selection, view, onSort, onEdit, onHistory, onDelete, onClear } = props;
  const { canEditContent } = useAccess();
  const categories = useCategories();
  const narrow = useIsMobile();
  const { data: languages } = useQuery(useTRPC().language.adminList.queryOptions({}));
  const total = languages?.length;
  const columns = useMemo(() => phraseColumns(categories, total, narrow), [categories, total, narrow]);
  const navigate = useNavigate();
  const { q, category, sort, order } = search;
  return (
    <DataTable
      caption="Phrases"
      columns={columns}
      rows={page?.items}
      rowKey={({ id }) => id}
      placeholderRows={5}
      view={view}
      selection={{
        isSelected: ({ id }) => selection.has(id),
        nameOf: ({ english }) => english,
        onSelect: (phrases, selected) => selection.select(phrases.map(selectedPhrase), selected),
      }}
      empty={emptyMessage(
        page,
        "phrases",
        q || category ? (
          <NoResults onClear={onClear}>No phrases match your search.</NoResults>
        ) : (
          "No phrases found. Add your first phrase to get started."
        ),
      )}
      sorting={sort && { key: sort, order: order ?? "asc" }}
      onSort={({ key, order: wanted }) => onSort({ sort: adminPhraseSort.parse(key), order: wanted })}
      onOpen={({ id }) =>
        void navigate({ to: "/phrases/$phraseId/translations", params: { phraseId: String(id) } })
      }
      actions={(phrase) => (
        <RowActions
          name={phrase.english}
          onEdit={canEditContent && (() => onEdit(phrase))}
          onHistory={() => onHistory(phrase)}
          onDelete={canEditContent && (() => onDelete(phrase))}
        />
      )}
    />
  );
}

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

interface CompletenessProps {
  phrase: AdminPhrase;
  /** Number of languages; undefined while they load. */
  total: number | undefined;
}

/** In how many of the languages a phrase has a translation. */
function Completeness({ phrase: { translation_count: count }, total }: CompletenessProps) {
  if (total === undefined) return null;
  return (
    <span className={styles.completeness} data-complete={count >= total}>
      {count} of {total}
    </span>
  );
}

/** The columns that can be hidden. */
export const PHRASE_COLUMN_CHOICES = [
  { id: "category", label: "Category" },
  { id: "translations", label: "Translations" },
];

/** On a phone the link is below the phrase. */
function phraseColumns(
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
        {narrow && (
          <span>
            <TranslationsLink phrase={phrase} /> <Completeness phrase={phrase} total={total} />
          </span>
        )}
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
      cell: (phrase) => (
        <>
          <TranslationsLink phrase={phrase} /> <Completeness phrase={phrase} total={total} />
        </>
      ),
    },
  ];
}
