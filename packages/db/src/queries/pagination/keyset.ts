import type { Queryable } from "../queryable.ts";
import { InvalidCursorError } from "./cursor.ts";

/** A column that a list is ordered by; the columns together are different in every row. */
export interface SortColumn {
  expression: string;
  type: "int" | "text" | "timestamptz";
}

/** A list, as the parts of its statement. */
export interface List {
  columns: string;
  tables: string;
  conditions: string[];
  /** What the conditions refer to as $1, $2 … */
  values: unknown[];
  sort: {
    /** Written into the keys, so that the key of another order is refused. */
    name: string;
    columns: SortColumn[];
    /** How many of the columns come first and belong to one table, where an index may have them. */
    leading: number;
  };
}

export interface PageRequest {
  order: "asc" | "desc";
  /** Key of the row that the page comes after; none on the first page. */
  after?: string | undefined;
  /** Key of the row that the page comes before; it wins over `after`. */
  before?: string | undefined;
  limit: number;
}

export type KeyValue = number | string;

/** Microseconds since 1970, which a number of JavaScript and of JSON holds exactly. */
const VALUES: Record<SortColumn["type"], (expression: string) => string> = {
  int: (expression) => expression,
  text: (expression) => expression,
  timestamptz: (expression) => `(extract(epoch from ${expression}) * 1000000)::bigint`,
};
const PARAMETERS: Record<SortColumn["type"], (parameter: string) => string> = {
  int: (parameter) => `${parameter}::int`,
  text: (parameter) => `${parameter}::text`,
  timestamptz: (parameter) => `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`,
};
const LARGEST: Record<SortColumn["type"], number> = { int: 2 ** 31 - 1, text: 0, timestamptz: 2 ** 52 };

/** Where a page begins and which way it is read, as parts of a statement. */
export interface PagePlace {
  conditions: string[];
  /** Those of the list, with the key's. */
  values: unknown[];
  orderBy: string;
  /** The key of a row, before {@link encodeKey}. */
  key: string;
}

/**
 * Tells where a page begins.
 *
 * @throws InvalidPageKeyError when the key is none that this list gave
 */
export function placeOf(list: List, { order, after, before }: Omit<PageRequest, "limit">): PagePlace {
  const { columns, leading } = list.sort;
  const key = before ?? after;
  const rising = (order === "asc") === (before === undefined);
  const values = [...list.values];
  const conditions = ["true", ...list.conditions];
  if (key !== undefined) {
    const place = decodeKey(key, list, order).map((value, index) =>
      PARAMETERS[columns[index]?.type ?? "int"](`$${values.push(value)}`),
    );
    conditions.push(comparison(list, rising ? ">" : "<", place, columns.length));
    // Says less than the line above, but of one table alone, so that its index can begin there.
    conditions.push(comparison(list, rising ? ">=" : "<=", place, leading));
  }
  const direction = rising ? "" : " desc";
  const orderBy = columns.map(({ expression }) => expression + direction).join(", ");
  return { conditions, values, orderBy, key: keyColumn(columns) };
}

/**
 * Reads the rows that come after a key, or before one, nearest first, each with a key of its own.
 *
 * @throws InvalidPageKeyError when the key is none that this list gave
 */
export async function readRows<Row>(
  db: Queryable,
  list: List,
  { limit, ...request }: PageRequest,
): Promise<(Row & { key: string })[]> {
  const { conditions, values, orderBy, key } = placeOf(list, request);
  const { rows } = await db.query<Row & { key: KeyValue[] }>({
    text: `select ${list.columns}, ${key} as key from ${list.tables}
      where ${conditions.join(" and ")} order by ${orderBy} limit ${Math.trunc(limit)}`,
    values,
  });
  return rows.map((row) => ({ ...row, key: encodeKey(row.key, list, request.order) }));
}

/**
 * Counts the rows of a list, and those that come before the row of a key, each up to a bound: what a row more costs
 * does not depend on how long the list is.
 *
 * @returns `most` + 1 for what there is more of
 */
export async function countRows(
  db: Queryable,
  list: List,
  { order, first, most }: { order: "asc" | "desc"; first: string; most: number },
): Promise<{ total: number; offset: number }> {
  const { columns, leading } = list.sort;
  const values = [...list.values];
  const place = decodeKey(first, list, order).map((value, index) =>
    PARAMETERS[columns[index]?.type ?? "int"](`$${values.push(value)}`),
  );
  const [before, until] = order === "asc" ? ["<", "<="] : [">", ">="];
  const earlier = [
    comparison(list, before, place, columns.length),
    // Of one table alone, as above.
    comparison(list, until, place, leading),
  ];
  const count = (conditions: string[]): string =>
    `(select count(*)::int from (
        select from ${list.tables} where ${["true", ...conditions].join(" and ")} limit ${most + 1}) counted)`;
  const { rows } = await db.query<{ total: number; offset: number }>({
    text: `select ${count(list.conditions)} as total, ${count([...list.conditions, ...earlier])} as offset`,
    values,
  });
  return rows[0] ?? { total: 0, offset: 0 };
}

function comparison({ sort }: List, operator: string, place: string[], count: number): string {
  const columns = sort.columns.slice(0, count).map(({ expression }) => expression);
  return `(${columns.join(", ")}) ${operator} (${place.slice(0, count).join(", ")})`;
}

function keyColumn(columns: SortColumn[]): string {
  return `json_build_array(${columns.map(({ expression, type }) => VALUES[type](expression)).join(", ")})`;
}

/** Writes the place of a row as a short text, which only the same list in the same order reads. */
export function encodeKey(place: KeyValue[], { sort }: List, order: string): string {
  return Buffer.from(JSON.stringify([sort.name, order, ...place])).toString("base64url");
}

function decodeKey(key: string, { sort }: List, order: string): KeyValue[] {
  const [name, direction, ...place] = parseKey(key);
  const fits = sort.columns.every(({ type }, index) => isValue(place[index], type));
  if (name === sort.name && direction === order && place.length === sort.columns.length && fits) {
    return place as KeyValue[];
  }
  throw new InvalidCursorError(`No page of the list has the key ${key}`);
}

function parseKey(key: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(key, "base64url").toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isValue(value: unknown, type: SortColumn["type"]): boolean {
  if (type === "text") return typeof value === "string";
  return Number.isInteger(value) && Math.abs(value as number) <= LARGEST[type];
}
