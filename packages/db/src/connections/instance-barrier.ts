import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Client, Notification, QueryConfig } from "pg";

/** Application name of subscribed connections, by which they are counted. */
export const LISTENER = "saywhere changes";

/** Response timeout of a subscriber; one that takes longer is stuck or disconnected. */
const PATIENCE = 1_000;

const ASK = `
  select others, case when others > 0 then pg_notify('content_seen_request', $1)::text end
  from (
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = '${LISTENER}' and pid <> pg_backend_pid()
  ) listener`;

/** Asks the other subscribers whether they have received all notifications, and responds to their requests. */
export interface InstanceBarrier {
  hear(notification: Notification): void;
  /** Fails if the connection does not respond. */
  tryOut(): Promise<unknown>;
  /** Whether every other subscriber has received all earlier commits. */
  seenByAll(): Promise<boolean>;
}

/**
 * PostgreSQL delivers notifications to every subscriber in commit order, so a subscriber that responds to a request has
 * received everything committed before it. Without other subscribers, no request is sent.
 */
export function startRollCall(client: Client): InstanceBarrier {
  const waiting = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one statement at a time, because a pg client does not run several concurrently. */
  function send<Row extends object>(query: QueryConfig): Promise<{ rows: Row[] }> {
    const sent = last.then(() => client.query<Row>(query));
    last = sent.catch(() => undefined);
    return sent;
  }

  return {
    hear({ channel, payload = "" }) {
      if (channel === "content_seen") waiting.get(payload)?.();
      if (channel !== "content_seen_request" || waiting.has(payload)) return;
      // If this fails, the connection is lost and the cache is cleared with it.
      send({ text: "select pg_notify('content_seen', $1)", values: [payload] }).catch(() => undefined);
    },

    tryOut: () => send({ text: "select 1" }),

    async seenByAll() {
      const question = randomUUID();
      const answered = Promise.withResolvers<boolean>();
      let [answers, expected] = [0, Number.POSITIVE_INFINITY];
      waiting.set(question, () => {
        answers++;
        if (answers >= expected) answered.resolve(true);
      });
      const patience = new AbortController();
      try {
        const { rows } = await send<{ others: number }>({ name: "roll-call", text: ASK, values: [question] });
        expected = rows[0]?.others ?? 0;
        if (answers >= expected) return true;
        const tired = delay(PATIENCE, false, { signal: patience.signal }).catch(() => false);
        return await Promise.race([answered.promise, tired]);
      } catch {
        return false;
      } finally {
        patience.abort();
        waiting.delete(question);
      }
    },
  };
}
