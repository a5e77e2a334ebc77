/** Reads the data files of a static copy by their addresses, and keeps them. */
export interface FileLoader {
  read<T>(address: string): Promise<T>;
  /** Reads a list that another file tells of; empty where it is not there any more. */
  readList<T>(address: string): Promise<T[]>;
  /** Whether a file was asked for already, so that it costs nothing more. */
  has(address: string): boolean;
}
