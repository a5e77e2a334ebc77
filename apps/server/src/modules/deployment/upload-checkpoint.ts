import { markWritten } from "@saywhere/db/queries/deployments/site-file.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";

/**
 * Number of files that are marked together, and the most that are written a second time after the process is killed.
 */
const BATCH = 100;

interface WrittenFile {
  key: string;
  etag: string;
}

/** Records which files are in the store, in batches. */
export interface UploadCheckpoint {
  add(file: WrittenFile): Promise<void>;
  /** Records the files of the pending batch. */
  flush(): Promise<void>;
}

export function createWrittenMarks(db: Queryable, deploymentId: number): UploadCheckpoint {
  let waiting: WrittenFile[] = [];
  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) await markWritten(db, deploymentId, batch);
  }
  return {
    async add(file) {
      waiting.push(file);
      if (waiting.length >= BATCH) await flush();
    },
    flush,
  };
}
