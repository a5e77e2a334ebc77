import { decodePageKey, encodePageKey } from "./page-key.ts";
import { ENTRY_TABLES, type EntryFilters, type EntryRow, entryConditions } from "./phrase-entry.queries.ts";
import type { Queryable } from "./queryable.ts";
import { ENTRY_COLUMNS, POPULAR_ORDER } from "./sql-parts.ts";

export interface EntryPage {
  items: EntryRow[];
  /** What to give as `after` for the next page; null on the last one. */
  next: string | null;
}

export interface EntryPageOptions extends EntryFilters {
  after?: string | undefined;
  limit: number;
}

/**
 * One page of the entries that pass the filters, in the order of `listEntries`. The key is the place of the
 * page's last entry in that order, so pages stay right while entries come and go.
 *
 * @throws InvalidPageKeyError when `after` is no key that a page gave
 */
export async function listEntryPage(db: Queryable, options: EntryPageOptions): Promise<EntryPage> {
  const { name, conditions, values } = entryConditions(options);
  const parameters: unknown[] = [...values, options.limit + 1];
  const limit = `$${parameters.length}`;
  if (options.after !== undefined) {
    const [rank, position, phrase, ...place] = decodePageKey(options.after).map(
      (part) => `$${parameters.push(part)}::int`,
    );
    // The first line is implied by the second, but it is the one that an index of phrases can serve.
    conditions.push(
      `(${POPULAR_ORDER}, p.position, p.id) >= (${rank}, ${position}, ${phrase})`,
      `(${POPULAR_ORDER}, p.position, p.id, l.position, t.id) > (${[rank, position, phrase, ...place].join(", ")})`,
    );
  }
  const { rows } = await db.query<EntryRow & { place: number[] }>({
    name: `list-entry-page${name}${options.after === undefined ? "" : "-after"}`,
    text: `select ${ENTRY_COLUMNS}, array[${POPULAR_ORDER}, p.position, p.id, l.position, t.id] as place
      from ${ENTRY_TABLES} where ${["true", ...conditions].join(" and ")}
      order by ${POPULAR_ORDER}, p.position, p.id, l.position, t.id limit ${limit}`,
    values: parameters,
  });
  const items = rows.slice(0, options.limit);
  const last = rows.length > options.limit ? items.at(-1) : undefined;
  return { items: items.map(({ place: _, ...item }) => item), next: last ? encodePageKey(last.place) : null };
}
