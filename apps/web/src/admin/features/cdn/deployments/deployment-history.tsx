import { DataTable } from "@saywhere/ui/list/data-table";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC, useTRPCClient } from "../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../lib/dialog/confirm-dialog.tsx";
import { ShowMore } from "../../../lib/list/show-more.tsx";
import { LoadError } from "../../../lib/screen/load-error.tsx";
import { errorText } from "../../../lib/text/error-text.ts";
import { exactTime } from "../../../lib/text/relative-time.ts";
import { useIsMobile } from "../../../lib/use-is-mobile.ts";
import { deploymentColumns, narrowDeploymentColumns } from "./deployment-columns.tsx";
import styles from "./deployment-history.module.css";
import { notifyDeploymentFailed, useDeploymentFeed } from "./deployment-provider.tsx";

/** The deployments, each with who started it and when, and *Roll back* for those that can be restored. */
export function DeploymentHistory() {
  const { newest, running } = useDeploymentFeed();
  const pages = useDeploymentPages(newest);
  const failed = pages.error && !pages.isFetchNextPageError;
  const [rollbackTarget, setRollbackTarget] = useState<Deployment | null>(null);
  const columns = useIsMobile() ? narrowDeploymentColumns : deploymentColumns;
  return (
    <div className={styles.history}>
      <h2>Deployments</h2>
      {failed && <LoadError title="The deployments could not be loaded." query={pages} />}
      {(pages.deployments || !failed) && (
        <DataTable
          caption="Deployments"
          columns={columns({ running, onRollBack: setRollbackTarget })}
          rows={pages.deployments}
          rowKey={(row) => row.id}
          placeholderRows={3}
          empty={
            <>
              <p>No deployments yet</p>
              <p>The first deployment uploads the whole site; later ones only changes.</p>
            </>
          }
        />
      )}
      {pages.deployments && pages.deployments.length > 0 && (
        <ShowMore list={pages} shown={pages.deployments.length} noun="deployment" />
      )}
      {rollbackTarget && (
        <RollBackDialog deployment={rollbackTarget} onClose={() => setRollbackTarget(null)} />
      )}
    </div>
  );
}

interface RollBackDialogProps {
  /** The deployment to roll back to. */
  deployment: Deployment;
  onClose(): void;
}

/** Asks for confirmation of a rollback to an earlier deployment, and explains its effect. */
function RollBackDialog({ deployment: { id, startedAt }, onClose }: RollBackDialogProps) {
  const trpc = useTRPC();
  const { follow } = useDeploymentFeed();
  const autoGenerate = useQuery(trpc.deployment.autoGenerate.queryOptions({}));
  const restore = useMutation(
    trpc.deployment.restore.mutationOptions({
      onSuccess: follow,
      onError: (error) => notifyDeploymentFailed(errorText(error)),
    }),
  );
  return (
    <ConfirmDialog
      title="Roll back"
      tone="primary"
      confirmLabel="Roll back"
      pendingLabel="Rolling back..."
      notice={
        autoGenerate.data?.enabled &&
        "Auto-generation is on: the next content change will deploy the latest content again."
      }
      onConfirm={() => restore.mutateAsync({ id, wait: false })}
      onClose={onClose}
    >
      <p>
        Roll back to deployment #{id} of{" "}
        <strong>
          <time dateTime={startedAt}>{exactTime(startedAt)}</time>
        </strong>
        ?
      </p>
      <p>Visitors will see the static site as it was then. The content in the database does not change.</p>
    </ConfirmDialog>
  );
}

const PAGE = 10;

/**
 * The deployments, newest first, page by page; reloaded each time that they are opened, since other users deploy too.
 *
 * @param newest live state of the newest one: it changes faster than the history is reloaded
 */
function useDeploymentPages(newest: Deployment | null | undefined) {
  const client = useTRPCClient();
  const query = useInfiniteQuery({
    queryKey: [...useTRPC().deployment.list.queryKey(), "pages"],
    queryFn: ({ pageParam: before, signal }) =>
      client.deployment.list.query({ limit: PAGE, ...(before !== null && { before }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ deployments, more }) => (more ? deployments.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const stored = query.data?.pages.flatMap(({ deployments }) => deployments);
  return { ...query, deployments: stored?.map((row) => (row.id === newest?.id ? newest : row)) };
}
