import { type Queryable, queryAll, queryFirst } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";
import { WEBHOOK_EVENT_COLUMNS, type WebhookEventRow } from "./webhook.queries.ts";

/** A delivery whose next attempt has to be queued. */
export interface UnqueuedDeliveryRow {
  id: number;
  endpointId: number;
  attempts: number;
  dueAt: string;
}

/**
 * Marks deliveries as queued, at most 500 of them: those that were not, and those whose job was lost, because a server
 * was killed during an attempt or the database was restored from a dump.
 *
 * @param overdue seconds after which the job of a due delivery counts as lost
 */
export function takeUnqueuedDeliveries(db: Queryable, overdue: number): Promise<UnqueuedDeliveryRow[]> {
  return queryAll<UnqueuedDeliveryRow>(db, {
    text: `update webhook_delivery set queued_at = now() where id in (
        select id from webhook_delivery where status = 'pending' and (
          queued_at is null or greatest(queued_at, due_at) < now() - make_interval(secs => $1))
        order by id limit 500 for update skip locked)
      returning id, endpoint_id as "endpointId", attempts, ${isoTime("due_at")} as "dueAt"`,
    values: [overdue],
  });
}

/** A delivery that is being attempted. */
export interface AttemptRow extends WebhookEventRow {
  endpointId: number;
  url: string;
  active: boolean;
  /** The current secret, and the previous one until it expires. */
  secrets: string[];
}

/**
 * Starts an attempt at a delivery.
 *
 * @param attempts how many there were before
 * @returns null if there was another attempt since, or the delivery is over
 */
export function startAttempt(
  db: Queryable,
  { id, attempts }: { id: number; attempts: number },
): Promise<AttemptRow | null> {
  return queryFirst<AttemptRow>(db, {
    name: "start-webhook-attempt",
    // Its job counts as lost from now on only: one that waited for long would be queued again during the attempt.
    text: `update webhook_delivery d set attempts = d.attempts + 1, attempted_at = now(), queued_at = now()
      from webhook_endpoint e, webhook_event v
      where d.id = $1 and d.attempts = $2 and d.status = 'pending' and e.id = d.endpoint_id and v.id = d.event_id
      returning e.id as "endpointId", e.url, e.active, ${WEBHOOK_EVENT_COLUMNS}, array(
        select secret from webhook_secret where endpoint_id = e.id and (expires_at is null or expires_at > now())
        order by id desc) as secrets`,
    values: [id, attempts],
  });
}

/** Marks a delivery whose attempt has not started as not queued, so that it is queued again immediately. */
export async function returnToQueue(
  db: Queryable,
  { id, attempts }: { id: number; attempts: number },
): Promise<void> {
  await db.query({
    text: "update webhook_delivery set queued_at = null where id = $1 and attempts = $2 and status = 'pending'",
    values: [id, attempts],
  });
}

/** Takes back an attempt that was interrupted before its end, so that it is queued again immediately. */
export async function cancelAttempt(db: Queryable, id: number): Promise<void> {
  await db.query({
    text: `update webhook_delivery set attempts = attempts - 1, queued_at = null, due_at = now()
      where id = $1 and status = 'pending'`,
    values: [id],
  });
}

export interface AttemptResult {
  status: "pending" | "succeeded" | "failed";
  /** Seconds until the next attempt of a pending delivery. */
  retryIn: number;
  /** In milliseconds. */
  duration: number;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
}

/** Stores what became of an attempt. */
export async function finishAttempt(
  db: Queryable,
  id: number,
  { status, retryIn, duration, responseStatus, responseBody, error }: AttemptResult,
): Promise<void> {
  await db.query({
    name: "finish-webhook-attempt",
    text: `update webhook_delivery set status = $2, queued_at = null, due_at = now() + make_interval(secs => $3),
        duration = $4, response_status = $5, response_body = $6, error = $7
      where id = $1 and status = 'pending'`,
    values: [id, status, retryIn, duration, responseStatus, responseBody, error],
  });
}

/** Whether an endpoint accepted no delivery since the first attempt at one that failed. */
export async function hasOnlyFailedSince(db: Queryable, deliveryId: number): Promise<boolean> {
  const accepted = await queryFirst<{ id: number }>(db, {
    text: `select accepted.id from webhook_delivery failed join webhook_delivery accepted
        on accepted.endpoint_id = failed.endpoint_id and accepted.status = 'succeeded'
          and accepted.attempted_at >= failed.created_at
      where failed.id = $1 limit 1`,
    values: [deliveryId],
  });
  return accepted === null;
}

/** Deletes events with their deliveries, and secrets that have expired. */
export async function deleteOldWebhookEvents(db: Queryable, days: number): Promise<void> {
  await db.query({
    text: `with expired as (delete from webhook_secret where expires_at < now())
      delete from webhook_event where created_at < now() - make_interval(days => $1)`,
    values: [days],
  });
}
