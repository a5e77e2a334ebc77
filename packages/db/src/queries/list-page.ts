import { InvalidPageKeyError } from "./invalid-page-key-error.ts";
import type { Queryable } from "./queryable.ts";

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

type KeyValue = number | string;

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

/**
 * Reads the rows that come after a key, or before one, nearest first, each with a key of its own.
 *
 * @throws InvalidPageKeyError when the key is none that this list gave
 */
export async function readRows<Row>(
  db: Queryable,
  list: List,
  { order, after, before, limit }: PageRequest,
): Promise<(Row & { key: string })[]> {
  const { columns, leading } = list.sort;
  const key = before ?? after;
  const rising = (order === "asc") === (before === undefined);
  const values = [...list.values];
  const conditions = [...list.conditions];
  if (key !== undefined) {
    const place = decodeKey(key, list, order).map((value, index) =>
      PARAMETERS[columns[index]?.type ?? "int"](`$${values.push(value)}`),
    );
    conditions.push(comparison(list, rising ? ">" : "<", place, columns.length));
    // Says less than the line above, but of one table alone, so that its index can begin there.
    conditions.push(comparison(list, rising ? ">=" : "<=", place, leading));
  }
  const direction = rising ? "" : " desc";
  const { rows } = await db.query<Row & { key: KeyValue[] }>({
    text: `select ${list.columns}, ${keyColumn(columns)} as key from ${list.tables}
      where ${["true", ...conditions].join(" and ")}
      order by ${columns.map(({ expression }) => expression + direction).join(", ")} limit ${Math.trunc(limit)}`,
    values,
  });
  return rows.map((row) => ({ ...row, key: encodeKey(row.key, list, order) }));
}

/** Counts the rows of a list, and those that come before the row of a key. */
export async function countRows(
  db: Queryable,
  list: List,
  { order, first }: { order: "asc" | "desc"; first: string },
): Promise<{ total: number; offset: number }> {
  const values = [...list.values];
  const place = decodeKey(first, list, order).map((value, index) =>
    PARAMETERS[list.sort.columns[index]?.type ?? "int"](`$${values.push(value)}`),
  );
  const earlier = comparison(list, order === "asc" ? "<" : ">", place, list.sort.columns.length);
  const { rows } = await db.query<{ total: number; offset: number }>({
    text: `select count(*)::int as total, (count(*) filter (where ${earlier}))::int as offset
      from ${list.tables} where ${["true", ...list.conditions].join(" and ")}`,
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

function encodeKey(place: KeyValue[], { sort }: List, order: string): string {
  return Buffer.from(JSON.stringify([sort.name, order, ...place])).toString("base64url");
}

function decodeKey(key: string, { sort }: List, order: string): KeyValue[] {
  const [name, direction, ...place] = parseKey(key);
  const fits = sort.columns.every(({ type }, index) => isValue(place[index], type));
  if (name === sort.name && direction === order && place.length === sort.columns.length && fits) {
    return place as KeyValue[];
  }
  throw new InvalidPageKeyError(`No page of the list has the key ${key}`);
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
