import { expect, test } from "vitest";
import { presentWebhookDelivery, presentWebhookEndpoint } from "./webhook.presenter.ts";

const AT = "2026-03-01T12:00:00.000Z";
const LATER = "2026-03-01T12:05:00.000Z";

test("presents an endpoint with its newest delivery, or null before the first one", () => {
  const shown = {
    id: 1,
    name: "Site",
    url: "https://a.test",
    events: ["phrase.created"],
    active: false,
    version: 2,
  };
  const row = { ...shown, disabledReason: "410", secretRotatedAt: LATER, createdAt: AT };
  const presented = { ...shown, disabled_reason: "410", secret_rotated_at: LATER, created_at: AT };
  expect(presentWebhookEndpoint({ ...row, lastStatus: "failed", lastAt: LATER })).toEqual({
    ...presented,
    last_delivery: { status: "failed", at: LATER },
  });
  expect(presentWebhookEndpoint({ ...row, lastStatus: null, lastAt: null })).toEqual({
    ...presented,
    last_delivery: null,
  });
});

test("presents a delivery with its message and what the receiver responded", () => {
  const shown = {
    id: 8,
    type: "deployment.failed",
    status: "pending" as const,
    attempts: 1,
    error: "Status 500",
  };
  const data = { deployment_id: 3, error: "The store is full" };
  const times = { createdAt: AT, attemptedAt: AT, dueAt: LATER };
  const response = { duration: 12, responseStatus: 500, responseBody: "Error" };
  expect(presentWebhookDelivery({ ...shown, ...times, ...response, eventId: "5", at: AT, data })).toEqual({
    ...shown,
    message_id: "evt_5",
    created_at: AT,
    attempted_at: AT,
    next_attempt_at: LATER,
    duration_ms: 12,
    response_status: 500,
    response_body: "Error",
    payload: { type: "deployment.failed", timestamp: AT, data },
  });
});
