import type { MatchingRecord } from "@saywhere/validators/content/bulk-selection";
import { useState } from "react";

export interface Selection {
  /** The selected records, in the order in which they were selected. */
  records: MatchingRecord[];
  has(id: number): boolean;
  select(records: MatchingRecord[], selected: boolean): void;
  /**
   * Selects records that were read meanwhile, unless the selection was cleared since.
   *
   * @param before the selection when the reading began: what was deselected since stays deselected
   */
  selectRead(records: MatchingRecord[], before: MatchingRecord[]): void;
  clear(): void;
}

const EMPTY = new Map<number, MatchingRecord>();

/**
 * The selected records of a list. The selection survives paging and sorting; other filters clear it.
 *
 * @param filters the filters of the list
 * @param shown the records of the page, whose current versions replace those that were selected
 */
export function useSelection(filters: object, shown: MatchingRecord[]): Selection {
  const key = JSON.stringify(filters);
  const [stored, setStored] = useState({ key, selected: EMPTY });
  const selected = stored.key === key ? stored.selected : EMPTY;
  if (stored.key !== key) setStored({ key, selected: EMPTY });
  /** Changes the selection, unless other filters have cleared it since. */
  const change = (changed: (now: typeof EMPTY) => typeof EMPTY) =>
    setStored((now) => (now.key === key ? { key, selected: changed(now.selected) } : now));
  const current = new Map(shown.map((record) => [record.id, record]));
  // They stay when the page is left: the user has seen them, and may have saved them.
  const newer = shown.filter(({ id, version }) => version > (selected.get(id)?.version ?? version));
  if (newer.length > 0) {
    const next = new Map(selected);
    for (const record of newer) next.set(record.id, record);
    setStored({ key, selected: next });
  }
  return {
    records: [...selected.values()].map((record) => current.get(record.id) ?? record),
    has: (id) => selected.has(id),
    select: (records, isSelected) =>
      change((now) => {
        const next = new Map(now);
        for (const record of records) {
          if (isSelected) next.set(record.id, record);
          else next.delete(record.id);
        }
        return next;
      }),
    selectRead: (records, before) =>
      change((now) => {
        if (now.size === 0) return now;
        const deselected = new Set(before.flatMap(({ id }) => (now.has(id) ? [] : id)));
        const added = records.filter(({ id }) => !deselected.has(id));
        return new Map([...now, ...added.map((record) => [record.id, record] as const)]);
      }),
    clear: () => change(() => EMPTY),
  };
}
