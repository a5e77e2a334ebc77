import type { Deployment, DeploymentPhase } from "@saywhere/validators/cdn/deployment";

const PHASES: Record<DeploymentPhase, string> = {
  waiting: "Waiting to begin",
  rendering: "Rendering pages",
  uploading: "Uploading what changed",
  removing: "Removing what is stale",
  undoing: "Putting back what was replaced",
};

/** Label of a running deployment's phase. */
export function phaseText({ phase, reason }: Pick<Deployment, "phase" | "reason">): string {
  // A roll-back renders nothing.
  if (reason === "rollback" && phase === "rendering") return "Comparing with what is there";
  return PHASES[phase ?? "waiting"];
}

/** Label of the user or event that started a deployment. */
export function starterText({ reason, startedBy }: Pick<Deployment, "reason" | "startedBy">): string {
  if (reason === "content") return "Change of content";
  return startedBy ?? "Somebody";
}

/** Outcome of a deployment, for screen readers. */
export function outcomeText({ status }: Pick<Deployment, "status">): string {
  if (status === "succeeded") return "The deployment has succeeded.";
  if (status === "failed") return "The deployment has failed.";
  return status === "cancelled" ? "The deployment was cancelled." : "";
}

const exact = new Intl.NumberFormat("en");

/** "1,204 of 5,942"; the number alone while the total is unknown. */
export function formatProgress(done: number, total: number): string {
  return total > 0 ? `${exact.format(done)} of ${exact.format(total)}` : exact.format(done);
}

/** "1,204". */
export function formatNumber(count: number): string {
  return exact.format(count);
}

/**
 * Formats a duration: "12 s", "1 min 24 s", "2 h 5 min".
 *
 * @param milliseconds negative values, which differing clocks cause, count as zero
 */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
