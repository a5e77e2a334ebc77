/** No page has this cursor; the list must be read again from its first page. */
export class InvalidCursorError extends Error {
  override name = "InvalidCursorError";

  constructor(cursor: string) {
    super(`No page of the list has the cursor ${cursor}`);
  }
}

/** A column that a list is ordered by; the columns together are different in every row. */
export interface SortColumn {
  expression: string;
  type: "int" | "text" | "timestamptz";
}

export type CursorValue = number | string;

const MAX_INT = 2 ** 31 - 1;
/** Times are microseconds since 1970. */
const LARGEST: Record<SortColumn["type"], number> = { int: MAX_INT, text: 0, timestamptz: 2 ** 52 };

/** Number of integers in the position of an entry. */
const ENTRY_VALUES = 4;

/** Encodes the position of an entry for a public URL; at most 27 characters. */
export function encodeEntryCursor(position: number[]): string {
  return position.map((value) => value.toString(36)).join("-");
}

/** Decodes an entry cursor. @throws InvalidCursorError */
export function decodeEntryCursor(cursor: string): number[] {
  const position = /^[0-9a-z]{1,6}(-[0-9a-z]{1,6})*$/.test(cursor)
    ? cursor.split("-").map((value) => Number.parseInt(value, 36))
    : [];
  if (position.length === ENTRY_VALUES && position.every((value) => value <= MAX_INT)) return position;
  throw new InvalidCursorError(cursor);
}

/** The order of a list, which its cursors contain. */
interface Sort {
  name: string;
  columns: SortColumn[];
}

/** Encodes the position of a row in a list with any sort columns. */
export function encodeListCursor(position: CursorValue[], { name }: Sort, order: string): string {
  return Buffer.from(JSON.stringify([name, order, ...position])).toString("base64url");
}

/** Decodes a list cursor. @throws InvalidCursorError also for a cursor of another list or order */
export function decodeListCursor(cursor: string, sort: Sort, order: string): CursorValue[] {
  const [name, direction, ...position] = parseJsonList(Buffer.from(cursor, "base64url").toString());
  const { length } = sort.columns;
  const fits = sort.columns.every(({ type }, index) => isValue(position[index], type));
  if (name === sort.name && direction === order && position.length === length && fits) {
    return position as CursorValue[];
  }
  throw new InvalidCursorError(cursor);
}

function parseJsonList(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isValue(value: unknown, type: SortColumn["type"]): boolean {
  if (type === "text") return typeof value === "string";
  return Number.isInteger(value) && Math.abs(value as number) <= LARGEST[type];
}
