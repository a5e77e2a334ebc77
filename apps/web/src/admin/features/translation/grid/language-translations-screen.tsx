import { Select } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { type GridShow, gridShow, MAX_REFERENCES } from "@saywhere/validators/content/translation-grid";
import { paths } from "@saywhere/validators/urls/paths";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import type { LeaveGuard } from "../../../lib/dialog/use-leave-guard.ts";
import { SearchField } from "../../../lib/list/search-field.tsx";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { RouterButtonLink } from "../../../lib/screen/router-button-link.tsx";
import { useAccess } from "../../../lib/session/access.ts";
import { EditableScreenHeader } from "../../../lib/session/editable-screen-header.tsx";
import { LanguageSelect } from "../language-select.tsx";
import filterStyles from "../translation-filters.module.css";
import { GridProgress, GridProgressSkeleton } from "./grid-progress.tsx";
import type { GridSearch } from "./grid-search-params.ts";
import { LanguageGrid } from "./language-grid.tsx";
import { KeyHints } from "./row-keys.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";

const SHOW_LABELS: Record<GridShow, string> = {
  missing: "Missing",
  attention: "Needs attention",
  review: "Needs review",
  all: "All phrases",
};

const REFERENCE_LABELS = ["Reference", "Second reference"];

interface LanguageTranslationsScreenProps {
  search: GridSearch;
  onSearch(changes: Partial<GridSearch>): void;
}

/** The phrases of a language, beside the English and languages of the editor's choice, edited in place. */
export function LanguageTranslationsScreen({ search, onSearch }: LanguageTranslationsScreenProps) {
  const { onlyLanguageId } = useAccess();
  const { language: id = onlyLanguageId, show = "missing", q } = search;
  const trpc = useTRPC();
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  const coverage = useQuery(trpc.language.coverage.queryOptions({}));
  const [chosen, setChosen] = useLocalStorage<(number | null)[]>({
    key: "saywhere-reference-languages",
    defaultValue: [],
    getInitialValueInEffect: false,
    // A choice in another tab would load the grid anew, without the rows that are not saved.
    sync: false,
  });
  const leave = useRef<LeaveGuard["leave"]>(null);
  const choose = (index: number, reference: number | null) => {
    const change = () =>
      setChosen(REFERENCE_LABELS.map((_, at) => (at === index ? reference : (chosen[at] ?? null))));
    if (leave.current) leave.current(change);
    else change();
  };
  const language = languages.data?.find((one) => one.id === id);
  const references = chosen.slice(0, MAX_REFERENCES).flatMap((reference) => {
    const found = languages.data?.find((one) => one.id === reference && one.id !== id);
    return found ?? [];
  });
  const counts = coverage.data?.find((one) => one.language.id === id);
  return (
    <>
      <EditableScreenHeader
        title={language ? `Translate into ${language.name}` : "Translate a language"}
        subtitle="The phrases of one language"
        actions={
          <>
            <RouterButtonLink to="/translations" search={{ language: id }} variant="outline" size="sm">
              List of translations
            </RouterButtonLink>
            {language && (
              <ButtonLink
                href={paths.commonPhrases(language.slug)}
                variant="outline"
                size="sm"
                target="_blank"
                rel="noreferrer"
              >
                View on site
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={filterStyles.filters} data-no-print>
        <LanguageSelect
          label="Language"
          value={id ?? null}
          onChange={(chosenId) => onSearch({ language: chosenId ?? undefined })}
        />
        <Select
          label="Show"
          data={gridShow.options.map((value) => ({ value, label: SHOW_LABELS[value] }))}
          value={show}
          onChange={(value) => {
            const wanted = gridShow.parse(value);
            onSearch({ show: wanted === "missing" ? undefined : wanted });
          }}
        />
        {REFERENCE_LABELS.map((label, index) => (
          <LanguageSelect
            key={label}
            label={label}
            all="None"
            value={chosen[index] ?? null}
            onChange={(reference) => choose(index, reference)}
          />
        ))}
        <SearchField
          label="Search phrases"
          value={q ?? ""}
          onSearch={(text) => onSearch({ q: text || undefined })}
        />
      </div>
      {counts && <GridProgress done={counts.translated} of={counts.phrases} noun="phrases" />}
      {id !== undefined && coverage.isPending && <GridProgressSkeleton />}
      {id !== undefined && (
        <KeyHints missing={show === "missing" && (!counts || counts.translated < counts.phrases)} />
      )}
      {languages.isError && <LoadError title="The languages could not be loaded." query={languages} />}
      {id !== undefined && languages.isPending && <RowSkeletons />}
      {(id === undefined || languages.data) && !language && (
        <EmptyState title="Choose a language">
          You translate its phrases one below the other, the missing ones first.
        </EmptyState>
      )}
      {language && (
        <LanguageGrid
          key={JSON.stringify([id, show, q, references.map((one) => one.id)])}
          language={language}
          references={references}
          show={show}
          search={q}
          leave={leave}
          empty={emptyText(language.name, show, q)}
          onShowAll={() => onSearch({ show: "all" })}
        />
      )}
    </>
  );
}

function emptyText(language: string, show: GridShow, search: string | undefined): string {
  if (search) return `No phrases match “${search}”.`;
  if (show === "missing") return `${language} has every phrase.`;
  if (show === "review") return `No translation in ${language} needs a review.`;
  return show === "attention" ? `No translation in ${language} has a warning.` : "There are no phrases yet.";
}
