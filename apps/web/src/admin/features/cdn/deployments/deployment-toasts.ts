import { notify } from "@saywhere/ui/toasts/notify";
import type { Deployment } from "@saywhere/validators/cdn/deployment";

/** Reports that a deployment failed, or could not start (specification §8). */
export function tellDeploymentFailed(message: string | null): void {
  notify({
    title: "Deployment failed",
    message: message || "An error occurred during deployment.",
    variant: "destructive",
  });
}

/** Reports the outcome of a deployment to the user who started it (specification §8). */
export function tellDeploymentEnd({ status, reason, error }: Deployment): void {
  if (status === "failed") tellDeploymentFailed(error);
  else if (status === "cancelled") {
    notify({ title: "Deployment cancelled", message: "The static site is as it was before." });
  } else if (reason === "rollback") {
    notify({ title: "Static site rolled back", message: "The earlier copy is available via CDN again." });
  } else {
    notify({
      title: "Static site deployed successfully!",
      message: "Your content is now available via CDN.",
    });
  }
}
