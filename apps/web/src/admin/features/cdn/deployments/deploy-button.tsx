import { Button } from "@saywhere/ui/button";
import IconCloudUpload from "@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs";
import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { errorText } from "../../../lib/text/error-text.ts";
import { useDeploymentFeed } from "./deployment-provider.tsx";
import { tellDeploymentFailed } from "./deployment-toasts.ts";

/** Starts a deployment; busy while any deployment runs, also one that another user started. */
export function DeployButton() {
  const { running, begin } = useDeploymentFeed();
  const deploy = useMutation(
    useTRPC().deployment.deploy.mutationOptions({
      onSuccess: begin,
      onError: (error) => tellDeploymentFailed(errorText(error)),
    }),
  );
  const busy = running || deploy.isPending;
  return (
    <Button
      data-begin
      pending={busy}
      icon={<IconCloudUpload stroke={1.75} aria-hidden />}
      onClick={() => deploy.mutate({ wait: false })}
    >
      {busy ? "Deploying..." : "Deploy Static Site"}
    </Button>
  );
}
