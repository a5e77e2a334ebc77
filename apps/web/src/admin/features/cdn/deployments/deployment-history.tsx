import { DataTable } from "@saywhere/ui/list/data-table";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useState } from "react";
import { ShowMore } from "../../../lib/list/show-more.tsx";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";
import { deploymentColumns, narrowDeploymentColumns } from "./deployment-columns.tsx";
import styles from "./deployment-history.module.css";
import { useDeploymentFeed } from "./deployment-provider.tsx";
import { RollBackDialog } from "./roll-back-dialog.tsx";
import { useDeploymentPages } from "./use-deployment-pages.ts";

/** The deployments with their starter and time, and roll-back. */
export function DeploymentHistory() {
  const { newest, running } = useDeploymentFeed();
  const pages = useDeploymentPages(newest);
  const failed = pages.error && !pages.isFetchNextPageError;
  const [restored, setRestored] = useState<Deployment | null>(null);
  const columns = useIsMobile() ? narrowDeploymentColumns : deploymentColumns;
  return (
    <div className={styles.history}>
      <h2>Deployments</h2>
      {failed && (
        <LoadError
          title="The deployments could not be loaded."
          error={pages.error}
          pending={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {(pages.deployments || !failed) && (
        <DataTable
          caption="Deployments"
          columns={columns({ running, onRollBack: setRestored })}
          rows={pages.deployments}
          rowKey={(row) => row.id}
          placeholderRows={3}
          empty={
            <>
              <p>No deployments yet</p>
              <p>The first one brings the whole site to the storage; each later one what has changed.</p>
            </>
          }
        />
      )}
      {pages.deployments && pages.deployments.length > 0 && (
        <ShowMore list={pages} shown={pages.deployments.length} noun="deployment" />
      )}
      {restored && <RollBackDialog deployment={restored} onClose={() => setRestored(null)} />}
    </div>
  );
}
