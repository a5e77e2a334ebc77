import type { Deployment } from "@saywhere/validators/cdn/deployment";
import { useSubscription } from "@trpc/tanstack-react-query";
import { useCallback, useEffect, useState } from "react";
import type { ApiError } from "../../../../shared/api-error.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";

/**
 * Delay in milliseconds. A browser reconnects by itself after a cut, but gives up after a rejection; then this hook
 * retries.
 */
const TRY_AGAIN_AFTER = 3_000;

export interface DeploymentWatch {
  /** The running or newest deployment; null when there was none, undefined until the server has sent it. */
  newest: Deployment | null | undefined;
  /** Applies the result of a call, unless newer state is known. */
  learn(deployment: Deployment): void;
  /** Whether the connection is lost and being retried. */
  lost: boolean;
  /** The server's rejection of the subscription. */
  refusal: Pick<ApiError, "message"> | null;
  retry(): void;
}

/** Subscribes to deployments over an open connection while `enabled`. */
export function useDeploymentSubscription(enabled: boolean): DeploymentWatch {
  const trpc = useTRPC();
  const [newest, setNewest] = useState<Deployment | null>();
  const [lost, setLost] = useState(false);
  // State from before the subscription stopped is stale when it starts again.
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

  // An error with data is the server's own response, which a retry would not change.
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
