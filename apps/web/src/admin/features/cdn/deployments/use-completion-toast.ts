import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useEffect } from "react";
import { useTRPCClient } from "../../../lib/api/trpc.ts";
import { tellDeploymentEnd } from "./deployment-toasts.ts";

/**
 * Reports the end of a deployment that was started in this tab, once.
 *
 * @param own its identifier; null when none is pending
 * @param newest the newest known deployment
 * @param onTold called when nothing more is pending
 */
export function useCompletionToast(
  own: number | null,
  newest: Deployment | null | undefined,
  onTold: () => void,
): void {
  const client = useTRPCClient();
  useEffect(() => {
    if (own === null || !newest || newest.id < own) return;
    if (newest.id === own) {
      if (newest.status === "running") return;
      tellDeploymentEnd(newest);
    } else {
      // Another deployment started before the end of this one was received.
      void client.deployment.list.query({ before: own + 1, limit: 1 }).then(
        ({ deployments: [ended] }) => ended?.id === own && tellDeploymentEnd(ended),
        // Only the toast is lost: the history shows the same outcome.
        () => {},
      );
    }
    onTold();
  }, [own, newest, onTold, client]);
}
