import { Select } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { DataTable } from "@saywhere/ui/list/data-table";
import { FilterBar } from "@saywhere/ui/list/filter-bar";
import { Pager } from "@saywhere/ui/list/pager";
import {
  type Suggestion,
  type SuggestionStatus,
  suggestionStatus,
} from "@saywhere/validators/suggestions/suggestion";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import { suggestionSubject } from "../../lib/text/suggestion-labels.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import { RefuseDialog } from "./refuse-dialog.tsx";
import styles from "./suggestion-columns.module.css";
import { SUGGESTION_COLUMNS } from "./suggestion-columns.tsx";
import type { SuggestionSearch } from "./suggestion-search-params.ts";

const STATUSES: Record<SuggestionStatus, string> = { open: "Open", accepted: "Accepted", refused: "Refused" };

const ALL = "all";
const MINE = "mine";

interface SuggestionsScreenProps {
  search: SuggestionSearch;
  onSearch(search: SuggestionSearch): void;
  /** Opens the translation with the suggested text. */
  onAccept(suggestion: Suggestion): void;
  /** Identifier of the suggestion whose translation is about to open. */
  accepting: number | undefined;
}

/** The corrections that visitors suggest. */
export function SuggestionsScreen({ search, onSearch, onAccept, accepting }: SuggestionsScreenProps) {
  const { status = "open", mine = false, after, before } = search;
  const { canTranslate, languageIds } = useAccess();
  const options = useTRPC().suggestion.list.queryOptions({
    status,
    ...(mine && languageIds && { language_ids: languageIds }),
    after,
    before,
  });
  // Visitors continue to send some, and other editors decide on them.
  const page = useQuery({ ...options, staleTime: 0, placeholderData: keepPreviousData });
  const [refused, setRefused] = useState<Suggestion | null>(null);
  // An accepted suggestion leaves the list after its dialog has returned the focus to it.
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const isDecidable = (suggestion: Suggestion) =>
    suggestion.status === "open" && canTranslate(suggestion.language_id);
  return (
    <>
      <EditableScreenHeader
        title="Suggestions"
        subtitle="Corrections that visitors suggest. They are deleted 180 days after the decision, with names and e-mail addresses."
      />
      <FilterBar>
        <Select
          label="Show"
          data={suggestionStatus.options.map((value) => ({ value, label: STATUSES[value] }))}
          value={status}
          onChange={(value) => onSearch({ status: suggestionStatus.parse(value), mine: search.mine })}
        />
        {languageIds && (
          <Select
            label="Language"
            data={[
              { value: ALL, label: "All languages" },
              { value: MINE, label: languageIds.length === 1 ? "My language" : "My languages" },
            ]}
            value={mine ? MINE : ALL}
            onChange={(value) => onSearch({ status: search.status, mine: value === MINE || undefined })}
          />
        )}
      </FilterBar>
      {page.isError && !page.data ? (
        <LoadError title="Suggestions could not be loaded." query={page} />
      ) : (
        <div {...focusFallback}>
          <DataTable
            caption="Suggestions"
            columns={SUGGESTION_COLUMNS}
            rows={page.data?.items}
            rowKey={({ id }) => id}
            empty={emptyMessage(page.data, "suggestions", `No ${status} suggestions.`)}
            onOpen={(suggestion) => suggestion.id !== accepting && onAccept(suggestion)}
            canOpen={isDecidable}
            actions={(suggestion) =>
              isDecidable(suggestion) && (
                <Actions
                  suggestion={suggestion}
                  accepting={suggestion.id === accepting}
                  onAccept={() => onAccept(suggestion)}
                  onRefuse={() => setRefused(suggestion)}
                />
              )
            }
          />
        </div>
      )}
      <Pager
        page={page.data}
        onPage={(key) => onSearch({ status: search.status, mine: search.mine, ...key })}
      />
      {refused && <RefuseDialog suggestion={refused} onClose={() => setRefused(null)} />}
    </>
  );
}

interface ActionsProps {
  suggestion: Suggestion;
  accepting: boolean;
  onAccept(): void;
  onRefuse(): void;
}

function Actions({ suggestion, accepting, onAccept, onRefuse }: ActionsProps) {
  const subject = `${suggestion.suggested} for ${suggestionSubject(suggestion)}`;
  return (
    <div className={styles.actions}>
      <Button
        variant="outline"
        size="sm"
        pending={accepting}
        data-begin
        aria-label={`Accept ${subject}`}
        onClick={onAccept}
      >
        Accept
      </Button>
      <Button variant="quiet" size="sm" aria-label={`Refuse ${subject}`} onClick={onRefuse}>
        Refuse
      </Button>
    </div>
  );
}
