/** A row of a file as it was read. What it does not say is missing, and stays as it is. */
export interface FileRow {
  /** Line of the file, or place in the list from 1. */
  line: number;
  values: Record<string, unknown>;
  /** What is wrong with the row as a whole. */
  fault?: string;
}

/** Characters of a row, with its delimiters: twice what its fields may have together. */
export const MOST_OF_ROW = 1_000_000;

/** Called for each piece of a file that is read, with the share that is done. */
export type OnProgress = (done: number, total: number) => void;
