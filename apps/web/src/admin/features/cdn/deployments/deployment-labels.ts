import type { Deployment, DeploymentPhase } from "@saywhere/validators/cdn/deployment";
import { formatNumber } from "../../../../shared/format-count.ts";

const PHASES: Record<DeploymentPhase, string> = {
  waiting: "Waiting to start",
  rendering: "Rendering pages",
  uploading: "Uploading changes",
  removing: "Removing outdated files",
  undoing: "Restoring replaced files",
};

/** Label of a running deployment's phase. */
export function phaseText({ phase, reason }: Pick<Deployment, "phase" | "reason">): string {
  // A rollback renders nothing.
  if (reason === "rollback" && phase === "rendering") return "Comparing files";
  return PHASES[phase ?? "waiting"];
}

/** Label of the user or event that started a deployment. */
export function starterText({
  reason,
  startedBy,
  changes,
}: Pick<Deployment, "reason" | "startedBy" | "changes">): string {
  if (reason === "content") {
    return changes && changes.authors.length > 0
      ? `Content change by ${formatNames(changes.authors)}`
      : "Content change";
  }
  return startedBy ?? "Unknown";
}

/** Outcome of a deployment, for screen readers. */
export function outcomeText({ status }: Pick<Deployment, "status">): string {
  if (status === "succeeded") return "The deployment succeeded.";
  if (status === "failed") return "The deployment failed.";
  return status === "cancelled" ? "The deployment was canceled." : "";
}

const names = new Intl.ListFormat("en");

/** "Ada, Berta, and Cleo"; beyond three, "Ada, Berta, and 4 others". */
export function formatNames(all: readonly string[]): string {
  return names.format(all.length > 3 ? [...all.slice(0, 2), `${all.length - 2} others`] : all);
}

/** "1,204 of 5,942"; only the number while the total is unknown. */
export function formatProgress(done: number, total: number): string {
  return total > 0 ? `${formatNumber(done)} of ${formatNumber(total)}` : formatNumber(done);
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
