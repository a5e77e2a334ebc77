import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useCompletionToast } from "./use-completion-toast.ts";
import { type DeploymentWatch, useDeploymentSubscription } from "./use-deployment-subscription.ts";

interface Feed extends Omit<DeploymentWatch, "learn"> {
  running: boolean;
  /** Registers a deployment started in this tab, whose end is reported on whatever screen the user is by then. */
  begin(deployment: Deployment): void;
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
  const begin = useCallback(
    (deployment: Deployment) => {
      setOwn(deployment.id);
      learn(deployment);
    },
    [learn],
  );
  const running = own !== null || newest?.status === "running";
  const feed = useMemo(
    () => ({ newest, lost, refusal, retry, running, begin, join }),
    [newest, lost, refusal, retry, running, begin, join],
  );
  return <FeedContext value={feed}>{children}</FeedContext>;
}

/** The state of deployments, for components of a screen that follows them. */
export function useDeploymentFeed(): Feed {
  const feed = use(FeedContext);
  if (!feed) throw new Error("Deployments are known inside of the shell");
  return feed;
}

/** Follows the deployments while a screen is mounted. */
export function useFollowDeployments(): void {
  const { join } = useDeploymentFeed();
  useEffect(join, [join]);
}
