import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useCompletionToast } from "./use-completion-toast.ts";
import { type DeploymentWatch, useDeploymentSubscription } from "./use-deployment-subscription.ts";

interface Feed extends Omit<DeploymentWatch, "learn"> {
  running: boolean;
  /** A deployment was started in this tab: its end is told here, on whatever screen the person is by then. */
  begin(deployment: Deployment): void;
  /** Follows the deployments until the function that it gives is called. */
  join(): () => void;
}

const FeedContext = createContext<Feed | null>(null);

/** Knows how deployments go, for the screen that shows them and for whoever started one and went elsewhere. */
export function DeploymentFeed({ children }: { children: ReactNode }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [screens, setScreens] = useState(0);
  const [own, setOwn] = useState<number | null>(null);
  const { newest, learn, lost, refusal, retry } = useDeploymentSubscription(screens > 0 || own !== null);

  const forgetOwn = useCallback(() => setOwn(null), []);
  useCompletionToast(own, newest, forgetOwn);

  // One begins or ends, here or elsewhere: the history and the state of the site are others.
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

/** How the deployments go, for the parts of a screen that follows them. */
export function useDeploymentFeed(): Feed {
  const feed = use(FeedContext);
  if (!feed) throw new Error("Deployments are known inside of the shell");
  return feed;
}

/** Has the deployments followed while a screen is shown. */
export function useFollowDeployments(): void {
  const { join } = useDeploymentFeed();
  useEffect(join, [join]);
}
