import type { SortColumn } from "./pagination/cursor.ts";
import type { List, PageRequest } from "./pagination/keyset.ts";
import { type ListPage, readCountedPage } from "./pagination/page.ts";
import { type Queryable, queryAll, queryFirst } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

type Status = "pending" | "succeeded" | "failed";

export interface WebhookEndpointRow {
  id: number;
  name: string;
  url: string;
  events: string[];
  active: boolean;
  disabledReason: string | null;
  /** Times are ISO 8601. */
  secretRotatedAt: string | null;
  createdAt: string;
  lastStatus: Status | null;
  lastAt: string | null;
  version: number;
}

const ENDPOINTS = `
  select e.id, e.name, e.url, e.events, e.active, e.disabled_reason as "disabledReason",
    ${isoTime("e.secret_rotated_at")} as "secretRotatedAt", ${isoTime("e.created_at")} as "createdAt",
    last.status as "lastStatus", ${isoTime("last.created_at")} as "lastAt", e.version
  from webhook_endpoint e left join lateral (
    select status, created_at from webhook_delivery where endpoint_id = e.id order by id desc limit 1) last on true`;

/** Counts the endpoints, and lets no other transaction add one before this one has ended. */
export async function lockWebhookEndpointCount(db: Queryable): Promise<number> {
  await db.query({ text: "lock table webhook_endpoint in share row exclusive mode" });
  const text = "select count(*)::int as count from webhook_endpoint";
  return (await queryFirst<{ count: number }>(db, { text }))?.count ?? 0;
}

/** Lists the endpoints, oldest first. */
export function listWebhookEndpoints(db: Queryable): Promise<WebhookEndpointRow[]> {
  return queryAll<WebhookEndpointRow>(db, {
    name: "list-webhook-endpoints",
    text: `${ENDPOINTS} order by e.id`,
  });
}

export function findWebhookEndpoint(db: Queryable, id: number): Promise<WebhookEndpointRow | null> {
  return queryFirst<WebhookEndpointRow>(db, {
    name: "find-webhook-endpoint",
    text: `${ENDPOINTS} where e.id = $1`,
    values: [id],
  });
}

/**
 * Stores a new secret of an endpoint; the current one expires some hours later, and an older one immediately.
 *
 * @returns when the current one expires
 */
export async function replaceWebhookSecret(
  db: Queryable,
  { endpointId, secret, overlapHours }: { endpointId: number; secret: string; overlapHours: number },
): Promise<string> {
  const values = [endpointId];
  await db.query({
    text: "delete from webhook_secret where endpoint_id = $1 and expires_at is not null",
    values,
  });
  const expired = await queryFirst<{ at: string }>(db, {
    text: `update webhook_secret set expires_at = now() + make_interval(hours => $2)
      where endpoint_id = $1 returning ${isoTime("expires_at")} as at`,
    values: [endpointId, overlapHours],
  });
  await db.query({
    text: "insert into webhook_secret (endpoint_id, secret) values ($1, $2)",
    values: [endpointId, secret],
  });
  if (!expired) throw new Error(`Webhook endpoint ${endpointId} had no secret`);
  return expired.at;
}

/** What a delivery is about; the ID is a UUID. */
export interface WebhookEventRow {
  eventId: string;
  type: string;
  /** When it was stored, in ISO 8601. */
  at: string;
  data: Record<string, unknown>;
}

/** The columns of a `WebhookEventRow`; `v` is the event. */
export const WEBHOOK_EVENT_COLUMNS = `v.id as "eventId", v.type, ${isoTime("v.created_at")} as at, v.data`;

export interface WebhookDeliveryRow extends WebhookEventRow {
  id: number;
  status: Status;
  attempts: number;
  createdAt: string;
  attemptedAt: string | null;
  /** Null when there are no more attempts. */
  dueAt: string | null;
  duration: number | null;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
}

const ID: SortColumn = { expression: "d.id", type: "int" };
const DELIVERY = `d.id, d.status, d.attempts, ${isoTime("d.created_at")} as "createdAt",
  ${isoTime("d.attempted_at")} as "attemptedAt",
  case when d.status = 'pending' then ${isoTime("d.due_at")} end as "dueAt", d.duration,
  d.response_status as "responseStatus", d.response_body as "responseBody", d.error, ${WEBHOOK_EVENT_COLUMNS}`;
const DELIVERIES = "webhook_delivery d join webhook_event v on v.id = d.event_id";

/**
 * Reads a page of the deliveries to an endpoint, newest first.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export function listWebhookDeliveries(
  db: Queryable,
  { endpointId, ...request }: Omit<PageRequest, "order"> & { endpointId: number },
): Promise<ListPage<WebhookDeliveryRow>> {
  const list: List = {
    columns: DELIVERY,
    tables: DELIVERIES,
    conditions: ["d.endpoint_id = $1"],
    values: [endpointId],
    sort: { name: `webhook deliveries ${endpointId}`, columns: [ID], leading: 1 },
  };
  return readCountedPage<WebhookDeliveryRow>(db, list, { ...request, order: "desc" });
}

export function findWebhookDelivery(
  db: Queryable,
  { endpointId, deliveryId }: { endpointId: number; deliveryId: number },
): Promise<WebhookDeliveryRow | null> {
  return queryFirst<WebhookDeliveryRow>(db, {
    name: "find-webhook-delivery",
    text: `select ${DELIVERY} from ${DELIVERIES} where d.endpoint_id = $1 and d.id = $2`,
    values: [endpointId, deliveryId],
  });
}

/** Adds an event for one endpoint, such as a test. @returns the ID of its delivery; null without such an endpoint */
export async function addWebhookEvent(
  db: Queryable,
  { endpointId, type, data }: { endpointId: number; type: string; data: Record<string, unknown> },
): Promise<number | null> {
  const added = await queryFirst<{ id: number }>(db, {
    text: `with event as (
        insert into webhook_event (type, data)
        select $2::text, $3::jsonb where exists (select from webhook_endpoint where id = $1) returning id)
      insert into webhook_delivery (endpoint_id, event_id) select $1, id from event returning id`,
    values: [endpointId, type, JSON.stringify(data)],
  });
  return added?.id ?? null;
}

/** Adds another delivery of the event of a delivery. @returns its ID; null if the endpoint has no such delivery */
export async function resendWebhookDelivery(
  db: Queryable,
  { endpointId, deliveryId }: { endpointId: number; deliveryId: number },
): Promise<number | null> {
  const added = await queryFirst<{ id: number }>(db, {
    text: `insert into webhook_delivery (endpoint_id, event_id)
      select endpoint_id, event_id from webhook_delivery where id = $2 and endpoint_id = $1 returning id`,
    values: [endpointId, deliveryId],
  });
  return added?.id ?? null;
}
