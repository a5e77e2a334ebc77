import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../lib/dialog/confirm-dialog.tsx";
import { errorText } from "../../../lib/text/error-text.ts";
import { useDeploymentFeed } from "./deployment-provider.tsx";
import { tellDeploymentFailed } from "./deployment-toasts.ts";

interface RollBackDialogProps {
  /** The deployment to roll back to. */
  deployment: Deployment;
  onClose(): void;
}

/** Asks for confirmation of a roll-back to an earlier deployment, and explains its effect. */
export function RollBackDialog({ deployment: { id, startedAt }, onClose }: RollBackDialogProps) {
  const trpc = useTRPC();
  const { begin } = useDeploymentFeed();
  const autoGenerate = useQuery(trpc.deployment.autoGenerate.queryOptions({}));
  const restore = useMutation(
    trpc.deployment.restore.mutationOptions({
      onSuccess: begin,
      onError: (error) => tellDeploymentFailed(errorText(error)),
    }),
  );
  return (
    <ConfirmDialog
      title="Roll Back"
      tone="primary"
      confirmLabel="Roll Back"
      pendingLabel="Rolling back..."
      notice={
        autoGenerate.data?.enabled &&
        "Auto-generation is on: the next change of the content deploys the newest content again."
      }
      onConfirm={() => restore.mutateAsync({ id, wait: false })}
      onClose={onClose}
    >
      <p>
        Bring back the copy of{" "}
        <strong>
          <time dateTime={startedAt}>{new Date(startedAt).toLocaleString()}</time>
        </strong>{" "}
        (#{id})?
      </p>
      <p>Visitors of the static site see it as it was then. The content in the database stays as it is.</p>
    </ConfirmDialog>
  );
}
