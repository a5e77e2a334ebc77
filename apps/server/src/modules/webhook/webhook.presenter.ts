import type { WebhookDeliveryRow, WebhookEndpointRow } from "@saywhere/db/queries/webhook.queries";
import type { WebhookDelivery, WebhookEndpoint } from "@saywhere/validators/webhooks/webhook";
import { messageId, webhookPayloadOf } from "./webhook-payload.ts";

export function presentWebhookEndpoint({
  disabledReason,
  secretRotatedAt,
  createdAt,
  lastStatus,
  lastAt,
  ...row
}: WebhookEndpointRow): WebhookEndpoint {
  return {
    ...row,
    disabled_reason: disabledReason,
    secret_rotated_at: secretRotatedAt,
    created_at: createdAt,
    last_delivery: lastStatus && lastAt ? { status: lastStatus, at: lastAt } : null,
  };
}

export function presentWebhookDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    message_id: messageId(row),
    type: row.type,
    status: row.status,
    attempts: row.attempts,
    created_at: row.createdAt,
    attempted_at: row.attemptedAt,
    next_attempt_at: row.dueAt,
    duration_ms: row.duration,
    response_status: row.responseStatus,
    response_body: row.responseBody,
    error: row.error,
    payload: webhookPayloadOf(row),
  };
}
