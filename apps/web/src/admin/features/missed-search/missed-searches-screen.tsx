import { IconButton } from "@saywhere/ui/icon-button";
import { DataTable } from "@saywhere/ui/list/data-table";
import { Pager } from "@saywhere/ui/list/pager";
import { type MissedSearch, missedSearchSort } from "@saywhere/validators/search/missed-search";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { emptyMessage } from "../../lib/list/empty-message.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { DismissDialog } from "./dismiss-dialog.tsx";
import { MISSED_SEARCH_COLUMNS } from "./missed-search-columns.tsx";
import type { MissedSearchAddress } from "./missed-search-params.ts";

interface MissedSearchScreenProps {
  search: MissedSearchAddress;
  onSearch(search: MissedSearchAddress): void;
}

/** Visitors' searches without results. */
export function MissedSearchesScreen({ search, onSearch }: MissedSearchScreenProps) {
  const { sort = "times", order = "desc", after, before } = search;
  const options = useTRPC().missedSearch.list.queryOptions({ sort, order, after, before });
  // Visitors continue to search, and new content may match.
  const page = useQuery({ ...options, staleTime: 0, placeholderData: keepPreviousData });
  const [dismissed, setDismissed] = useState<MissedSearch | null>(null);
  return (
    <>
      <ScreenHeader
        title="Missed Searches"
        subtitle="What visitors looked for and did not find, by the text alone: nothing is kept about who searched. Searches in the static copy are not counted."
      />
      {page.isError && !page.data ? (
        <LoadError
          title="What was looked for could not be loaded."
          error={page.error}
          pending={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      ) : (
        <DataTable
          caption="Missed Searches"
          columns={MISSED_SEARCH_COLUMNS}
          rows={page.data?.items}
          rowKey={({ id }) => id}
          empty={emptyMessage(page.data, "texts", "Everything that was looked for was found.")}
          sorting={{ key: sort, order }}
          onSort={(wanted) => onSearch({ sort: missedSearchSort.parse(wanted.key), order: wanted.order })}
          actions={(missed) => (
            <IconButton label={`Dismiss ${missed.text}`} title="Dismiss" onClick={() => setDismissed(missed)}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          )}
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
