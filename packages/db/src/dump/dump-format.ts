/*
 * A dump is one gzip file. Its first line is JSON, the header. Each table follows as a line of JSON and the output of
 * PostgreSQL's COPY, in chunks that are each preceded by a line with their length. The last line is JSON with what must
 * precede it: a file without it was truncated.
 */

/** File type in the first line. */
export const FORMAT = "saywhere-dump-1";

export interface DumpHead {
  /** FORMAT, or the format of another version. */
  format: string;
  /** Creation time, in ISO 8601. */
  at: string;
  /** Names of the migrations that created the tables, in order. */
  migrations: string[];
}

/** Precedes the rows of a table. */
export interface DumpedTable {
  table: string;
  columns: string[];
}

/** Precedes this number of bytes of rows. */
export interface DumpedPiece {
  bytes: number;
}

export interface DumpEnd {
  /** Row counts by table. */
  rows: Record<string, number>;
  /** Values of the sequences that number the rows. */
  sequences: { table: string; column: string; last: string; called: boolean }[];
  /** SHA-256 of all bytes before this line, in hexadecimal. */
  sha256: string;
}

export type DumpLine = DumpHead | DumpedTable | DumpedPiece | DumpEnd;

/** Parses a line of a dump. @returns null for an invalid line */
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

/** A dump cannot be written or restored; the message contains the reason and instructions. */
export class DumpError extends Error {
  override name = "DumpError";
}
