/** Loads the data files of a static export by path, and caches them. */
export interface FileLoader {
  read<T>(address: string): Promise<T>;
  /** Loads a list that another file refers to; empty if the file no longer exists. */
  readList<T>(address: string): Promise<T[]>;
  /** Whether a file was already requested, so that reading it causes no further request. */
  has(address: string): boolean;
}
