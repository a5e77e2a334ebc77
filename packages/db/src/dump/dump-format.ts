/*
 * A dump is one gzip'd file. It begins with a line of JSON, the head. Of each table follow a line of JSON and what
 * PostgreSQL's COPY writes of it, in pieces that each say their length in a line before them. At the end stands a
 * line of JSON with what has to have come before: a file without it was cut off.
 */

/** What the first line says the file is. */
export const FORMAT = "saywhere-dump-1";

export interface DumpHead {
  format: typeof FORMAT;
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
