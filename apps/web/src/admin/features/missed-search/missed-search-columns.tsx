import { Stack } from "@mantine/core";
import type { Column } from "@saywhere/ui/list/data-table";
import type { MissedSearch } from "@saywhere/validators/search/missed-search";
import { paths } from "@saywhere/validators/urls/paths";
import { formatNumber } from "../../../shared/format-count.ts";
import { MissedSearchLinks } from "../../lib/missed-search-links.tsx";
import { formatDay } from "../../lib/text/relative-time.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./missed-search-columns.module.css";

export const MISSED_SEARCH_COLUMNS: Column<MissedSearch>[] = [
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
