import { markWritten } from "@saywhere/db/queries/deployments/site-file-writes.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";

/** Files that are marked at once: as many are written a second time, at most, when the process is killed. */
const BATCH = 100;

interface WrittenFile {
  key: string;
  etag: string;
}

/** Notes which files are in the store, some at a time. */
export interface UploadCheckpoint {
  add(file: WrittenFile): Promise<void>;
  /** Notes those that wait. */
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
