/** A read that a page made while it was rendered: the procedure's path and its input. */
export interface PageRead {
  path: string;
  input: unknown;
}

/** What a page was made of: while the reads come to the same, the page would come out the same. */
export interface PageTrace {
  reads: PageRead[];
  /** Of the answers to the reads, and of what renders. */
  fingerprint: string;
}

/** A file that need not be made again: it would be what the trace that is known of it led to. */
export interface UnchangedFile {
  key: string;
  unchanged: true;
}
