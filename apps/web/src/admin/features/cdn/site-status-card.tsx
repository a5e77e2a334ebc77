import { ButtonLink } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { Skeleton } from "@saywhere/ui/skeleton";
import type { SiteStatus } from "@saywhere/validators/cdn/deployment";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatCount } from "../../lib/list/format-count.ts";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import { errorText } from "../../lib/text/error-text.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import { AutoGenerateSetting } from "./auto-generate-setting.tsx";
import { Card } from "./card.tsx";
import { DeployButton } from "./deployments/deploy-button.tsx";
import { useDeploymentFeed } from "./deployments/deployment-provider.tsx";
import { RunningDeployment } from "./deployments/running-deployment.tsx";
import styles from "./site-status-card.module.css";

interface SiteStatusCardProps {
  status: UseQueryResult<SiteStatus, unknown>;
  /** Public URL of the export; null when it has none, or while it is unknown. */
  siteUrl: string | null;
}

/** Whether the export is online, with the deploy button. */
export function SiteStatusCard({ status, siteUrl }: SiteStatusCardProps) {
  const online = !status.isError && status.data?.success === true;
  const badge = status.isPending ? (
    <Skeleton width="3.75rem" height="1.375rem" />
  ) : (
    <StatusTag tone={online ? "success" : "quiet"}>{online ? "Online" : "Offline"}</StatusTag>
  );
  return (
    <Card title="Static Site Status" badge={badge} busy={status.isPending}>
      {status.isError && (
        <Notice
          tone="warning"
          role="alert"
          title="Error: Failed to load site status. CDN may not be configured."
        >
          <p>{errorText(status.error)}</p>
        </Notice>
      )}
      {!(status.isError && !status.data) && <Figures status={status.data} />}
      <Deploying>
        {online && siteUrl && (
          <ButtonLink
            variant="outline"
            href={siteUrl}
            target="_blank"
            rel="noreferrer"
            icon={<IconExternalLink stroke={1.75} aria-hidden />}
          >
            View static site
          </ButtonLink>
        )}
      </Deploying>
      <AutoGenerateSetting />
    </Card>
  );
}

/**
 * The deploy and cancel buttons. The cancel button disappears with the deployment, and the deploy button takes the
 * focus.
 */
function Deploying({ children }: { children: ReactNode }) {
  useDeploymentFeed();
  return (
    <div className={styles.deploying} {...useFocusFallback<HTMLDivElement>()}>
      <div className={styles.actions}>
        <DeployButton />
        {children}
      </div>
      <RunningDeployment />
    </div>
  );
}

function Figures({ status }: { status: SiteStatus | undefined }) {
  if (!status) {
    return (
      <div className={styles.figures}>
        <Skeleton width="9rem" height="2.25rem" />
        <Skeleton width="11rem" height="2.25rem" />
      </div>
    );
  }
  const [count, noun] = formatCount(status.fileCount, "file").split(" ");
  return (
    <div className={styles.figures}>
      <p className={styles.count}>
        <span className={styles.number}>{count}</span> {noun}
      </p>
      <p>
        <span className={styles.label}>Last Updated</span>{" "}
        {status.lastUpdated ? (
          <time dateTime={status.lastUpdated}>{new Date(status.lastUpdated).toLocaleString()}</time>
        ) : (
          "Never"
        )}
      </p>
    </div>
  );
}
