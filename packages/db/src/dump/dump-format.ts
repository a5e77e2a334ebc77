/*
 * A dump is one gzip'd file. It begins with a line of JSON, the head. Of each table follow a line of JSON and what
 * PostgreSQL's COPY writes of it, in pieces that each say their length in a line before them. At the end stands a
 * line of JSON with what has to have come before: a file without it was cut off.
 */

/** What the first line says the file is. */
export const FORMAT = "saywhere-dump-1";

export interface DumpHead {
  /** FORMAT, or that of another version. */
  format: string;
  /** When it was made, in ISO 8601. */
  at: string;
  /** Names of the migrations that made the tables, in their order. */
  migrations: string[];
}

/** Stands before the rows of a table. */
export interface DumpedTable {
  table: string;
  columns: string[];
}

/** Stands before so many bytes of rows. */
export interface DumpedPiece {
  bytes: number;
}

export interface DumpEnd {
  /** Rows by table. */
  rows: Record<string, number>;
  /** Where the sequences stand that number the rows. */
  sequences: { table: string; column: string; last: string; called: boolean }[];
  /** SHA-256, in hexadecimal, of all bytes before this line. */
  sha256: string;
}

export type DumpLine = DumpHead | DumpedTable | DumpedPiece | DumpEnd;

/** Reads a line of a dump. @returns null for a line that no dump has */
export function parseDumpLine(text: string): DumpLine | null {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(line)) return null;
  const known = isHead(line) || isTable(line) || isPiece(line) || isEnd(line);
  return known ? (line as unknown as DumpLine) : null;
}

type Parsed = Record<string, unknown>;

const isObject = (value: unknown): value is Parsed =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const areStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function isHead({ format, at, migrations }: Parsed): boolean {
  return typeof format === "string" && typeof at === "string" && areStrings(migrations);
}

function isTable({ table, columns }: Parsed): boolean {
  return typeof table === "string" && areStrings(columns);
}

function isPiece({ bytes }: Parsed): boolean {
  return Number.isSafeInteger(bytes) && Number(bytes) >= 0;
}

function isEnd({ rows, sequences, sha256 }: Parsed): boolean {
  return (
    typeof sha256 === "string" && isObject(rows) && Array.isArray(sequences) && sequences.every(isSequence)
  );
}

function isSequence(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.table === "string" &&
    typeof value.column === "string" &&
    typeof value.last === "string" &&
    typeof value.called === "boolean"
  );
}
