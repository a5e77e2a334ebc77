import { VisuallyHidden } from "@saywhere/ui/visually-hidden";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import IconPlugConnectedX from "@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs";
import { useState } from "react";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { outcomeText, phaseText } from "./deployment-labels.ts";
import { DeploymentProgress } from "./deployment-progress.tsx";
import { useDeploymentFeed } from "./deployment-provider.tsx";
import styles from "./running-deployment.module.css";

/** How the running deployment goes, as it happens; nothing while none runs. */
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
 * What a deployment is at, and how it ended, for those who cannot see it: the phases, not the numbers, which change all
 * the time. It is there before it says something, or it would not be heard.
 */
function Announcement({ newest }: { newest: Deployment | null | undefined }) {
  // One that was over when the page was opened is no news.
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
