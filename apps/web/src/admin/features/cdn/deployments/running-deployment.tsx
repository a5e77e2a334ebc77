import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import IconPlugConnectedX from "@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs";
import { useState } from "react";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { outcomeText, phaseText } from "./deployment-labels.ts";
import { DeploymentProgress } from "./deployment-progress.tsx";
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
        <LoadError title="Deployments cannot be followed." error={refusal} pending={false} onRetry={retry} />
      )}
      <div role="status" className={styles.lost}>
        {lost && (
          <p>
            <IconPlugConnectedX size={18} stroke={1.75} aria-hidden /> Connection lost, trying again
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
