import type { Queryable } from "../queryable.ts";
import { type CursorValue, decodeListCursor, encodeListCursor, type SortColumn } from "./cursor.ts";

/** A list, as the parts of its statement. */
export interface List {
  columns: string;
  tables: string;
  conditions: string[];
  /** Parameters $1, $2 … of the conditions. */
  values: unknown[];
  sort: {
    /** Part of the cursors, so that a cursor of another order is rejected. */
    name: string;
    columns: SortColumn[];
    /** Number of columns at the start that belong to one table, whose index may have them. */
    leading: number;
  };
}

export interface PageRequest {
  order: "asc" | "desc";
  /** Cursor of the row before the page; none on the first page. */
  after?: string | undefined;
  /** Cursor of the row after the page; takes precedence over `after`. */
  before?: string | undefined;
  /** Number of rows before the page, in place of a cursor. */
  skip?: number | undefined;
  limit: number;
}

/**
 * The SQL that puts a column into a cursor: a time as microseconds since 1970, which a number of JavaScript and of JSON
 * holds exactly.
 */
const VALUES: Record<SortColumn["type"], (expression: string) => string> = {
  int: (expression) => expression,
  text: (expression) => expression,
  timestamptz: (expression) => `(extract(epoch from ${expression}) * 1000000)::bigint`,
};
/** The SQL that converts a value of a cursor back. */
const PARAMETERS: Record<SortColumn["type"], (parameter: string) => string> = {
  int: (parameter) => `${parameter}::int`,
  text: (parameter) => `${parameter}::text`,
  timestamptz: (parameter) => `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`,
};

/** The start and direction of a page, as parts of a statement. */
export interface PageStart {
  conditions: string[];
  /** Parameters of the conditions: those of the list, then those of the cursor. */
  values: unknown[];
  orderBy: string;
  /** Expression of a row's sort values, of which {@link encodeListCursor} makes its cursor. */
  key: string;
}

/**
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export function pageStart(list: List, { order, after, before }: Omit<PageRequest, "limit">): PageStart {
  const { columns, leading } = list.sort;
  const key = before ?? after;
  const rising = (order === "asc") === (before === undefined);
  const values = [...list.values];
  const conditions = ["true", ...list.conditions];
  if (key !== undefined) {
    const position = decodeListCursor(key, list.sort, order).map((value, index) =>
      PARAMETERS[columns[index]?.type ?? "int"](`$${values.push(value)}`),
    );
    conditions.push(comparison(list, rising ? ">" : "<", position, columns.length));
    // Implied by the line above, but on the columns of one table only, so that its index can start there.
    conditions.push(comparison(list, rising ? ">=" : "<=", position, leading));
  }
  const direction = rising ? "" : " desc";
  const orderBy = columns.map(({ expression }) => expression + direction).join(", ");
  return { conditions, values, orderBy, key: keyColumn(columns) };
}

/**
 * Reads the rows after or before a cursor, the nearest first, each with its own cursor.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function readRows<Row>(
  db: Queryable,
  list: List,
  { limit, skip, ...request }: PageRequest,
): Promise<(Row & { key: string })[]> {
  if (skip) {
    const after = await findKey(db, list, { ...request, skip });
    return after === null ? [] : readRows<Row>(db, list, { ...request, after, limit });
  }
  const { conditions, values, orderBy, key } = pageStart(list, request);
  const { rows } = await db.query<Row & { key: CursorValue[] }>({
    text: `select ${list.columns}, ${key} as key from ${list.tables}
      where ${conditions.join(" and ")} order by ${orderBy} limit ${Math.trunc(limit)}`,
    values,
  });
  return rows.map((row) => ({ ...row, key: encodeListCursor(row.key, list.sort, request.order) }));
}

/**
 * Finds the cursor of the last skipped row; null if the list is shorter. PostgreSQL computes all columns of the rows that
 * an offset skips, so that only their keys are read.
 */
async function findKey(
  db: Queryable,
  list: List,
  { skip, ...request }: Omit<PageRequest, "limit"> & { skip: number },
): Promise<string | null> {
  const { conditions, values, orderBy, key } = pageStart(list, request);
  const { rows } = await db.query<{ key: CursorValue[] }>({
    text: `select ${key} as key from ${list.tables}
      where ${conditions.join(" and ")} order by ${orderBy} limit 1 offset ${Math.trunc(skip) - 1}`,
    values,
  });
  return rows[0] ? encodeListCursor(rows[0].key, list.sort, request.order) : null;
}

/**
 * Counts the rows of a list, and those before the row of a cursor, each up to a maximum, so that the cost does not grow
 * with the list.
 *
 * @returns `max` + 1 for a higher count
 */
export async function countRows(
  db: Queryable,
  list: List,
  { order, first, max }: { order: "asc" | "desc"; first: string; max: number },
): Promise<{ total: number; offset: number }> {
  const { columns, leading } = list.sort;
  const values = [...list.values];
  const position = decodeListCursor(first, list.sort, order).map((value, index) =>
    PARAMETERS[columns[index]?.type ?? "int"](`$${values.push(value)}`),
  );
  const [before, until] = order === "asc" ? ["<", "<="] : [">", ">="];
  const earlier = [
    comparison(list, before, position, columns.length),
    // On the columns of one table, so that its index can be used, as in `pageStart`.
    comparison(list, until, position, leading),
  ];
  const count = (conditions: string[]): string =>
    `(select count(*)::int from (
        select from ${list.tables} where ${["true", ...conditions].join(" and ")} limit ${max + 1}) counted)`;
  const { rows } = await db.query<{ total: number; offset: number }>({
    text: `select ${count(list.conditions)} as total, ${count([...list.conditions, ...earlier])} as offset`,
    values,
  });
  return rows[0] ?? { total: 0, offset: 0 };
}

function comparison({ sort }: List, operator: string, position: string[], count: number): string {
  const columns = sort.columns.slice(0, count).map(({ expression }) => expression);
  return `(${columns.join(", ")}) ${operator} (${position.slice(0, count).join(", ")})`;
}

function keyColumn(columns: SortColumn[]): string {
  return `json_build_array(${columns.map(({ expression, type }) => VALUES[type](expression)).join(", ")})`;
}
