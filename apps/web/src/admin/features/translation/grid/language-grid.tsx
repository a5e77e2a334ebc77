import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import type { GridRow, GridRowInput, GridShow } from "@saywhere/validators/content/translation-grid";
import { needsRomanization } from "@saywhere/validators/texts/scripts";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import type { LeaveGuard } from "../../../lib/dialog/use-leave-guard.ts";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { GridHead } from "./grid-head.tsx";
import type { ReferenceLanguage } from "./row-head.tsx";
import { nextRow } from "./row-order.ts";
import { RowSkeletons } from "./row-skeletons.tsx";
import { useGrid } from "./use-grid.tsx";
import { usePhrasesOfLanguage } from "./use-phrases-of-language.ts";
import { useSaveRow } from "./use-save-row.ts";
import { VirtualRows } from "./virtual-rows.tsx";

interface LanguageGridProps {
  language: ReferenceLanguage;
  references: readonly ReferenceLanguage[];
  show: GridShow;
  search: string | undefined;
  /** Shown without rows. */
  empty: string;
  onShowAll(): void;
  /** Receives the function that runs an action after a confirmation if there is unsaved text. */
  leave: RefObject<LeaveGuard["leave"] | null>;
}

/** Number of rows that are reloaded after each write. */
const MAX_REFRESHED = 10;

const idOf = ({ phrase }: GridRow) => phrase.id;

/**
 * Phrases of a language. Saved rows stay until the list is opened again, so that no row moves under the editor, and
 * rows with unsaved text stay rendered.
 */
export function LanguageGrid(props: LanguageGridProps) {
  const { language, references, show, search, empty, onShowAll, leave } = props;
  const list = usePhrasesOfLanguage({
    language_id: language.id,
    references: references.map(({ id }) => id),
    show,
    search,
  });
  const { rows, loaded, put, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [wanted, setWanted] = useState<number | null>(null);
  /** The row that was left when the next one was not loaded yet. */
  const [leftLast, setLeftLast] = useState<number | null>(null);

  const following = (from: number): number | null => {
    if (show !== "missing") return idOfNeighbor(rows, from, 1);
    // A row that is being saved counts as unsaved.
    const all = rows.map((row) => ({
      id: idOf(row),
      missing: row.translation === null && !unsavedIds.includes(idOf(row)),
    }));
    const at = all.findIndex(({ id }) => id === from);
    // Only at the end of the list does the search begin again at its start.
    return nextRow(hasNextPage ? all.slice(at) : all, from);
  };
  const { host, guard, dialogRow, unsavedIds, saveAll, parts } = useGrid({
    kind: "phrase",
    rows,
    references,
    saveRow: useSaveRow(loaded),
    leaveRow: (from, to) => {
      const id = to === "next" ? following(from) : idOfNeighbor(rows, from, to === "above" ? -1 : 1);
      if (id !== null) setWanted(id);
      else if (to === "next" && hasNextPage) setLeftLast(from);
    },
  });

  useEffect(() => {
    leave.current = guard.leave;
    return () => {
      leave.current = null;
    };
  });

  const next = leftLast === null ? null : following(leftLast);
  if (next !== null) {
    setLeftLast(null);
    setWanted(next);
  }

  // Reloads the rows whose dialogs were opened last, because dialogs and their *Undo* change rows too.
  const [changed, setChanged] = useState<readonly number[]>([]);
  const opened = dialogRow && dialogRow.phrase.id;
  if (opened !== null && changed.at(-1) !== opened) {
    setChanged([...changed.filter((id) => id !== opened), opened].slice(-MAX_REFRESHED));
  }

  if (list.isPending) return <RowSkeletons />;
  if (list.isError && !isFetchNextPageError) {
    return <LoadError title="The phrases could not be loaded." query={list} />;
  }
  if (rows.length === 0 && !hasNextPage) {
    return (
      <EmptyState
        title={empty}
        action={
          show === "all" ? undefined : (
            <Button variant="outline" size="sm" onClick={onShowAll}>
              Show all phrases
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <GridHead
        kind="phrase"
        columns={["English", "Native Text", ...(needsRomanization(language.script) ? ["Romanization"] : [])]}
        unsaved={unsavedIds.length}
        onSave={saveAll}
      />
      <VirtualRows
        label={`Phrases in ${language.name}`}
        rows={rows}
        host={host}
        mounted={unsavedIds}
        pages={list.data.pages.length}
        wanted={wanted}
        onFocused={() => setWanted(null)}
        onEnd={() => {
          if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
        }}
      />
      {isFetchingNextPage && <RowSkeletons />}
      {isFetchNextPageError && (
        <LoadError
          title="The next phrases could not be loaded."
          query={{ error: list.error, isFetching: isFetchingNextPage, refetch: fetchNextPage }}
        />
      )}
      {changed.map((id) => (
        <RowRefresh key={id} input={{ ...loaded.key, phrase_id: id }} onRow={put} />
      ))}
      {parts}
    </>
  );
}

function idOfNeighbor(rows: readonly GridRow[], from: number, step: 1 | -1): number | null {
  const at = rows.findIndex((row) => idOf(row) === from);
  const neighbor = rows[at + step];
  return neighbor ? idOf(neighbor) : null;
}

interface RowRefreshProps {
  input: GridRowInput;
  onRow(row: GridRow): void;
}

/** Reads a row again after each write of translations. It renders nothing. */
function RowRefresh({ input, onRow }: RowRefreshProps) {
  const { data } = useQuery(useTRPC().translationGrid.row.queryOptions(input));
  useEffect(() => {
    if (data) onRow(data);
  }, [data, onRow]);
  return null;
}
