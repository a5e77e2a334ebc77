import { subscribeToContentChanges } from "@saywhere/db/subscribe-to-content-changes";
import type { Logger } from "pino";
import type { ContentCache } from "../lib/content-cache.ts";
import type { DeploymentRuntime } from "../modules/deployment/deployment-runtime.ts";
import type { WebhookDeliveries } from "../modules/webhook/webhook-deliveries.ts";

interface Options {
  url: string;
  log: Logger;
  contentCache: ContentCache;
  deployments: Pick<DeploymentRuntime, "contentChanged" | "deploymentChanged">;
  webhooks: Pick<WebhookDeliveries, "deliveryAdded">;
}

/** Notifies this server's cache and deployments of every change in the database, whichever instance made it. */
export function subscribeToChanges({ url, log, contentCache, deployments, webhooks }: Options) {
  let lost = false;
  let closing = false;
  const changes = subscribeToContentChanges({
    url,
    onChange: () => {
      contentCache.clear();
      deployments.contentChanged();
    },
    onDeploymentChange: deployments.deploymentChanged,
    onWebhookDelivery: webhooks.deliveryAdded,
    onConnectionChange: (connected) => {
      contentCache.setListening(connected);
      if (connected) deployments.deploymentChanged();
      if (closing) return;
      if (!connected)
        log.warn("the database connection that reports changes is lost: nothing is cached until it is back");
      else if (lost) log.warn("the database connection that reports changes is back");
      lost = !connected;
    },
  });
  return {
    /** Waits until every other instance has processed the changes so far; logs an instance that does not confirm. */
    async seenByAll() {
      if (await changes.seenByAll()) return;
      log.warn("another instance did not confirm a change in time; its readers may see it a moment later");
    },
    close: () => {
      closing = true;
      return changes.close();
    },
  };
}
