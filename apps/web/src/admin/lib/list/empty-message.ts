import type { ReactNode } from "react";

interface PlaceInList {
  next: string | null;
  previous: string | null;
  total: number | null;
}

/**
 * What to say instead of an empty table: a page may have nothing although the list does.
 *
 * @param many what the list is of, such as "phrases"
 * @param ofList what to say of a list that is empty
 */
export function emptyMessage(page: PlaceInList | undefined, many: string, ofList: ReactNode): ReactNode {
  const isPart = page && (page.next !== null || page.previous !== null || page.total === null);
  return isPart ? `No ${many} found in this part of the list.` : ofList;
}
