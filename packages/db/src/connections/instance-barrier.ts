import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Client, Notification, QueryConfig } from "pg";

/** What listeners call themselves; they are counted by it. */
export const LISTENER = "saywhere changes";

/** How long a listener may take to answer; one that takes longer is stuck, or gone without a word. */
const PATIENCE = 1_000;

const ASK = `
  select others, case when others > 0 then pg_notify('content_seen_request', $1)::text end
  from (
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = '${LISTENER}' and pid <> pg_backend_pid()
  ) listener`;

/** Asks the other listeners whether they have heard, and answers when they ask. */
export interface InstanceBarrier {
  hear(notification: Notification): void;
  /** Fails when the connection does not answer. */
  tryOut(): Promise<unknown>;
  /** Whether every other listener has heard of all that was committed before. */
  seenByAll(): Promise<boolean>;
}

/**
 * PostgreSQL gives every listener the notices in the order of the commits, so that one which answers a question has
 * heard of all that was committed before it was asked. With nobody else listening the question is not even sent.
 */
export function startRollCall(client: Client): InstanceBarrier {
  const waiting = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();

  /** One statement after the other: a client of pg does not take several at once. */
  function send<Row extends object>(query: QueryConfig): Promise<{ rows: Row[] }> {
    const sent = last.then(() => client.query<Row>(query));
    last = sent.catch(() => undefined);
    return sent;
  }

  return {
    hear({ channel, payload = "" }) {
      if (channel === "content_seen") waiting.get(payload)?.();
      if (channel !== "content_seen_request" || waiting.has(payload)) return;
      // Where this fails the connection is gone, and with it everything that was kept.
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
