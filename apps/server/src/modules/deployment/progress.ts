import type {
  DeploymentCountsRow,
  DeploymentPhase,
  DeploymentRow,
} from "@saywhere/db/queries/deployments/deployment.queries";
import { isCancelling, noteProgress } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";

/** Milliseconds between two progress writes, and between two checks for a cancellation. */
const TOLD_EVERY = 250;
const QUIET_ROUNDS = 4;

export interface Progress {
  /** The current counts; code that changes them calls `touch`. */
  counts: DeploymentCountsRow;
  touch(): void;
  /** Writes immediately that the next phase starts. */
  enter(phase: DeploymentPhase): Promise<void>;
  /** Writes the final counts and stops. */
  end(): Promise<void>;
}

/**
 * Writes the progress of a deployment, at most a few times a second.
 *
 * @param begun the state that an earlier attempt left, if there was one
 * @param onCancel called when a person requested cancellation
 */
export function startProgress(db: Queryable, begun: DeploymentRow, onCancel: () => void): Progress {
  const { id } = begun;
  const { pages, rendered, reused, toUpload, uploaded, uploadedBytes, skipped, toRemove, removed } = begun;
  const counts = { pages, rendered, reused, toUpload, uploaded, uploadedBytes, skipped, toRemove, removed };
  let phase: DeploymentPhase = begun.phase ?? "waiting";
  let [changed, quiet, ended] = [false, 0, false];
  let last: Promise<void> = Promise.resolve();

  async function tell(): Promise<void> {
    changed = false;
    quiet = 0;
    if (await noteProgress(db, id, phase, counts)) onCancel();
  }

  /** Runs one statement at a time. An unresponsive database is detected by the lock, which is lost with it. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(() => undefined);
    return last;
  }

  let waiting = false;
  const timer = setInterval(() => {
    if (waiting || (!changed && ++quiet < QUIET_ROUNDS)) return;
    waiting = true;
    void inTurn(async () => {
      try {
        if (changed) await tell();
        else if (await isCancelling(db, id)) onCancel();
        quiet = 0;
      } finally {
        waiting = false;
      }
    });
  }, TOLD_EVERY);

  return {
    counts,
    touch: () => {
      changed = true;
    },
    enter: (next) => {
      phase = next;
      return inTurn(tell);
    },
    end: () => {
      clearInterval(timer);
      if (!ended) void inTurn(tell);
      ended = true;
      return last;
    },
  };
}
