import { Button } from "@saywhere/ui/button";
import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { formatFileSize } from "@saywhere/validators/files/stored-file";
import IconPlugConnectedX from "@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatNumber } from "../../../../shared/format-count.ts";
import { onErrorToastWithReason } from "../../../lib/api/error-toast.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { ProgressBar, type ProgressStep } from "../../../lib/screen/progress-bar.tsx";
import { timeOfDay } from "../../../lib/text/relative-time.ts";
import { formatDuration, formatProgress, outcomeText, phaseText, starterText } from "./deployment-labels.ts";
import { useDeploymentFeed } from "./deployment-provider.tsx";
import styles from "./running-deployment.module.css";

/** Live state of the running deployment; renders nothing while none runs. */
export function RunningDeployment() {
  const { newest, lost, refusal, retry } = useDeploymentFeed();
  const running = newest?.status === "running" ? newest : null;
  return (
    <>
      <Announcement newest={newest} />
      {refusal && (
        <LoadError
          title="Live updates are not available."
          query={{ error: refusal, isFetching: false, refetch: retry }}
        />
      )}
      <div role="status" className={styles.lost}>
        {lost && (
          <p>
            <IconPlugConnectedX size={18} stroke={1.75} aria-hidden /> Connection lost. Reconnecting...
          </p>
        )}
      </div>
      {running && <DeploymentProgress deployment={running} />}
    </>
  );
}

/**
 * Announces the phases and the outcome of a deployment to screen readers, but not the numbers, which change all the
 * time. It must be mounted before it has text, or screen readers would not announce it.
 */
function Announcement({ newest }: { newest: Deployment | null | undefined }) {
  // A deployment that had ended when the page was opened is not announced.
  const [followed, setFollowed] = useState<number | null>(null);
  const running = newest?.status === "running";
  if (running && newest.id !== followed) setFollowed(newest.id);
  return (
    <VisuallyHidden>
      <span role="status">
        {running && phaseText(newest)}
        {newest && !running && newest.id === followed && outcomeText(newest)}
      </span>
    </VisuallyHidden>
  );
}

/** Phase and progress of a running deployment, with a cancel button. */
function DeploymentProgress({ deployment }: { deployment: Deployment }) {
  const { counts, reason, restores, startedAt } = deployment;
  const phase = phaseText(deployment);
  return (
    <section aria-label="Running deployment" className={styles.progress}>
      <div className={styles.head}>
        <div>
          <h3>{phase}</h3>
          <p className={styles.who}>
            {restores === null ? "Started" : `Rollback to #${restores}, started`} by{" "}
            {reason === "content" ? "a content change" : starterText(deployment)} at{" "}
            <time dateTime={startedAt}>{timeOfDay(startedAt)}</time>,{" "}
            <span className={styles.elapsed}>
              <ElapsedTime since={startedAt} /> ago
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
      {pending ? "Canceling..." : "Cancel"}
    </Button>
  );
}

/** Elapsed time of a running task; only this component re-renders each second. */
function ElapsedTime({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span>{formatDuration(now - new Date(since).getTime())}</span>;
}

/** Progress of a deployment's current phase; null when it is unknown. */
function deploymentStep({ phase, counts }: Pick<Deployment, "phase" | "counts">): ProgressStep | null {
  if (phase === "rendering") return stepOf(counts.rendered, counts.pages, "rendered");
  if (phase === "uploading") return stepOf(counts.uploaded, counts.toUpload, "uploaded");
  if (phase === "removing") return stepOf(counts.removed, counts.toRemove, "removed");
  return null;
}

function stepOf(done: number, total: number, did: string): ProgressStep | null {
  return total > 0 ? { done, total, text: `${formatProgress(done, total)} ${did}` } : null;
}
