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

/** In milliseconds. */
export interface AutoTimes {
  /** Without a change, before a deployment starts. */
  quiet: number;
  /** After the first change of a burst, at the latest. */
  longest: number;
  /** Between two looks for changes that nobody was told of, and for a deployment to try again. */
  check: number;
}

const TIMES: AutoTimes = { quiet: 10_000, longest: 60_000, check: 5 * 60_000 };

/** A deployment that fails again and again is tried again later and later, up to so many checks later. */
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
 * Starts a deployment some time after the content changed, once for a burst of changes however many instances hear of
 * them: the database tells whether what is there now was deployed, and takes one deployment at a time. A first
 * deployment is for people to start.
 */
export function startAutoDeployments({ store, log, times = TIMES, ...deps }: Options): AutoDeployments {
  const { db } = deps;
  let timer: NodeJS.Timeout | undefined;
  let burstSince: number | null = null;
  /** A deployment ran when one would have started: it is looked again when that one is over. */
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
      // Another instance was faster; or the database is away, and the next check finds what was missed.
      if (error instanceof AppError && error.code === "CONFLICT") owed = true;
      else log.warn({ err: error }, "no deployment could be started for a change of the content");
    }
  }

  /** One after the other. */
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
    // That very content was tried: after a failure it is tried again in a while, what a person cancelled is not.
    return (
      newest.contentVersion !== version ||
      (checks && newest.status === "failed" && (await isPauseOver(target, newest)))
    );
  }

  /**
   * Whether something is in the store that could not be put back, and the current content mends it: what a person
   * wanted to roll back to is another one.
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
    // In the middle of a burst its end is waited for.
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
