import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useEffect } from "react";
import { useTRPCClient } from "../../../lib/api/trpc.ts";
import { tellDeploymentEnd } from "./deployment-toasts.ts";

/**
 * Tells how a deployment that was started in this tab ended, once.
 *
 * @param own its identifier; null where none is waited for
 * @param newest the newest deployment that is known of
 * @param onTold called when there is nothing more to wait for
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
      // Another one has begun before the end of this one was heard.
      void client.deployment.list.query({ before: own + 1, limit: 1 }).then(
        ({ deployments: [ended] }) => ended?.id === own && tellDeploymentEnd(ended),
        // Only the toast is lost: the history says the same.
        () => {},
      );
    }
    onTold();
  }, [own, newest, onTold, client]);
}
