import type { MikroORM } from "@mikro-orm/postgresql";
import { withChangeSet } from "@saywhere/db/change-set";
import { WebhookEndpoint } from "@saywhere/db/entities/webhook.entity";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  type AttemptResult,
  type AttemptRow,
  cancelAttempt,
  deleteOldWebhookEvents,
  finishAttempt,
  hasOnlyFailedSince,
  listEndpointsWithLastError,
  returnToQueue,
  startAttempt,
  takeUnqueuedDeliveries,
} from "@saywhere/db/queries/webhook-attempt.queries";
import { DELIVERY_DAYS } from "@saywhere/validators/webhooks/webhook";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { logFailures } from "../../lib/log-failures.ts";
import { createAttemptGroups } from "./attempt-groups.ts";
import { NoResponseError, sendWebhook } from "./send-webhook.ts";
import { messageId, webhookPayloadOf } from "./webhook-payload.ts";

const QUEUE = "webhook-delivery";

/** The author of changes that no person made. */
const AUTHOR = { personId: null, apiTokenId: null, name: "Webhooks" };

/** The status by which an endpoint says that it wants no more deliveries. */
const GONE = 410;

/** Concurrent attempts of this instance, and those of them in one group. Not more, because each worker polls the queue. */
const CONCURRENCY = 12;
const GROUP_CONCURRENCY = 2;

const HOUR = 60 * 60;

/** Seconds from each failed attempt to the next one, as Standard Webhooks recommends: attempts end after three days. */
const RETRY_DELAYS = [5, 5 * 60, HOUR / 2, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** The longest `Retry-After` in seconds that is respected, so that attempts end in any case. */
const MAX_RETRY_AFTER = 24 * HOUR;

export interface DeliveryTimes {
  /** Seconds from each failed attempt to the next one. */
  retryDelays: number[];
  /** Seconds after which the job of a due delivery counts as lost. */
  overdue: number;
  /** Milliseconds between two checks for deliveries that are not queued. */
  check: number;
  /** Milliseconds until an attempt ends without a response. */
  timeout?: number;
}

const TIMES: DeliveryTimes = { retryDelays: RETRY_DELAYS, overdue: 60, check: 5_000 };

/** Milliseconds between two deletions of old events. */
const PURGE_INTERVAL = HOUR * 1_000;

export type AttemptOutcome = "succeeded" | "failed";

interface Options {
  boss: PgBoss;
  db: Queryable;
  orm: MikroORM;
  log: Logger;
  /** Whether endpoints may have IP addresses that are not public. */
  privateAddresses: boolean;
  /** Called after each attempt. */
  onAttempt?: (outcome: AttemptOutcome) => void;
  times?: DeliveryTimes;
}

interface Job {
  id: number;
  /** Number of attempts before this one. */
  attempts: number;
  endpointId: number;
  group: string;
}

export type WebhookDeliveries = Awaited<ReturnType<typeof startWebhookDeliveries>>;

/**
 * Sends the events that triggers of the database store for endpoints. Each attempt at a delivery is a job, which the
 * queue gives to one instance. An attempt that was interrupted is repeated, so that an endpoint may receive a message
 * more than once.
 */
export async function startWebhookDeliveries(options: Options) {
  const { boss, db, orm, log, privateAddresses, onAttempt, times = TIMES } = options;
  await boss.createQueue(QUEUE, {
    // A delivery has at most one waiting job.
    policy: "short",
    notify: true,
    expireInSeconds: 60,
    // A lost job is queued again by the check below.
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
  });
  const stopping = new AbortController();
  const noResponse = new NoResponseError(times.timeout).message;
  const groups = createAttemptGroups(await listEndpointsWithLastError(db, noResponse));

  /** Queues the deliveries that have no job, in the transaction that marks them as queued. */
  async function queueOnce(): Promise<number> {
    return orm.em.fork().transactional(async (em) => {
      const tx = toQueryable(em);
      const deliveries = await takeUnqueuedDeliveries(tx, times.overdue);
      if (deliveries.length === 0) return 0;
      const jobs = deliveries.map(({ id, endpointId, attempts, dueAt }) => {
        const group = groups.groupOf(endpointId);
        return {
          data: { id, attempts, endpointId, group } satisfies Job,
          singletonKey: `${id}/${attempts}`,
          group: { id: group },
          startAfter: new Date(dueAt),
        };
      });
      const executeSql = (text: string, values: unknown[] = []) => tx.query({ text, values });
      await boss.insert(QUEUE, jobs, { db: { executeSql } });
      return deliveries.length;
    });
  }

  const queueAll = logFailures(
    log,
    "webhook deliveries could not be queued, so that none is sent; this is repeated",
    async () => {
      while (!stopping.signal.aborted && (await queueOnce()) > 0);
    },
  );
  let last: Promise<void> = Promise.resolve();
  let waiting = false;
  /** Runs one check after the other; requests during a check share the next one. */
  function check(): void {
    if (waiting || stopping.signal.aborted) return;
    waiting = true;
    last = last.then(() => {
      waiting = false;
      return queueAll();
    });
  }

  async function attempt(job: Job): Promise<void> {
    if (groups.mustWait(job)) {
      await returnToQueue(db, job);
      return check();
    }
    const started = await startAttempt(db, job);
    if (!started) return;
    const result = await sendAttempt(started, job.attempts);
    if (result === null) return cancelAttempt(db, job.id);
    await finishAttempt(db, job.id, result);
    onAttempt?.(result.status === "succeeded" ? "succeeded" : "failed");
    if (result.status === "pending") check();
    if (result.status === "failed") await disableIfNeeded(started, job.id, result);
  }

  /** @returns null if the server stopped during the attempt */
  async function sendAttempt(row: AttemptRow, attempts: number): Promise<AttemptResult | null> {
    const failed = { retryIn: 0, duration: 0, responseStatus: null, responseBody: null };
    if (!row.active) return { ...failed, status: "failed", error: "The webhook is off" };
    const startedAt = performance.now();
    const duration = () => Math.round(performance.now() - startedAt);
    const delay = times.retryDelays[attempts];
    const again = { status: delay === undefined ? "failed" : "pending", retryIn: delay ?? 0 } as const;
    try {
      const { url, secrets } = row;
      const { status, body, retryAfter } = await sendWebhook(
        { url, secrets, id: messageId(row), body: JSON.stringify(webhookPayloadOf(row)) },
        { privateAddresses, signal: stopping.signal, ...(times.timeout && { timeout: times.timeout }) },
      );
      groups.attempted(row.endpointId, { responded: true });
      const response = { duration: duration(), responseStatus: status, responseBody: body };
      if (status >= 200 && status < 300) return { ...response, status: "succeeded", retryIn: 0, error: null };
      const error = `The response has the status ${status}`;
      if (status === GONE) return { ...response, status: "failed", retryIn: 0, error };
      const retryIn = Math.max(again.retryIn, Math.min(retryAfter, MAX_RETRY_AFTER));
      return { ...response, ...again, retryIn, error };
    } catch (error) {
      if (stopping.signal.aborted) return null;
      groups.attempted(row.endpointId, { responded: !(error instanceof NoResponseError) });
      const message = error instanceof Error ? error.message : String(error);
      return { ...failed, ...again, duration: duration(), error: message };
    }
  }

  /** Turns off an endpoint that is gone, or that accepted nothing from the first to the last attempt at a delivery. */
  async function disableIfNeeded({ endpointId, active }: AttemptRow, id: number, result: AttemptResult) {
    if (!active) return;
    const gone = result.responseStatus === GONE;
    if (!gone && !(await hasOnlyFailedSince(db, id))) return;
    const reason = gone
      ? "The endpoint responded with the status 410, which means that it is gone."
      : `No delivery succeeded during all attempts at one of them. Its last error: ${result.error}.`;
    await withChangeSet(orm, AUTHOR, "edit", async (em) => {
      await em.nativeUpdate(
        WebhookEndpoint,
        { id: endpointId, active: true },
        { active: false, disabledReason: reason },
      );
    });
    log.warn({ endpoint: endpointId }, "a webhook endpoint was turned off because deliveries failed");
  }

  // Later attempts become due without a notification.
  const seconds = times.check / 1_000;
  const polling = { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
  await boss.work<Job>(
    QUEUE,
    { ...polling, localConcurrency: CONCURRENCY, localGroupConcurrency: GROUP_CONCURRENCY },
    async (jobs) => {
      for (const { data } of jobs) {
        try {
          await attempt(data);
        } catch (error) {
          log.warn({ err: error, delivery: data.id }, "a webhook delivery was interrupted; it is repeated");
          throw error;
        }
      }
    },
  );

  const purge = logFailures(log, "old webhook events could not be deleted; this is repeated", () =>
    deleteOldWebhookEvents(db, DELIVERY_DAYS),
  );
  let purged = purge();
  check();
  const timers = [
    setInterval(check, times.check),
    setInterval(() => {
      purged = purged.then(purge);
    }, PURGE_INTERVAL),
  ];

  return {
    /** Queues deliveries that were added. */
    deliveryAdded: check,
    /** Interrupts attempts, which another instance, or the next start, repeats. */
    async close(): Promise<void> {
      timers.map(clearInterval);
      stopping.abort(new Error("The server stops"));
      await Promise.all([last, purged]);
      await boss.offWork(QUEUE, { wait: true });
    },
  };
}
