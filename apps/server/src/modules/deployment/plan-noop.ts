import type { DeploymentRow } from "@saywhere/db/queries/deployments/deployment.queries";
import { type DeploymentPlan, type FilesNow, isThere, removalsOf } from "./deployment-plan.ts";
import type { Progress } from "./progress.ts";

/** The inputs that determine every file: the content, and the code that renders it. */
export type Origin = Pick<DeploymentRow, "contentVersion" | "renderIdentity">;

interface Options {
  /** The last successful deployment whose files the store holds; null before the first one. */
  newest: (Pick<DeploymentRow, "id"> & Origin) | null;
  origin: Origin;
  /** Number of files of the newest deployment. */
  fileCount: number;
  now: FilesNow;
  progress: Progress;
}

/**
 * Plans a deployment that renders nothing: its files would equal those of the newest one, and the store still has all
 * of them unchanged.
 *
 * @returns null when a file must be rendered or repaired
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
  // An unsuccessful deployment may have left files of its own, or may have permanently removed some.
  const files = [...now.current.values()];
  if (files.length !== fileCount) return null;
  if (!files.every((file) => file.sinceId <= newest.id && isThere(now, file))) return null;
  const count = files.length;
  Object.assign(progress.counts, { pages: count, rendered: count, reused: count, skipped: count });
  const { removals } = removalsOf(now, new Set(now.current.keys()));
  return { files: [], removals, ended: [], traces: [] };
}
