import { defineEntity, p } from "@mikro-orm/core";
import { baseProperties, TextArray } from "./columns.ts";

const WebhookEndpointSchema = defineEntity({
  name: "WebhookEndpoint",
  tableName: "webhook_endpoint",
  properties: {
    ...baseProperties,
    name: p.text(),
    url: p.text(),
    /** Types of the events that are sent to it. */
    events: p.type(TextArray).$type<string[]>(),
    active: p.boolean().default(true),
    /** Why the server turned it off; null while it is active, or when a person turned it off. */
    disabledReason: p.text().nullable(),
    secretRotatedAt: p.datetime().nullable(),
  },
  checks: [{ name: "webhook_endpoint_texts_filled", expression: "name <> '' and url <> ''" }],
});

/** A URL that is notified of changes. */
export class WebhookEndpoint extends WebhookEndpointSchema.class {}
WebhookEndpointSchema.setClass(WebhookEndpoint);

const WebhookSecretSchema = defineEntity({
  name: "WebhookSecret",
  tableName: "webhook_secret",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    endpoint: () => p.manyToOne(WebhookEndpoint).ref().deleteRule("cascade").index(),
    secret: p.text(),
    /** Set when another secret replaces it. */
    expiresAt: p.datetime().nullable(),
  },
});

/** A secret that signs deliveries. It has a table of its own, so that the history of its endpoint does not contain it. */
export class WebhookSecret extends WebhookSecretSchema.class {}
WebhookSecretSchema.setClass(WebhookSecret);

const WebhookEventSchema = defineEntity({
  name: "WebhookEvent",
  tableName: "webhook_event",
  properties: {
    id: p.uuid().primary().defaultRaw("gen_random_uuid()"),
    createdAt: p.datetime().defaultRaw("now()").index(),
    type: p.text(),
    data: p.json<unknown>(),
  },
});

/** What happened, for the endpoints that want to know; triggers of the database add it. */
export class WebhookEvent extends WebhookEventSchema.class {}
WebhookEventSchema.setClass(WebhookEvent);

const WebhookDeliverySchema = defineEntity({
  name: "WebhookDelivery",
  tableName: "webhook_delivery",
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    createdAt: p.datetime().defaultRaw("now()"),
    endpoint: () => p.manyToOne(WebhookEndpoint).ref().deleteRule("cascade"),
    event: () => p.manyToOne(WebhookEvent).ref().deleteRule("cascade").index(),
    status: p.enum(["pending", "succeeded", "failed"] as const).default("pending"),
    attempts: p.integer().default(0),
    /** When the next attempt is due. */
    dueAt: p.datetime().defaultRaw("now()"),
    /** When the job of the next attempt was queued; null if it was not. */
    queuedAt: p.datetime().nullable(),
    /** The last attempt, and what became of it. */
    attemptedAt: p.datetime().nullable(),
    /** In milliseconds. */
    duration: p.integer().nullable(),
    responseStatus: p.integer().nullable(),
    responseBody: p.text().nullable(),
    error: p.text().nullable(),
  },
  indexes: [
    { properties: ["endpoint", "id"] },
    {
      name: "webhook_delivery_pending_index",
      expression:
        "create index webhook_delivery_pending_index on webhook_delivery (id) where status = 'pending'",
    },
  ],
});

/** An event on its way to an endpoint. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);
