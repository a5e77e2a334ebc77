import { Stack } from "@mantine/core";
import { IconButton } from "@saywhere/ui/icon-button";
import { type Column, DataTable } from "@saywhere/ui/list/data-table";
import { Pager } from "@saywhere/ui/list/pager";
import { notify } from "@saywhere/ui/toasts/notify";
import { type MissedSearch, missedSearchSort } from "@saywhere/validators/search/missed-search";
import { paths } from "@saywhere/validators/urls/paths";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatNumber } from "../../../shared/format-count.ts";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../lib/dialog/confirm-dialog.tsx";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import { MissedSearchLinks } from "../../lib/missed-search-links.tsx";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { EditableScreenHeader } from "../../lib/session/editable-screen-header.tsx";
import { formatDay } from "../../lib/text/relative-time.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import type { MissedSearchParams } from "./missed-search-params.ts";
import styles from "./missed-searches-screen.module.css";

interface MissedSearchesScreenProps {
  search: MissedSearchParams;
  onSearch(search: MissedSearchParams): void;
}

/** Visitors' searches without results. */
export function MissedSearchesScreen({ search, onSearch }: MissedSearchesScreenProps) {
  const { sort = "times", order = "desc", after, before } = search;
  const options = useTRPC().missedSearch.list.queryOptions({ sort, order, after, before });
  // Visitors continue to search, and new content may match.
  const page = useQuery({ ...options, staleTime: 0, placeholderData: keepPreviousData });
  const { canEditContent } = useAccess();
  const [dismissed, setDismissed] = useState<MissedSearch | null>(null);
  return (
    <>
      <EditableScreenHeader
        title="Missed searches"
        subtitle="Searches that found nothing. We don’t record who searched. Searches on the static site are not counted."
      />
      {page.isError && !page.data ? (
        <LoadError title="Missed searches could not be loaded." query={page} />
      ) : (
        <DataTable
          caption="Missed searches"
          columns={COLUMNS}
          rows={page.data?.items}
          rowKey={({ id }) => id}
          empty={emptyMessage(page.data, "missed searches", "No missed searches.")}
          sorting={{ key: sort, order }}
          onSort={(wanted) => onSearch({ sort: missedSearchSort.parse(wanted.key), order: wanted.order })}
          actions={(missed) =>
            canEditContent && (
              <IconButton
                label={`Dismiss ${missed.text}`}
                title="Dismiss"
                onClick={() => setDismissed(missed)}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </IconButton>
            )
          }
        />
      )}
      <Pager
        page={page.data}
        onPage={(key) => onSearch({ sort: search.sort, order: search.order, ...key })}
      />
      {dismissed && <DismissDialog missed={dismissed} onClose={() => setDismissed(null)} />}
    </>
  );
}

/** Asks for confirmation before a text is removed from the list. */
function DismissDialog({ missed: { id, text }, onClose }: { missed: MissedSearch; onClose(): void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const dismiss = useMutation(
    trpc.missedSearch.delete.mutationOptions({
      onSuccess: async () => {
        notify({ title: "Search dismissed", message: "It was removed from the list." });
        // The dialog closes after the row is gone: otherwise it would return the focus to a button that is about to
        // disappear.
        await queryClient.invalidateQueries(trpc.missedSearch.pathFilter());
      },
      onError: onErrorToast("dismiss search"),
    }),
  );
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Dismiss search"
      confirmLabel="Dismiss"
      pendingLabel="Dismissing..."
      onConfirm={() => dismiss.mutateAsync({ id })}
    >
      Remove “{text}” from the list? It comes back if someone searches for it again and finds nothing.
    </ConfirmDialog>
  );
}

const COLUMNS: Column<MissedSearch>[] = [
  {
    id: "text",
    header: "Search",
    cell: (missed) => <MissedText {...missed} />,
  },
  {
    id: "times",
    header: "Times",
    sortKey: "times",
    width: "6rem",
    align: "end",
    cell: ({ times }) => formatNumber(times),
  },
  {
    id: "first",
    header: "First",
    width: "9rem",
    hideBelow: "md",
    cell: ({ first_day }) => <time dateTime={first_day}>{formatDay(first_day)}</time>,
  },
  {
    id: "last",
    header: "Last",
    sortKey: "last_day",
    width: "9rem",
    hideBelow: "sm",
    cell: ({ last_day }) => <time dateTime={last_day}>{formatDay(last_day)}</time>,
  },
];

/** A search text without results, with links that add a phrase or synonym as long as there are none. */
function MissedText({ text, finds_now }: MissedSearch) {
  return (
    <Stack align="flex-start" gap={0} {...useFocusFallback<HTMLDivElement>()}>
      <strong dir="auto" className={styles.text}>
        {text}
      </strong>
      {finds_now ? (
        <a href={paths.search(text)} className={styles.found} data-begin>
          Finds something now
        </a>
      ) : (
        <MissedSearchLinks text={text} />
      )}
    </Stack>
  );
}
