import type {
  DeploymentCountsRow,
  DeploymentPhase,
  DeploymentRow,
} from "@saywhere/db/queries/deployments/deployment.queries";
import { isCancelling, noteProgress } from "@saywhere/db/queries/deployments/deployment-progress.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";

/** Milliseconds between two words on how far a deployment is, and between two looks whether it goes on. */
const TOLD_EVERY = 250;
const QUIET_ROUNDS = 4;

export interface Progress {
  /** How far it is; whoever changes it says so by `touch`. */
  counts: DeploymentCountsRow;
  touch(): void;
  /** Tells at once that the next thing begins. */
  enter(phase: DeploymentPhase): Promise<void>;
  /** Tells the last counts, and nothing more. */
  end(): Promise<void>;
}

/**
 * Writes how far a deployment is, a few times a second at most.
 *
 * @param begun as it was left by an attempt before, if there was one
 * @param onCancel called when somebody asked to cancel it
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

  /** One statement at a time. A database that does not answer is noticed by the lock that goes with it. */
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
