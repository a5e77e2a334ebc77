import type { Deployment, DeploymentPhase } from "@saywhere/validators/cdn/deployment";

const PHASES: Record<DeploymentPhase, string> = {
  waiting: "Waiting to begin",
  rendering: "Rendering pages",
  uploading: "Uploading what changed",
  removing: "Removing what is stale",
  undoing: "Putting back what was replaced",
};

/** What a running deployment is at. */
export function phaseText({ phase, reason }: Pick<Deployment, "phase" | "reason">): string {
  // To bring a copy back, nothing is rendered.
  if (reason === "rollback" && phase === "rendering") return "Comparing with what is there";
  return PHASES[phase ?? "waiting"];
}

/** Who or what started a deployment. */
export function starterText({ reason, startedBy }: Pick<Deployment, "reason" | "startedBy">): string {
  if (reason === "content") return "Change of content";
  return startedBy ?? "Somebody";
}

/** How it ended, for those who follow it by ear. */
export function outcomeText({ status }: Pick<Deployment, "status">): string {
  if (status === "succeeded") return "The deployment has succeeded.";
  if (status === "failed") return "The deployment has failed.";
  return status === "cancelled" ? "The deployment was cancelled." : "";
}

const exact = new Intl.NumberFormat("en");

/** "1,204 of 5,942"; the number alone while nobody knows of how many. */
export function formatProgress(done: number, total: number): string {
  return total > 0 ? `${exact.format(done)} of ${exact.format(total)}` : exact.format(done);
}

/** "1,204". */
export function formatNumber(count: number): string {
  return exact.format(count);
}
