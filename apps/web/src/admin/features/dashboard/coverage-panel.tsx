import { Button } from "@saywhere/ui/button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { LanguageCoverage } from "@saywhere/validators/content/language-coverage";
import type { TranslationShow } from "@saywhere/validators/content/translation";
import { Link, linkOptions } from "@tanstack/react-router";
import { formatCount, formatNumber } from "../../../shared/format-count.ts";
import { useAccess } from "../../lib/session/access.ts";
import styles from "./coverage-panel.module.css";
import { coverageSort, type DashboardSearch } from "./dashboard-search-params.ts";
import { sortCoverage } from "./sort-coverage.ts";

/** Number of languages shown at first: those with the lowest coverage, after the user's own. */
const FEW = 10;

const COLUMNS: Column<LanguageCoverage>[] = [
  {
    id: "language",
    header: "Language",
    sortKey: "language",
    cell: ({ language, in_review }) => (
      <>
        <Link {...translationsUrl(language.id)} className={styles.name}>
          {language.name}
        </Link>
        {in_review > 0 && (
          <>
            {" "}
            <Link {...translationsUrl(language.id, "review")}>
              {formatCount(in_review, "translation")} <VisuallyHidden>in {language.name}</VisuallyHidden> to
              review
            </Link>
          </>
        )}
      </>
    ),
  },
  {
    id: "translated",
    header: "Translated",
    sortKey: "translated",
    width: "24%",
    cell: ({ language, translated, phrases }) => (
      <CoverageStat language={language} what="translated" show="missing" done={translated} of={phrases} />
    ),
  },
  {
    id: "romanized",
    header: "Romanized",
    sortKey: "romanized",
    width: "24%",
    cell: ({ language, needs_romanization, romanized, translated }) =>
      needs_romanization ? (
        <CoverageStat
          language={language}
          what="romanized"
          show="not-romanized"
          done={romanized}
          of={translated}
        />
      ) : (
        <span role="img" aria-label="Needs no romanization" title="Needs no romanization">
          —
        </span>
      ),
  },
  {
    id: "audio",
    header: "Audio",
    sortKey: "audio",
    width: "20%",
    cell: ({ language, with_audio, translated }) => (
      <CoverageStat language={language} what="with audio" show="no-audio" done={with_audio} of={translated} />
    ),
  },
];

interface CoveragePanelProps {
  /** Undefined while it loads. */
  coverage: LanguageCoverage[] | undefined;
  search: DashboardSearch;
  onSearch(search: DashboardSearch): void;
}

/** Coverage of the guide in each language. */
export function CoveragePanel({ coverage, search, onSearch }: CoveragePanelProps) {
  const { sort = "translated", order = "asc", languages } = search;
  const { canTranslate } = useAccess();
  const sorted = coverage && sortCoverage(coverage, { sort, order, isOwn: canTranslate });
  const all = languages === "all";
  const phrases = coverage?.[0]?.phrases;
  return (
    <section className={styles.panel} aria-labelledby="coverage">
      <div className={styles.head}>
        <h2 id="coverage">Coverage</h2>
        {phrases !== undefined && <p>{formatCount(phrases, "phrase")} to translate</p>}
      </div>
      <DataTable
        caption="Coverage of each language"
        columns={COLUMNS}
        rows={all ? sorted : sorted?.slice(0, FEW)}
        rowKey={({ language }) => language.id}
        empty="No languages found. Add your first language to get started."
        sorting={{ key: sort, order }}
        onSort={(wanted) =>
          onSearch({ ...search, sort: coverageSort.parse(wanted.key), order: wanted.order })
        }
      />
      {sorted && sorted.length > FEW && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          onClick={() => onSearch({ ...search, languages: all ? undefined : "all" })}
        >
          {all ? `Show ${FEW} languages` : `Show all ${sorted.length} languages`}
        </Button>
      )}
    </section>
  );
}

interface CoverageStatProps {
  language: LanguageCoverage["language"];
  /** What is counted, for screen readers: "romanized" in "120 / 240 romanized". */
  what: string;
  /** The filter of the translation list that shows the remaining work. */
  show: Exclude<TranslationShow, "all">;
  done: number;
  of: number;
}

/** Coverage of a language as a bar, with a link to the remaining work. */
function CoverageStat({ language, what, show, done, of }: CoverageStatProps) {
  const complete = done >= of;
  return (
    <Link
      {...translationsUrl(language.id, complete ? undefined : show)}
      className={styles.figure}
      data-complete={complete || undefined}
    >
      <span className={styles.numbers}>
        <VisuallyHidden>{language.name}:</VisuallyHidden> {formatNumber(done)}{" "}
        <span className={styles.of}>/ {formatNumber(of)}</span> <VisuallyHidden>{what}</VisuallyHidden>
      </span>
      <span className={styles.bar}>
        <span style={{ inlineSize: `${of === 0 ? 0 : (100 * done) / of}%` }} />
      </span>
    </Link>
  );
}

/** URL of the list of translations into a language, or of its remaining work; missing ones are added in the grid. */
function translationsUrl(languageId: number, show?: Exclude<TranslationShow, "all">) {
  if (show === "missing") return linkOptions({ to: "/translations/grid", search: { language: languageId } });
  return linkOptions({ to: "/translations", search: { language: languageId, ...(show && { show }) } });
}
