import { notify } from "@saywhere/ui/toasts/notify";
import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTRPC, useTRPCClient } from "../../../lib/api/trpc.ts";
import { type DeploymentWatch, useDeploymentSubscription } from "./use-deployment-subscription.ts";

interface Feed extends Omit<DeploymentWatch, "learn"> {
  running: boolean;
  /** Registers a deployment started in this tab, whose end is reported on whatever screen the user is by then. */
  follow(deployment: Deployment): void;
  /** Follows the deployments until the returned function is called. */
  join(): () => void;
}

const FeedContext = createContext<Feed | null>(null);

/**
 * Provides the state of deployments to the screen that shows them, and to users who started one and left that screen.
 */
export function DeploymentFeed({ children }: { children: ReactNode }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [screens, setScreens] = useState(0);
  const [own, setOwn] = useState<number | null>(null);
  const { newest, learn, lost, refusal, retry } = useDeploymentSubscription(screens > 0 || own !== null);

  const forgetOwn = useCallback(() => setOwn(null), []);
  useCompletionToast(own, newest, forgetOwn);

  // A deployment started or ended, here or elsewhere: the history and the site status are stale.
  const state = newest === undefined ? undefined : `${newest?.id} ${newest?.status}`;
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== undefined && state !== undefined && known.current !== state) {
      void queryClient.invalidateQueries(trpc.deployment.pathFilter());
    }
    known.current = state;
  }, [state, queryClient, trpc]);

  const join = useCallback(() => {
    setScreens((count) => count + 1);
    return () => setScreens((count) => count - 1);
  }, []);
  const follow = useCallback(
    (deployment: Deployment) => {
      setOwn(deployment.id);
      learn(deployment);
    },
    [learn],
  );
  const running = own !== null || newest?.status === "running";
  const feed = useMemo(
    () => ({ newest, lost, refusal, retry, running, follow, join }),
    [newest, lost, refusal, retry, running, follow, join],
  );
  return <FeedContext value={feed}>{children}</FeedContext>;
}

/** The state of deployments, for components of a screen that follows them. */
export function useDeploymentFeed(): Feed {
  const feed = use(FeedContext);
  if (!feed) throw new Error("useDeploymentFeed must be used within DeploymentFeed");
  return feed;
}

/** Follows the deployments while a screen is mounted. */
export function useFollowDeployments(): void {
  const { join } = useDeploymentFeed();
  useEffect(join, [join]);
}

/**
 * Reports the end of a deployment that was started in this tab, once.
 *
 * @param own its identifier; null when none is pending
 * @param newest the newest known deployment
 * @param onNotified called when nothing more is pending
 */
function useCompletionToast(
  own: number | null,
  newest: Deployment | null | undefined,
  onNotified: () => void,
): void {
  const client = useTRPCClient();
  useEffect(() => {
    if (own === null || !newest || newest.id < own) return;
    if (newest.id === own) {
      if (newest.status === "running") return;
      notifyDeploymentEnd(newest);
    } else {
      // Another deployment started before the end of this one was received.
      void client.deployment.list.query({ before: own + 1, limit: 1 }).then(
        ({ deployments: [ended] }) => ended?.id === own && notifyDeploymentEnd(ended),
        // Only the toast is lost: the history shows the same outcome.
        () => {},
      );
    }
    onNotified();
  }, [own, newest, onNotified, client]);
}

/** Reports that a deployment failed, or could not start (specification §8). */
export function notifyDeploymentFailed(message: string | null): void {
  notify({
    title: "Deployment failed",
    message: message || "An error occurred during deployment.",
    variant: "destructive",
  });
}

/** Reports the outcome of a deployment to the user who started it (specification §8). */
function notifyDeploymentEnd({ status, reason, error }: Deployment): void {
  if (status === "failed") notifyDeploymentFailed(error);
  else if (status === "cancelled") {
    notify({ title: "Deployment canceled", message: "The static site is unchanged." });
  } else if (reason === "rollback") {
    notify({ title: "Static site rolled back", message: "Visitors see the earlier version again." });
  } else {
    notify({
      title: "Static site deployed successfully!",
      message: "Your content is now available via CDN.",
    });
  }
}
