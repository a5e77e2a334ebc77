import type { Database } from "@saywhere/db/database";
import type { Logger } from "pino";
import { startJobQueues } from "../../src/lib/start-job-queues.ts";
import {
  type DeliveryTimes,
  startWebhookDeliveries,
  type WebhookDeliveries,
} from "../../src/modules/webhook/webhook-deliveries.ts";

/** Starts deliveries of webhooks as run-server.ts does, with times of the test, and also to this machine. */
export async function startTestWebhooks(
  times: Partial<DeliveryTimes>,
  { database, url, log }: { database: Database; url: string; log: unknown },
): Promise<WebhookDeliveries> {
  const logger = log as Logger;
  const boss = await startJobQueues({ url, log: logger });
  const deliveries = await startWebhookDeliveries({
    boss,
    db: database.pool,
    orm: database.orm,
    log: logger,
    privateAddresses: true,
    times: { retryDelays: [0, 0, 0], overdue: 60, check: 500, ...times },
  });
  return {
    ...deliveries,
    async close() {
      await deliveries.close();
      await boss.stop({ graceful: false });
    },
  };
}
