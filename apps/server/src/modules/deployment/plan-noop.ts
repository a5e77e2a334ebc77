import type { DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import { type DeploymentPlan, type FilesNow, isThere, removalsOf } from "./deployment-plan.ts";
import type { Progress } from "./progress.ts";

/** What files are made of: the content, and what renders it. */
export type Origin = Pick<DeploymentRow, "contentVersion" | "renderIdentity">;

interface Options {
  /** What the store holds, as far as deployments that succeeded wrote it; null before the first of them. */
  newest: (Pick<DeploymentRow, "id"> & Origin) | null;
  origin: Origin;
  /** How many files the newest deployment had. */
  fileCount: number;
  now: FilesNow;
  progress: Progress;
}

/**
 * Plans a deployment that has nothing to make: its files would be those of the newest one, and the store has all of
 * them as that one left them.
 *
 * @returns null where something is to be made, or mended
 */
export function planUnchanged(options: Options): DeploymentPlan | null {
  const { newest, origin, fileCount, now, progress } = options;
  if (
    newest === null ||
    newest.contentVersion !== origin.contentVersion ||
    newest.renderIdentity !== origin.renderIdentity
  ) {
    return null;
  }
  // One that came to no good end may have left files of its own, or have removed some for good.
  const files = [...now.current.values()];
  if (files.length !== fileCount) return null;
  if (!files.every((file) => file.sinceId <= newest.id && isThere(now, file))) return null;
  const count = files.length;
  Object.assign(progress.counts, { pages: count, rendered: count, reused: count, skipped: count });
  const { removals } = removalsOf(now, new Set(now.current.keys()));
  return { files: [], removals, ended: [], traces: [] };
}
