import type { GridRow } from "@saywhere/validators/content/translation-grid";
import { useEffect, useMemo } from "react";
import { useVirtualRows } from "../../../lib/list/use-virtual-rows.ts";
import { useEventCallback } from "../../../lib/use-event-callback.ts";
import styles from "./phrase-grid.module.css";
import { type RowHost, TranslationRowEditor } from "./translation-row-editor.tsx";

interface VirtualRowsProps {
  label: string;
  rows: readonly GridRow[];
  host: RowHost;
  /** Number of loaded pages, each of which may have no row. */
  pages: number;
  /** Phrases whose rows stay rendered, because they have unsaved text. */
  mounted: readonly number[];
  /** The phrase whose row gets the focus. */
  wanted: number | null;
  onFocused(): void;
  /** Called near the end of the rows. */
  onEnd(): void;
}

/** In pixels, until a row has been measured. */
const USUAL_HEIGHT = 62;
/** Rows above and below the visible ones, so that Tab does not end there. */
const BEYOND = 8;
/** Number of rows before the end at which the next page is loaded. */
const NEAR_END = 40;

/** A long list of rows that renders only the visible ones, and those with the focus or unsaved text. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, rows, host, pages, mounted, wanted, onFocused, onEnd } = props;
  const ids = useMemo(() => rows.map(({ phrase }) => phrase.id), [rows]);
  const { virtualizer, list, above, attributes } = useVirtualRows<HTMLUListElement>({
    ids,
    mounted: [...mounted, wanted],
    usualHeight: USUAL_HEIGHT,
    beyond: BEYOND,
  });

  const drawn = virtualizer.getVirtualItems();
  const last = virtualizer.range?.endIndex ?? -1;
  const atEnd = last >= rows.length - NEAR_END;
  const loadMore = useEventCallback(onEnd);
  useEffect(() => {
    if (atEnd) loadMore();
  }, [atEnd, pages, loadMore]);

  const field = (id: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"] textarea`);
  const done = useEventCallback(onFocused);
  const isDrawn = drawn.some(({ key }) => key === wanted);
  useEffect(() => {
    if (wanted === null || !isDrawn) return;
    field(wanted)?.focus();
    done();
  });

  // The editor comes to type; a screen reader has announced the screen's title by then.
  const ready = drawn.length > 0;
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === "H1";
    if (ready && isFree) field(rows[0]?.phrase.id)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- Only once, when the first rows are there.
  }, [ready]);

  return (
    <ul className={styles.list} data-kind={host.kind} aria-label={label} {...attributes}>
      {drawn.map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              style={{ transform: `translateY(${start - above}px)` }}
            >
              <TranslationRowEditor row={row} host={host} />
            </li>
          )
        );
      })}
    </ul>
  );
}
