import type { DeploymentPhase, DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import { isCancelling, recordProgress } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { deploymentCounts } from "@saywhere/validators/cdn/deployment";

/** Milliseconds between two progress writes, and between two checks for a cancellation. */
const WRITE_INTERVAL_MS = 250;
const ROUNDS_PER_CHECK = 4;

export type Progress = ReturnType<typeof startProgress>;

/**
 * Writes the progress of a deployment, at most a few times a second.
 *
 * @param onCancel called when a person requested cancellation
 */
export function startProgress(db: Queryable, deployment: DeploymentRow, onCancel: () => void) {
  const { id } = deployment;
  /** The current counts; code that changes them calls `touch`. */
  const counts = deploymentCounts.parse(deployment);
  let phase: DeploymentPhase = deployment.phase ?? "waiting";
  let [changed, quiet, ended] = [false, 0, false];
  let last: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    changed = false;
    quiet = 0;
    if (await recordProgress(db, id, phase, counts)) onCancel();
  }

  /** Runs one statement at a time. An unresponsive database is detected by the lock, which is lost with it. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(() => undefined);
    return last;
  }

  let waiting = false;
  const timer = setInterval(() => {
    if (waiting || (!changed && ++quiet < ROUNDS_PER_CHECK)) return;
    waiting = true;
    void inTurn(async () => {
      try {
        if (changed) await write();
        else if (await isCancelling(db, id)) onCancel();
        quiet = 0;
      } finally {
        waiting = false;
      }
    });
  }, WRITE_INTERVAL_MS);

  return {
    counts,
    touch: (): void => {
      changed = true;
    },
    /** Writes immediately that the next phase starts. */
    enter: (next: DeploymentPhase): Promise<void> => {
      phase = next;
      return inTurn(write);
    },
    /** Writes the final counts and stops. */
    end: (): Promise<void> => {
      clearInterval(timer);
      if (!ended) void inTurn(write);
      ended = true;
      return last;
    },
  };
}
