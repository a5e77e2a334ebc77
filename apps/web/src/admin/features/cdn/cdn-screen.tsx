import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AdministratorsOnly } from "../../lib/session/administrators-only.tsx";
import styles from "./cdn-screen.module.css";
import { ConfigurationCard } from "./configuration-card.tsx";
import { DeploymentHistory } from "./deployments/deployment-history.tsx";
import { useFollowDeployments } from "./deployments/deployment-provider.tsx";
import { SiteStatusCard } from "./site-status-card.tsx";

/** Specification §9. */
const STATUS_POLL = 30_000;

/** The static export, its deployments and the storage; `children` are the stored files. */
export function CdnScreen({ children }: { children: ReactNode }) {
  return (
    <AdministratorsOnly title="CDN Management" what="deploy the static site and manage its files">
      <ScreenHeader
        title="CDN Management"
        subtitle="Deploy the static site to object-storage buckets behind a CDN, and manage the assets and media files that its pages use."
      />
      <div className={styles.parts}>
        <Site>{children}</Site>
      </div>
    </AdministratorsOnly>
  );
}

function Site({ children }: { children: ReactNode }) {
  useFollowDeployments();
  const trpc = useTRPC();
  const status = useQuery({
    ...trpc.deployment.status.queryOptions({}),
    staleTime: 0,
    refetchInterval: STATUS_POLL,
  });
  const configuration = useQuery(trpc.storage.configuration.queryOptions({}));
  return (
    <>
      <div className={styles.cards}>
        <SiteStatusCard status={status} siteUrl={configuration.data?.static.url ?? null} />
        <ConfigurationCard
          configuration={configuration}
          statusFailed={status.isPending ? undefined : status.isError}
        />
      </div>
      {children}
      <DeploymentHistory />
    </>
  );
}
