import type { Author } from "@saywhere/db/change-set";
import { AUTO_GENERATE, readContentVersion } from "@saywhere/db/queries/content-version.queries";
import {
  countFailuresInARow,
  type DeploymentRow,
  findCurrentDeployment,
  findDeploymentInStore,
  findNewestOfTarget,
  findRunningDeployment,
} from "@saywhere/db/queries/deployments/deployment.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { toQueryable } from "@saywhere/db/queries/queryable";
import { readSettings, writeSettings } from "@saywhere/db/queries/setting.queries";
import type { Logger } from "pino";
import { AppError } from "../../errors/app-error.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import type { Store } from "../storage/stores.ts";
import { type EnqueueDeps, enqueueDeployment } from "./deployment-queue.ts";
import { recognizeStore } from "./identify-store.ts";

/** Delays and intervals, in milliseconds. */
export interface AutoDeployTimes {
  /** Time without a change before a deployment starts. */
  quiet: number;
  /** Longest time from the first change of a burst to the deployment. */
  longest: number;
  /** Interval of the checks for changes without a notification, and for a deployment to retry. */
  check: number;
}

const TIMES: AutoDeployTimes = { quiet: 10_000, longest: 60_000, check: 5 * 60_000 };

/** Longest backoff of a deployment that fails repeatedly, in check intervals. */
const MAX_BACKOFF = 64;

interface Options extends EnqueueDeps {
  store: Pick<Store, "storage" | "address">;
  log: Logger;
  times?: AutoDeployTimes;
}

/**
 * Starts a deployment some time after the content changed: one for each burst of changes, however many instances are
 * notified, because the database records whether the current content was deployed, and accepts one deployment at a
 * time. The first deployment is always started by a person.
 */
export function startAutoDeploy({ store, log, times = TIMES, ...deps }: Options) {
  const { db } = deps;
  let timer: NodeJS.Timeout | undefined;
  let burstSince: number | null = null;
  /**
   * Set when another deployment was running at the time of a start: the check is repeated when that deployment is over.
   */
  let repeatAfterRunning = false;
  let closed = false;
  let last: Promise<void> = Promise.resolve();

  async function startIfDue(retries: boolean): Promise<void> {
    if (closed) return;
    try {
      const target = await recognizeStore(db, store);
      if (await isDue(target, retries)) {
        await enqueueDeployment(deps, { target, reason: "content", author: null });
      }
    } catch (error) {
      // Either another instance was faster, or the database is unavailable, in which case the next check finds the
      // change.
      if (error instanceof AppError && error.code === "CONFLICT") repeatAfterRunning = true;
      else log.warn({ err: error }, "the content changed, but no deployment could be started");
    }
  }

  /** Runs the checks sequentially. */
  function scheduleCheck(retries: boolean): void {
    last = last.then(() => startIfDue(retries));
  }

  async function isDue(target: string, retries: boolean): Promise<boolean> {
    repeatAfterRunning = (await findRunningDeployment(db)) !== null;
    if (repeatAfterRunning || !(await isAutoDeployEnabled(db))) return false;
    const [current, newest] = [await findCurrentDeployment(db, target), await findNewestOfTarget(db, target)];
    if (!current || !newest) return false;
    const version = await readContentVersion(db);
    if (version === current.contentVersion && !(await isPartial(target, newest))) return false;
    // This content was deployed before: a failed deployment is retried after a pause, a canceled one is not.
    return (
      newest.contentVersion !== version ||
      (retries && newest.status === "failed" && (await isBackoffOver(target, newest)))
    );
  }

  /**
   * Whether the store holds files that could not be restored and that a deployment of the current content would repair.
   * A failed rollback does not count, because its target is other content.
   */
  async function isPartial(target: string, { rollbackToId }: DeploymentRow): Promise<boolean> {
    return rollbackToId === null && (await findDeploymentInStore(db, target)) === null;
  }

  async function isBackoffOver(target: string, { finishedAt }: DeploymentRow): Promise<boolean> {
    const failures = await countFailuresInARow(db, target);
    const backoff = times.check * Math.min(2 ** (failures - 1), MAX_BACKOFF);
    return Date.now() - Date.parse(finishedAt ?? "") >= backoff;
  }

  scheduleCheck(true);
  const interval = setInterval(() => {
    // During a burst, the check waits for its end.
    if (burstSince === null) scheduleCheck(true);
  }, times.check);

  return {
    contentChanged(): void {
      if (closed) return;
      // Not the system clock, which may be adjusted meanwhile.
      burstSince ??= performance.now();
      const wait = Math.min(times.quiet, burstSince + times.longest - performance.now());
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          burstSince = null;
          scheduleCheck(false);
        },
        Math.max(wait, 0),
      );
    },
    deploymentChanged(): void {
      if (!repeatAfterRunning || closed) return;
      repeatAfterRunning = false;
      scheduleCheck(false);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      clearInterval(interval);
      await last;
    },
  };
}

/** Whether content changes start a deployment: on unless an administrator turned it off. */
export async function isAutoDeployEnabled(db: Queryable): Promise<boolean> {
  return (await readSettings(db))[AUTO_GENERATE] !== false;
}

export async function setAutoDeployEnabled(
  recordWriter: RecordWriter,
  enabled: boolean,
  author: Author,
): Promise<void> {
  await recordWriter.run(author, "edit", (em) =>
    writeSettings(toQueryable(em), { [AUTO_GENERATE]: enabled }),
  );
}
