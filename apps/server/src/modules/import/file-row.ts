/** A row of a file as it was read. What it does not say is missing, and stays as it is. */
export interface FileRow {
  /** Line of the file, or place in the list from 1. */
  line: number;
  values: Record<string, unknown>;
  /** What is wrong with the row as a whole. */
  fault?: string;
}

/** Called now and then while a file is read, with the share that is done. */
export type TellRead = (done: number, total: number) => void;
