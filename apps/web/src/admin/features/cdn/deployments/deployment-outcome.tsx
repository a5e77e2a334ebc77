import type { Deployment, DeploymentStatus } from "@saywhere/validators/cdn/deployment";
import { StatusTag } from "../../../lib/screen/status-tag.tsx";
import styles from "./deployment-outcome.module.css";

const LOOKS = {
  running: { label: "Running", tone: "underway" },
  succeeded: { label: "Succeeded", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  cancelled: { label: "Cancelled", tone: "quiet" },
} as const satisfies Record<DeploymentStatus, object>;

/** Outcome of a deployment, with the full error of a failed one on demand. */
export function DeploymentOutcome({ deployment: { status, current, error } }: { deployment: Deployment }) {
  const { label, tone } = LOOKS[status];
  return (
    <>
      <span className={styles.tags}>
        <StatusTag tone={tone}>{label}</StatusTag>
        {current && <StatusTag tone="info">Current</StatusTag>}
      </span>
      {error && (
        <details className={styles.why}>
          <summary>Why it failed</summary>
          <p>{error}</p>
        </details>
      )}
    </>
  );
}
