import { Button } from "@saywhere/ui/button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { WarningCounts as LanguageCounts } from "@saywhere/validators/content/warning-counts";
import {
  type QualityWarning,
  qualityWarning,
  WARNING_MESSAGES,
} from "@saywhere/validators/texts/quality-warnings";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber } from "../../../shared/format-count.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { FIRST_PAGE } from "../../lib/list/list-search-params.ts";
import { useAccess } from "../../lib/session/access.ts";
import type { TranslationSearch } from "./translation-search-params.ts";
import styles from "./warning-counts.module.css";

/** Number of languages shown at first: those with the most warnings. */
const FEW = 5;

interface Row extends Pick<LanguageCounts[number], "translations" | "warnings"> {
  /** Undefined in the row of all languages. */
  id: number | undefined;
  name: string;
}

interface WarningCountsProps {
  search: TranslationSearch;
}

/** How many translations have each warning, by language; each number leads to the list of them. */
export function WarningCounts({ search }: WarningCountsProps) {
  const trpc = useTRPC();
  const { data: counts } = useQuery(trpc.translation.warningCounts.queryOptions({}));
  const { data: languages } = useQuery(trpc.language.adminList.queryOptions({}));
  const { languageIds } = useAccess();
  const [all, setAll] = useState(false);
  if (!counts || !languages || counts.length === 0) return null;
  const names = new Map(languages.map(({ id, name }) => [id, name]));
  const mine = search.mine && languageIds;
  const rows = counts
    .filter(
      ({ language_id }) => !mine || languageIds.includes(language_id) || language_id === search.language,
    )
    .map(({ language_id: id, ...row }) => ({ id, name: names.get(id) ?? "", ...row }))
    .sort((a, b) => b.translations - a.translations);
  const { language } = search;
  const shown: Row[] =
    language === undefined
      ? [sumOf(rows, mine ? "My languages" : "All languages"), ...(all ? rows : rows.slice(0, FEW))]
      : rows.filter(({ id }) => id === language);
  if (shown.length === 0) return null;
  return (
    <section className={styles.counts} aria-labelledby="warning-counts">
      <h2 id="warning-counts">Warnings by language</h2>
      <DataTable
        caption="Translations with each warning"
        columns={columnsOf(search)}
        rows={shown}
        rowKey={({ id }) => id ?? 0}
        view={{ hidden: [], dense: true }}
        empty={null}
      />
      {language === undefined && rows.length > FEW && (
        <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show ${FEW} languages` : `Show all ${rows.length} languages`}
        </Button>
      )}
    </section>
  );
}

function sumOf(rows: readonly Row[], name: string): Row {
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
  const warnings = qualityWarning.options.map((warning) => [warning, sum((row) => row.warnings[warning])]);
  return {
    id: undefined,
    name,
    translations: sum((row) => row.translations),
    warnings: Object.fromEntries(warnings) as Row["warnings"],
  };
}

function columnsOf(search: TranslationSearch): Column<Row>[] {
  return [
    { id: "language", header: "Language", width: "30%", cell: ({ name }) => name },
    {
      id: "warnings",
      header: "Warnings",
      cell: (row) => <RowCounts search={search} row={row} />,
    },
  ];
}

/** The numbers of a row. That of any warning is left out where it would repeat the number of the only one. */
function RowCounts({ search, row }: Pick<CountLinkProps, "search" | "row">) {
  const warnings = qualityWarning.options.filter((warning) => row.warnings[warning] > 0);
  const isOnly = warnings.length === 1;
  return (
    <span className={styles.numbers}>
      {!isOnly && <CountLink search={search} row={row} count={row.translations} />}
      {warnings.map((warning) => (
        <CountLink
          key={warning}
          search={search}
          row={row}
          warning={warning}
          isOnly={isOnly}
          count={row.warnings[warning]}
        />
      ))}
    </span>
  );
}

interface CountLinkProps extends WarningCountsProps {
  row: Row;
  /** Undefined for any. */
  warning?: QualityWarning;
  /** Whether the row has no other warning, so that this one stands for any. */
  isOnly?: boolean;
  count: number;
}

/** Leads to the translations that are counted. */
function CountLink({ search, row, warning, isOnly = false, count }: CountLinkProps) {
  const isShown = search.language === row.id && (search.warning === warning || (isOnly && !search.warning));
  const counted = { show: "warnings", language: row.id, warning, phrase: undefined, q: undefined } as const;
  return (
    <Link
      to="/translations"
      search={{ ...search, ...FIRST_PAGE, ...counted }}
      className={styles.count}
      aria-current={isShown || undefined}
    >
      {formatNumber(count)} {warning ? WARNING_MESSAGES[warning] : "with any warning"}
      <VisuallyHidden>, {row.name}</VisuallyHidden>
    </Link>
  );
}
