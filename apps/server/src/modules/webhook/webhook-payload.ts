import { encodeChange } from "@saywhere/db/queries/history/change-feed.queries";
import type { WebhookEventRow } from "@saywhere/db/queries/webhook.queries";
import type { WebhookPayload } from "@saywhere/validators/webhooks/webhook";

/** The header `webhook-id` of an event. */
export const messageId = ({ eventId }: Pick<WebhookEventRow, "eventId">): string => `evt_${eventId}`;

/** The body of an event; the same for every attempt, because receivers may store it by its ID. */
export function webhookPayloadOf({ type, at, data }: WebhookEventRow): WebhookPayload {
  const { previous, ...fields } = data;
  // Triggers store the change before the event, and only events of the change feed have one.
  const cursor = previous === undefined ? {} : { cursor: encodeChange(previous as PreviousChange) };
  return { type, timestamp: at, data: { ...fields, ...cursor } };
}

type PreviousChange = [string, string, number] | null;
