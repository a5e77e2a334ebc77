import { useEffect, useRef, useState } from "react";
import { onErrorToastWithReason } from "../api/error-toast.ts";
import { FIRST_PAGE } from "./list-search-params.ts";

/** Opens the records beside the open one in its list; null at the ends of the list. */
export interface Neighbors {
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface Page<Row> {
  items: readonly Row[];
  next: string | null;
  previous: string | null;
}

type Cursor = { after?: string | undefined; before?: string | undefined; page?: undefined };

interface NeighborsOptions<Row> {
  /** The open record; undefined while no dialog is open. */
  id: number | undefined;
  /** The page of the list behind the dialog; undefined while it loads. */
  page: Page<Row> | undefined;
  /** Null for a row that has no record. */
  idOf(row: Row): number | null;
  /** Reads another page with the same filters and order. */
  readPage(cursor: Cursor): Promise<Page<Row>>;
  /** @param cursor of the page that has the record, if it is another one */
  open(id: number, cursor?: Cursor): void;
}

/** The neighbors of the open record in the list that it was opened from, also on the pages before and after. */
export function useNeighbors<Row>(options: NeighborsOptions<Row>): Neighbors | undefined {
  const { id, page, idOf, readPage, open } = options;
  const [last, setLast] = useState<{ id: number; at: number } | null>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = undefined;
    };
  }, [id]);
  if (id === undefined || !page) return undefined;
  const ids = page.items.flatMap((row) => idOf(row) ?? []);
  const at = ids.indexOf(id);
  if (at >= 0 && (last?.id !== id || last.at !== at)) setLast({ id, at });
  // A record that has left the filtered list, because of a change, is replaced by the one after it.
  const left = at < 0 && last?.id === id ? last.at : null;
  if (at < 0 && left === null) return undefined;

  const turn = async (cursor: string | null, step: "after" | "before") => {
    // A page may have no records that match, but a page after it.
    for (let place = cursor; place !== null; ) {
      const found: Page<Row> = await readPage({ [step]: place });
      // The user has closed the dialog, or moved to another record, while the page was loading.
      if (shown.current !== id) return;
      const records = found.items.flatMap((row) => idOf(row) ?? []);
      const next = step === "after" ? records[0] : records.at(-1);
      if (next !== undefined) return open(next, { ...FIRST_PAGE, [step]: place });
      place = step === "after" ? found.next : found.previous;
    }
  };
  const to = (neighbor: number | undefined, cursor: string | null, step: "after" | "before") => {
    if (neighbor !== undefined) return () => open(neighbor);
    if (cursor === null) return null;
    return () =>
      void turn(cursor, step).catch((error) => {
        if (shown.current === id) onErrorToastWithReason("load the list")(error);
      });
  };
  const here = left ?? at;
  return {
    previous: to(ids[here - 1], page.previous, "before"),
    next: to(ids[left === null ? here + 1 : here], page.next, "after"),
  };
}
