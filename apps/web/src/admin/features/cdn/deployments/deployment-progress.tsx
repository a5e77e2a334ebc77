import { Button } from "@saywhere/ui/button";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { formatFileSize } from "@saywhere/validators/files/stored-file";
import { useMutation } from "@tanstack/react-query";
import { onErrorToastWithReason } from "../../../lib/api/error-toast.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { formatNumber, formatProgress, phaseText, starterText } from "./deployment-labels.ts";
import { deploymentStep } from "./deployment-phase.ts";
import styles from "./deployment-progress.module.css";
import { ElapsedTime } from "./elapsed-time.tsx";
import { ProgressBar } from "./progress-bar.tsx";

/** Phase and progress of a running deployment, with a cancel button. */
export function DeploymentProgress({ deployment }: { deployment: Deployment }) {
  const { counts, restores, startedAt } = deployment;
  const phase = phaseText(deployment);
  return (
    <section aria-label="Running deployment" className={styles.progress}>
      <div className={styles.head}>
        <div>
          <h3>{phase}</h3>
          <p className={styles.who}>
            {starterText(deployment)}
            {restores !== null && `, back to #${restores}`}, since{" "}
            <time dateTime={startedAt}>{new Date(startedAt).toLocaleTimeString()}</time>{" "}
            <span className={styles.elapsed}>
              (<ElapsedTime since={startedAt} />)
            </span>
          </p>
        </div>
        <CancelButton deployment={deployment} />
      </div>
      <ProgressBar label={phase} step={deploymentStep(deployment)} />
      <dl className={styles.counts}>
        <Count label="Rendered" value={formatProgress(counts.rendered, counts.pages)}>
          {counts.reused > 0 && `${formatNumber(counts.reused)} unchanged`}
        </Count>
        <Count label="Uploaded" value={formatProgress(counts.uploaded, counts.toUpload)}>
          {counts.uploadedBytes > 0 && formatFileSize(counts.uploadedBytes)}
        </Count>
        <Count label="Removed" value={formatProgress(counts.removed, counts.toRemove)} />
      </dl>
    </section>
  );
}

function Count({ label, value, children }: { label: string; value: string; children?: string | false }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} {children && <span className={styles.more}>{children}</span>}
      </dd>
    </div>
  );
}

/** Cancels without a confirmation: replaced files are restored, and the next deployment reuses most of the work. */
function CancelButton({ deployment: { id, cancelling, phase } }: { deployment: Deployment }) {
  const cancel = useMutation(
    useTRPC().deployment.cancel.mutationOptions({ onError: onErrorToastWithReason("cancel the deployment") }),
  );
  const pending = cancelling || cancel.isPending;
  // A failed deployment is already being undone.
  if (phase === "undoing" && !pending) return null;
  return (
    <Button variant="outline" size="sm" pending={pending} onClick={() => cancel.mutate({ id })}>
      {pending ? "Cancelling..." : "Cancel"}
    </Button>
  );
}
