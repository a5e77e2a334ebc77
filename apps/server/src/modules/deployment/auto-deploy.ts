import { readContentVersion } from "@saywhere/db/queries/content-version.queries";
import {
  countFailuresInARow,
  type DeploymentRow,
  findCurrentDeployment,
  findDeploymentInStore,
  findNewestOfTarget,
  findRunningDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import type { Logger } from "pino";
import { AppError } from "../../errors/app-error.ts";
import type { Store } from "../storage/buckets.ts";
import { isAutoGenerating } from "./auto-deploy-setting.ts";
import { type StartDeps, startDeployment } from "./enqueue-deployment.ts";
import { recognizeStore } from "./identify-bucket.ts";

/** Delays and intervals, in milliseconds. */
export interface AutoTimes {
  /** Time without a change before a deployment starts. */
  quiet: number;
  /** Longest time from the first change of a burst to the deployment. */
  longest: number;
  /** Interval of the checks for changes without a notification, and for a deployment to retry. */
  check: number;
}

const TIMES: AutoTimes = { quiet: 10_000, longest: 60_000, check: 5 * 60_000 };

/** Longest backoff of a deployment that fails repeatedly, in check intervals. */
const LONGEST_PAUSE = 64;

/** Starts deployments when the content changed. */
export interface AutoDeployments {
  contentChanged(): void;
  deploymentChanged(): void;
  close(): Promise<void>;
}

interface Options extends StartDeps {
  store: Pick<Store, "storage" | "address">;
  log: Logger;
  times?: AutoTimes;
}

/**
 * Starts a deployment some time after the content changed: one for each burst of changes, however many instances are
 * notified, because the database records whether the current content was deployed, and accepts one deployment at a
 * time. The first deployment is always started by a person.
 */
export function startAutoDeployments({ store, log, times = TIMES, ...deps }: Options): AutoDeployments {
  const { db } = deps;
  let timer: NodeJS.Timeout | undefined;
  let burstSince: number | null = null;
  /**
   * Set when another deployment was running at the time of a start: the check is repeated when that deployment is over.
   */
  let owed = false;
  let closed = false;
  let last: Promise<void> = Promise.resolve();

  async function startIfDue(checks: boolean): Promise<void> {
    if (closed) return;
    try {
      const target = await recognizeStore(db, store);
      if (await isDue(target, checks)) {
        await startDeployment(deps, { target, reason: "content", author: null });
      }
    } catch (error) {
      // Either another instance was faster, or the database is unavailable, in which case the next check finds the
      // change.
      if (error instanceof AppError && error.code === "CONFLICT") owed = true;
      else log.warn({ err: error }, "no deployment could be started for a change of the content");
    }
  }

  /** Runs the checks sequentially. */
  function consider(checks: boolean): void {
    last = last.then(() => startIfDue(checks));
  }

  async function isDue(target: string, checks: boolean): Promise<boolean> {
    owed = (await findRunningDeployment(db)) !== null;
    if (owed || !(await isAutoGenerating(db))) return false;
    const [current, newest] = [await findCurrentDeployment(db, target), await findNewestOfTarget(db, target)];
    if (!current || !newest) return false;
    const version = await readContentVersion(db);
    if (version === current.contentVersion && !(await isHalfDone(target, newest))) return false;
    // This content was deployed before: a failed deployment is retried after a pause, a cancelled one is not.
    return (
      newest.contentVersion !== version ||
      (checks && newest.status === "failed" && (await isPauseOver(target, newest)))
    );
  }

  /**
   * Whether the store holds files that could not be restored and that a deployment of the current content would repair.
   * A failed rollback does not count, because its target is other content.
   */
  async function isHalfDone(target: string, { restoresId }: DeploymentRow): Promise<boolean> {
    return restoresId === null && (await findDeploymentInStore(db, target)) === null;
  }

  async function isPauseOver(target: string, { finishedAt }: DeploymentRow): Promise<boolean> {
    const failures = await countFailuresInARow(db, target);
    const pause = times.check * Math.min(2 ** (failures - 1), LONGEST_PAUSE);
    return Date.now() - Date.parse(finishedAt ?? "") >= pause;
  }

  consider(true);
  const checking = setInterval(() => {
    // During a burst, the check waits for its end.
    if (burstSince === null) consider(true);
  }, times.check);

  return {
    contentChanged() {
      if (closed) return;
      burstSince ??= Date.now();
      const wait = Math.min(times.quiet, burstSince + times.longest - Date.now());
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          burstSince = null;
          consider(false);
        },
        Math.max(wait, 0),
      );
    },
    deploymentChanged() {
      if (!owed || closed) return;
      owed = false;
      consider(false);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(checking);
      await last;
    },
  };
}
