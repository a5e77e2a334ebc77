import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { formatProgress } from "./deployment-labels.ts";

interface DeploymentStep {
  done: number;
  total: number;
  /** "1,204 of 5,942 rendered". */
  text: string;
}

/** Progress of a deployment's current phase; null when it is unknown. */
export function deploymentStep({
  phase,
  counts,
}: Pick<Deployment, "phase" | "counts">): DeploymentStep | null {
  if (phase === "rendering") return step(counts.rendered, counts.pages, "rendered");
  if (phase === "uploading") return step(counts.uploaded, counts.toUpload, "uploaded");
  if (phase === "removing") return step(counts.removed, counts.toRemove, "removed");
  return null;
}

function step(done: number, total: number, did: string): DeploymentStep | null {
  return total > 0 ? { done, total, text: `${formatProgress(done, total)} ${did}` } : null;
}
