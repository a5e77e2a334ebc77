import type { Column } from "@saywhere/ui/list/data-table";
import type { MissedSearch } from "@saywhere/validators/search/missed-search";
import { formatDay } from "../../lib/text/format-day.ts";
import { MissedText } from "./missed-text.tsx";

const format = new Intl.NumberFormat("en");

export const MISSED_SEARCH_COLUMNS: Column<MissedSearch>[] = [
  {
    id: "text",
    header: "Looked for",
    cell: (missed) => <MissedText {...missed} />,
  },
  {
    id: "times",
    header: "Times",
    sortKey: "times",
    width: "6rem",
    align: "end",
    cell: ({ times }) => format.format(times),
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
