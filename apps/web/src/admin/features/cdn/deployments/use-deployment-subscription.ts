import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useCallback, useEffect, useState } from "react";
import type { ApiError } from "../../../../shared/api-error.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";

/** A browser connects again by itself after a cut, and gives up when it is refused; then we try. */
const TRY_AGAIN_AFTER = 3_000;

export interface DeploymentWatch {
  /** The deployment that runs, or the newest; null where there was none, undefined while nobody has said. */
  newest: Deployment | null | undefined;
  /** Takes what a call has answered, unless as much is known already. */
  learn(deployment: Deployment): void;
  /** The connection is lost, and is being tried again. */
  lost: boolean;
  /** The server does not let us watch. */
  refusal: Pick<ApiError, "message"> | null;
  retry(): void;
}

/** Follows the deployments as they happen, by a connection that is held open while `enabled`. */
export function useDeploymentSubscription(enabled: boolean): DeploymentWatch {
  const trpc = useTRPC();
  const [newest, setNewest] = useState<Deployment | null>();
  const [lost, setLost] = useState(false);
  // What was known when the watch ended is no news when it begins again.
  const [following, setFollowing] = useState(enabled);
  if (following !== enabled) {
    setFollowing(enabled);
    setNewest(undefined);
    setLost(false);
  }

  const { status, error, reset } = useSubscription(
    trpc.deployment.watch.subscriptionOptions(
      {},
      {
        enabled,
        onData: (deployment) => {
          setNewest(deployment);
          setLost(false);
        },
        onConnectionStateChange: (connection) => {
          if (connection.state === "connecting" && connection.error) setLost(true);
        },
        onError: (failure) => setLost(!failure.data),
      },
    ),
  );

  // What has data is the server's own answer, which would be the same again.
  const refusal = status === "error" && error?.data ? error : null;
  const refused = refusal !== null;
  useEffect(() => {
    if (status !== "error" || refused) return;
    const timer = setTimeout(reset, TRY_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [status, refused, reset]);

  const learn = useCallback(
    (deployment: Deployment) =>
      setNewest((known) => (known && known.id >= deployment.id ? known : deployment)),
    [],
  );
  return { newest, learn, lost, refusal, retry: reset };
}
