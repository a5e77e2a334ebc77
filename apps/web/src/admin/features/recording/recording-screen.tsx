import { Select } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { SearchableSelect } from "@saywhere/ui/form/searchable-select";
import { MAX_RECORDED } from "@saywhere/validators/content/recording-queue";
import { skipToken, useQuery } from "@tanstack/react-query";
import { formatCount } from "../../../shared/format-count.ts";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { Skeletons } from "../../lib/screen/skeletons.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import styles from "./recording.css?inline";
import type { RecordingSearch } from "./recording-search-params.ts";
import { Studio } from "./studio.tsx";

/** The position in the list and the phrase, as the studio shows them. */
const LOADING = [{ width: "8rem", height: "1.5rem" }, { height: "11rem" }];

interface RecordingScreenProps {
  search: RecordingSearch;
  onSearch(changes: Partial<RecordingSearch>): void;
  onLeave(): void;
}

/** The recording studio: a sitting over the phrases of a language, or one translation. */
export function RecordingScreen({ search, onSearch, onLeave }: RecordingScreenProps) {
  const { translation } = search;
  return (
    <>
      {/* Inlined, because the administration area has one stylesheet, which would load these rules with every screen. */}
      <style href="recording" precedence="screen">
        {styles}
      </style>
      <EditableScreenHeader
        title="Recording studio"
        actions={
          <Button variant="outline" onClick={onLeave}>
            Leave
          </Button>
        }
      />
      {translation === undefined ? (
        <Sitting search={search} onSearch={onSearch} onLeave={onLeave} />
      ) : (
        <Studio
          key={translation}
          queue={[{ id: translation, english: "", recorded: false }]}
          onLeave={onLeave}
        />
      )}
    </>
  );
}

function Sitting({ search, onSearch, onLeave }: RecordingScreenProps) {
  const { canTranslate, onlyLanguageId } = useAccess();
  const { language: languageId = onlyLanguageId, category, show } = search;
  const trpc = useTRPC();
  const client = useTRPCClient();
  const languages = useQuery(trpc.language.adminList.queryOptions({}));
  const categories = useQuery(trpc.category.adminList.queryOptions({}));
  const recordable = languages.data?.filter(({ id }) => canTranslate(id));
  const language = recordable?.find(({ id }) => id === languageId);
  const queue = useQuery({
    // Not among the queries that a save invalidates: the list stays as it was at the start of the sitting.
    queryKey: ["recording queue", languageId, category, show],
    queryFn: language
      ? ({ signal }) =>
          client.translation.recordingQueue.query(
            {
              language_id: language.id,
              ...(category !== undefined && { category_id: category }),
              missing: show !== "all",
            },
            { signal },
          )
      : skipToken,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Not when a list fails to reload after a save: the studio has recordings that are not stored yet.
  const failed = [languages, queue].find(({ isError, data }) => isError && !data);
  const items = queue.data?.items;
  return (
    <>
      <div className="rec-filters">
        <SearchableSelect
          label="Language"
          placeholder="Choose a language"
          data={(recordable ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={language ? String(language.id) : null}
          onChange={(value) => onSearch({ language: Number(value) || undefined })}
          loading={languages.isPending}
        />
        <Select
          label="Show"
          data={[
            { value: "missing", label: "Not recorded" },
            { value: "all", label: "All" },
          ]}
          value={show ?? "missing"}
          onChange={(value) => onSearch({ show: value === "all" ? "all" : undefined })}
        />
        <Select
          label="Category"
          data={[
            { value: "0", label: "All categories" },
            ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(category ?? 0)}
          onChange={(value) => onSearch({ category: Number(value) || undefined })}
        />
      </div>
      {failed ? (
        <LoadError title="The phrases could not be loaded." query={failed} />
      ) : languages.data && !language ? (
        <EmptyState title="Choose a language">
          You record its phrases one after the other, those without a recording first.
        </EmptyState>
      ) : items?.length === 0 ? (
        <EmptyState
          title={show === "all" ? "No translations" : "Every phrase has a recording"}
          action={
            show === "all" ? undefined : (
              <Button onClick={() => onSearch({ show: "all" })}>Show all phrases</Button>
            )
          }
        >
          {show === "all"
            ? "There is nothing to record: no phrase of this choice is translated."
            : "You can listen to the recordings and replace them."}
        </EmptyState>
      ) : items ? (
        <>
          {queue.data && queue.data.total > items.length && (
            <p className="rec-part">
              The first {formatCount(MAX_RECORDED, "phrase")} of {formatCount(queue.data.total, "phrase")}.
            </p>
          )}
          <Studio key={JSON.stringify([languageId, category, show])} queue={items} onLeave={onLeave} />
        </>
      ) : (
        <Skeletons label="Loading the phrases" sizes={LOADING} />
      )}
    </>
  );
}
