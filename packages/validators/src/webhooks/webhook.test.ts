import { expect, test } from "vitest";
import { z } from "zod";
import { issuesOf } from "../testing/schema-issues.ts";
import {
  createdWebhookEndpoint,
  deploymentEventData,
  importEventData,
  recordEventData,
  TEST_EVENT,
  webhookDelivery,
  webhookDeliveryInput,
  webhookDeliveryPageInput,
  webhookEndpoint,
  webhookEndpointInput,
  webhookEndpointUpdateInput,
  webhookPayload,
  webhookSecret,
} from "./webhook.ts";

const AT = "2026-03-01T12:00:00.000Z";
const EVENTS = [
  ...["language", "category", "phrase", "translation"].flatMap((kind) => [
    `${kind}.created`,
    `${kind}.updated`,
    `${kind}.deleted`,
  ]),
  "import.finished",
  "deployment.finished",
  "deployment.failed",
];
const INPUT = { name: "Static site", url: "https://example.org/webhook", events: EVENTS, active: false };
const ENDPOINT = {
  ...INPUT,
  id: 1,
  disabled_reason: "Too many failures",
  secret_rotated_at: AT,
  created_at: AT,
  last_delivery: { status: "failed", at: AT },
  version: 2,
};
const PAYLOAD = { type: TEST_EVENT, timestamp: AT, data: { any: 1 } };

test.each<[string, z.ZodType, unknown]>([
  ["a new endpoint", webhookEndpointInput, INPUT],
  ["a change of an endpoint", webhookEndpointUpdateInput, { ...INPUT, id: 1, version: 2 }],
  ["an endpoint", webhookEndpoint, ENDPOINT],
  ["a created endpoint", createdWebhookEndpoint, { ...ENDPOINT, secret: "whsec_a" }],
  ["a secret", webhookSecret, { secret: "whsec_a", previous_expires_at: AT }],
  ["an event of records", recordEventData, { count: 1, ids: [7], more: false, reason: "edit", cursor: "c" }],
  ["an event of an import", importEventData, { counts: { "translation.created": 2 }, cursor: "c" }],
  ["an event of a deployment", deploymentEventData, { deployment_id: 1, error: null }],
  ["a body", webhookPayload, PAYLOAD],
  [
    "deliveries",
    z.array(webhookDelivery),
    ["pending", "succeeded", "failed"].map((status) => ({
      id: 1,
      message_id: "msg_1",
      type: "webhook.test",
      status,
      attempts: 1,
      created_at: AT,
      attempted_at: AT,
      next_attempt_at: AT,
      duration_ms: 12,
      response_status: 500,
      response_body: "Error",
      error: "Status 500",
      payload: PAYLOAD,
    })),
  ],
  ["a page of deliveries", webhookDeliveryPageInput, { id: 1, after: "a", before: "b" }],
  ["a delivery to repeat", webhookDeliveryInput, { id: 1, delivery_id: 2 }],
])("the webhook schemas parse %s unchanged", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

const NOT_A_URL = "Enter a web address, such as https://example.org/webhook";

test.each([
  "",
  "example.org/webhook",
  "ftp://example.org",
  "https://me@example.org",
  "https://:secret@example.org",
  "https://me:secret@example.org",
])("rejects %j as the URL of an endpoint", (url) =>
  expect(issuesOf(webhookEndpointInput, { ...INPUT, url })).toEqual([["url", NOT_A_URL]]),
);

test("accepts a URL without encryption, which the server may refuse, and trims spaces around it", () => {
  const parsed = webhookEndpointInput.parse({ ...INPUT, url: " http://localhost:9000/ " });
  expect(parsed.url).toBe("http://localhost:9000/");
});

const many = (length: number) => Array.from({ length }, () => "phrase.created");

test.each([
  [{ name: " " }, "name", "Enter a name"],
  [{ name: "a".repeat(101) }, "name", "Use at most 100 characters"],
  [{ url: `https://a.test/${"a".repeat(1_986)}` }, "url", "Use at most 2,000 characters"],
  [{ events: [] }, "events", "Choose at least one event"],
  [{ events: ["phrase.read"] }, "events.0", "Choose an event of the list"],
  [{ events: [TEST_EVENT] }, "events.0", "Choose an event of the list"],
  [{ events: many(101) }, "events", "Choose each event once"],
])("rejects the endpoint %# with a message on the field", (change, field, words) =>
  expect(issuesOf(webhookEndpointInput, { ...INPUT, ...change })).toEqual([[field, words]]),
);

test("takes each event of an endpoint once", () => {
  expect(webhookEndpointInput.parse({ ...INPUT, events: many(100) }).events).toEqual(["phrase.created"]);
});

test("a new endpoint is active unless said otherwise, and a change leaves that as it is", () => {
  const input = { ...INPUT, active: undefined };
  expect(webhookEndpointInput.parse(input).active).toBe(true);
  expect(webhookEndpointUpdateInput.parse({ ...input, id: 1 }).active).toBeUndefined();
});
