import { z } from "zod";
import { pageCursors, pageOf } from "../api/pagination.ts";
import {
  expectedVersion,
  recordId,
  requiredSingleLine,
  requiredText,
  URL_IN_ONE_LINE,
} from "../texts/field-schemas.ts";

export const WEBHOOK_PAGE_SIZE = 25;

/** Endpoints that there can be, because each save stores a delivery for every one. */
export const MAX_ENDPOINTS = 50;

/** Hours for which deliveries are also signed with the secret that another one replaced. */
export const SECRET_OVERLAP_HOURS = 24;

/** Days after which events and their deliveries are deleted. */
export const DELIVERY_DAYS = 30;

const RECORD_EVENTS = [
  "language.created",
  "language.updated",
  "language.deleted",
  "category.created",
  "category.updated",
  "category.deleted",
  "phrase.created",
  "phrase.updated",
  "phrase.deleted",
  "translation.created",
  "translation.updated",
  "translation.deleted",
] as const;
const DEPLOYMENT_EVENTS = ["deployment.finished", "deployment.failed"] as const;

/** Types of events that an endpoint can be notified of. */
export const webhookEventType = z.enum(
  [...RECORD_EVENTS, "import.finished", ...DEPLOYMENT_EVENTS],
  "Choose an event of the list",
);
export type WebhookEventType = z.infer<typeof webhookEventType>;

/** The type of the events that test an endpoint. */
export const TEST_EVENT = "webhook.test";

const NOT_A_URL = "Enter a web address, such as https://example.org/webhook";

/** Which protocols and hosts are allowed depends on the server. */
const url = requiredText(NOT_A_URL, 2_000)
  .refine(...URL_IN_ONE_LINE)
  .refine((text) => {
    if (text === "") return true;
    const parsed = URL.parse(text);
    return (
      parsed !== null && ["https:", "http:"].includes(parsed.protocol) && !parsed.username && !parsed.password
    );
  }, NOT_A_URL);

/** Fields of an endpoint that an administrator enters. */
export const webhookEndpointInput = z
  .object({
    name: requiredSingleLine("Enter a name", 100).describe("What receives the webhooks"),
    url: url.describe("Where they are sent; `https:`, without a user name or password"),
    events: z
      .array(webhookEventType)
      .min(1, "Choose at least one event")
      .max(100, "Choose each event once")
      .transform((types) => [...new Set(types)])
      .describe("Types of the events that are sent"),
    active: z.boolean().default(true).describe("Whether events are sent"),
  })
  .meta({ id: "WebhookEndpointInput" });
export type WebhookEndpointInput = z.infer<typeof webhookEndpointInput>;

export const webhookEndpointUpdateInput = webhookEndpointInput.extend({
  id: recordId,
  version: expectedVersion,
  active: z.boolean().optional().describe("Whether events are sent; unchanged if it is left out"),
});
export type WebhookEndpointUpdateInput = z.infer<typeof webhookEndpointUpdateInput>;

export const deliveryStatus = z.enum(["pending", "succeeded", "failed"]);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

/** An endpoint as every read returns it, without its secret. */
export const webhookEndpoint = z
  .object({
    id: z.int().describe("Identifier"),
    name: z.string(),
    url: z.string(),
    events: z.array(z.string()),
    active: z.boolean(),
    disabled_reason: z
      .string()
      .nullable()
      .describe("Why the server turned it off; null if it is active, or was turned off by a person"),
    secret_rotated_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    last_delivery: z
      .object({ status: deliveryStatus, at: z.iso.datetime() })
      .nullable()
      .describe("The newest delivery; null if there is none"),
    version: z.int().describe("Counts the changes; sent back with a change to detect a newer save"),
  })
  .meta({ id: "WebhookEndpoint", description: "A URL that is notified of changes" });
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const secret = z.string().describe("Signs the deliveries; no other response contains it");

/** A new endpoint with its secret. */
export const createdWebhookEndpoint = webhookEndpoint
  .extend({ secret })
  .meta({ id: "CreatedWebhookEndpoint", description: "A new endpoint with its secret" });
export type CreatedWebhookEndpoint = z.infer<typeof createdWebhookEndpoint>;

export const webhookSecret = z
  .object({
    secret,
    previous_expires_at: z.iso.datetime().describe("Until then, deliveries have both signatures"),
  })
  .meta({ id: "WebhookSecret" });
export type WebhookSecret = z.infer<typeof webhookSecret>;

const cursor = z
  .string()
  .describe(
    "Cursor before the change: as `after` of `GET /changes`, it returns these changes and all later ones",
  );

/** What a body of each kind of event has. */
export const recordEventData = z.object({
  count: z.int().describe("Number of records"),
  ids: z.array(z.int()).describe("Identifiers of the first hundred of them"),
  more: z.boolean().describe("Whether there are more than `ids` has"),
  reason: z
    .string()
    .describe("`edit`, `import`, `undo`, `restore`, `reorder` or `selection`; values may be added"),
  cursor,
});
export const importEventData = z.object({
  counts: z.record(z.string(), z.int()).describe("Number of records by event, such as `translation.created`"),
  cursor,
});
export const deploymentEventData = z.object({
  deployment_id: z.int(),
  error: z.string().nullable().describe("Why it failed, for people"),
});

/** The body of a request to an endpoint. */
export const webhookPayload = z
  .object({
    type: z.string(),
    timestamp: z.iso.datetime().describe("When it happened"),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "WebhookPayload", description: "The body of a webhook" });
export type WebhookPayload = z.infer<typeof webhookPayload>;

/** A message to an endpoint, and what became of it. */
export const webhookDelivery = z
  .object({
    id: z.int(),
    message_id: z.string().describe("The header `webhook-id`, which is the same for every attempt"),
    type: z.string(),
    status: deliveryStatus,
    attempts: z.int(),
    created_at: z.iso.datetime(),
    attempted_at: z.iso.datetime().nullable().describe("The last attempt"),
    next_attempt_at: z.iso.datetime().nullable().describe("Null when there are no more attempts"),
    duration_ms: z.int().nullable().describe("Duration of the last attempt"),
    response_status: z.int().nullable().describe("Status of the last response; null without a response"),
    response_body: z.string().nullable().describe("The first 4 KB of the last response"),
    error: z.string().nullable().describe("Why the last attempt failed"),
    payload: webhookPayload,
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryPageInput = z.object({ id: recordId, ...pageCursors });
export type WebhookDeliveryPageInput = z.infer<typeof webhookDeliveryPageInput>;
export const webhookDeliveryPage = pageOf(webhookDelivery).meta({ id: "WebhookDeliveryPage" });
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;

export const webhookDeliveryInput = z.object({
  id: recordId,
  delivery_id: recordId.describe("Identifier of the delivery"),
});
export type WebhookDeliveryInput = z.infer<typeof webhookDeliveryInput>;
