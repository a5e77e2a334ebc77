import type { ReactNode } from "react";

interface PlaceInList {
  next: string | null;
  previous: string | null;
  total: number | null;
}

/**
 * The message instead of an empty table: a page may be empty although the list is not.
 *
 * @param many plural label of the items, such as "phrases"
 * @param ofList message for an empty list
 */
export function emptyMessage(page: PlaceInList | undefined, many: string, ofList: ReactNode): ReactNode {
  const isPart = page && (page.next !== null || page.previous !== null || page.total === null);
  return isPart ? `No ${many} on this page.` : ofList;
}
