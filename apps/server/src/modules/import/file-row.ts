/** A row of a file as it was read. Fields that the file omits are missing, and stay unchanged. */
export interface FileRow {
  /** Line of the file, or position in the list, starting at 1. */
  line: number;
  values: Record<string, unknown>;
  /** The error of the row as a whole. */
  fault?: string;
}

/** Longest row in characters, with its delimiters: twice the total that its fields may have. */
export const MOST_OF_ROW = 1_000_000;

/** Called for each chunk of a file that is read, with the progress. */
export type OnProgress = (done: number, total: number) => void;
