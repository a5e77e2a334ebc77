import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Client, QueryConfig } from "pg";
import { checkConnection, createDedicatedClient, RESPONSE_TIMEOUT } from "./connections/dedicated-client.ts";

export interface ContentChangesOptions {
  url: string;
  /** Called with the name of a table whose rows changed, after the change was committed. */
  onChange: (table: string) => void;
  /** Called after a deployment started, progressed or finished. */
  onDeploymentChange?: () => void;
  /** Called after a webhook delivery was added. */
  onWebhookDelivery?: () => void;
  /**
   * Called with true when the connection is established, and with false when it breaks. Changes in between are not
   * reported, so a caller that caches must clear its cache after a reconnect.
   */
  onConnectionChange?: (connected: boolean) => void;
  /** Milliseconds without a response from PostgreSQL after which the connection counts as broken. */
  responseTimeout?: number;
}

export interface ContentChanges {
  /**
   * Waits up to one second until every other subscribed process has received the changes committed so far.
   *
   * @returns false if a process did not respond in time, or this one is not connected
   */
  seenByAll(): Promise<boolean>;
  close(): Promise<void>;
}

const FIRST_RETRY_DELAY = 50;
const MAX_RETRY_DELAY = 500;

/** Application name of subscribed connections, by which they are counted. */
const SUBSCRIBER = "saywhere changes";

/** Response timeout of another subscriber; one that takes longer is stuck or disconnected. */
const SUBSCRIBER_TIMEOUT = 1_000;

const REQUEST_RESPONSES = `
  select others, case when others > 0 then pg_notify('content_seen_request', $1)::text end
  from (
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = '${SUBSCRIBER}' and pid <> pg_backend_pid()
  ) subscriber`;

/**
 * Subscribes to changes of the content and of deployments, made in any process. A broken connection is reopened, first
 * immediately, then every half second, until closed. Returns before the first connection is established.
 */
export function subscribeToContentChanges({
  url,
  onChange,
  onDeploymentChange = () => undefined,
  onWebhookDelivery = () => undefined,
  onConnectionChange = () => undefined,
  responseTimeout = RESPONSE_TIMEOUT,
}: ContentChangesOptions): ContentChanges {
  const stop = new AbortController();
  let barrier: InstanceBarrier | null = null;
  const running = run();
  return {
    seenByAll: async () => (await barrier?.seenByAll()) ?? false,
    async close() {
      stop.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    for (let wait = FIRST_RETRY_DELAY; !stop.signal.aborted; wait = Math.min(wait * 2, MAX_RETRY_DELAY)) {
      const connected = await subscribeOnce();
      if (connected) wait = FIRST_RETRY_DELAY;
      await delay(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  /** Subscribes until the connection ends, and returns whether it was ever established. */
  async function subscribeOnce(): Promise<boolean> {
    const end = new AbortController();
    const resolve = () => end.abort();
    const ended = once(end.signal, "abort");
    const client = createDedicatedClient(url, { queryTimeout: responseTimeout, onEnd: resolve });
    stop.signal.addEventListener("abort", resolve, { once: true });
    const ownBarrier = createInstanceBarrier(client);
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === "content_changed") onChange(payload);
      else if (channel === "deployment_changed") onDeploymentChange();
      else if (channel === "webhook_delivery_added") onWebhookDelivery();
      else ownBarrier.receive(channel, payload);
    });
    let connected = false;
    try {
      await client.connect();
      await client.query(
        "listen content_changed; listen deployment_changed; listen webhook_delivery_added; listen content_seen_request; listen content_seen",
      );
      // The connection must be verified first, because other instances count connections by their application name.
      await client.query(`set application_name to '${SUBSCRIBER}'`);
      connected = true;
      barrier = ownBarrier;
      onConnectionChange(true);
      // Notifications on a connection that broke silently are lost, so cached content would never be evicted.
      void checkConnection(ownBarrier.ping, end.signal, resolve);
      await ended;
    } catch {
      // The error is reported below and the connection is retried: this loop exists for an unavailable PostgreSQL.
    }
    resolve();
    stop.signal.removeEventListener("abort", resolve);
    barrier = null;
    if (connected) onConnectionChange(false);
    await client.end().catch(() => undefined);
    return connected;
  }
}

/** Requests confirmations of other subscribers that they have received all notifications, and responds to theirs. */
interface InstanceBarrier {
  receive(channel: string, payload: string): void;
  /** Fails if the connection does not respond. */
  ping(): Promise<unknown>;
  /** Whether every other subscriber has received all earlier commits. */
  seenByAll(): Promise<boolean>;
}

/**
 * PostgreSQL delivers notifications to every subscriber in commit order, so a subscriber that responds to a request has
 * received everything committed before it. Without other subscribers, no request is sent.
 */
function createInstanceBarrier(client: Client): InstanceBarrier {
  const onResponse = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one statement at a time, because a pg client does not run several concurrently. */
  function send<Row extends object>(query: QueryConfig): Promise<{ rows: Row[] }> {
    const sent = last.then(() => client.query<Row>(query));
    last = sent.catch(() => undefined);
    return sent;
  }

  return {
    receive(channel, payload) {
      if (channel === "content_seen") onResponse.get(payload)?.();
      if (channel !== "content_seen_request" || onResponse.has(payload)) return;
      // If this fails, the connection is lost and the cache is cleared with it.
      send({ text: "select pg_notify('content_seen', $1)", values: [payload] }).catch(() => undefined);
    },

    ping: () => send({ text: "select 1" }),

    async seenByAll() {
      const request = randomUUID();
      const complete = Promise.withResolvers<boolean>();
      let [responses, expected] = [0, Number.POSITIVE_INFINITY];
      onResponse.set(request, () => {
        responses++;
        if (responses >= expected) complete.resolve(true);
      });
      const timeout = new AbortController();
      try {
        const { rows } = await send<{ others: number }>({
          name: "instance-barrier",
          text: REQUEST_RESPONSES,
          values: [request],
        });
        expected = rows[0]?.others ?? 0;
        if (responses >= expected) return true;
        const timedOut = delay(SUBSCRIBER_TIMEOUT, false, { signal: timeout.signal }).catch(() => false);
        return await Promise.race([complete.promise, timedOut]);
      } catch {
        return false;
      } finally {
        timeout.abort();
        onResponse.delete(request);
      }
    },
  };
}
