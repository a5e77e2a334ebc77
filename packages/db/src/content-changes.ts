import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { createDedicatedClient } from "./connections/dedicated-client.ts";
import { type InstanceBarrier, LISTENER, startRollCall } from "./connections/instance-barrier.ts";
import { noticeSilence } from "./connections/notice-silence.ts";

export interface ContentChangesOptions {
  url: string;
  /** Called with the name of a table whose rows changed, after the change was committed. */
  onChange: (table: string) => void;
  /** Called after a deployment started, progressed or finished. */
  onDeploymentChange?: () => void;
  /**
   * Called with true when the connection is established, and with false when it breaks. Changes in between are not
   * reported, so a caller that caches must clear its cache after a reconnect.
   */
  onConnectionChange?: (connected: boolean) => void;
  /**
   * Milliseconds without a response from PostgreSQL after which the connection counts as broken; default: 15 seconds.
   */
  patience?: number;
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

const FIRST_DELAY = 50;
const LONGEST_DELAY = 500;

/** Interval and timeout of the connection check, in milliseconds. */
const TRIED_EVERY = 2_000;
const PATIENCE = 15_000;

/**
 * Subscribes to changes of the content and of deployments, made in any process. A broken connection is reopened, first
 * immediately, then every half second, until closed. Returns before the first connection is established.
 */
export function listenForContentChanges({
  url,
  onChange,
  onDeploymentChange = () => undefined,
  onConnectionChange = () => undefined,
  patience = PATIENCE,
}: ContentChangesOptions): ContentChanges {
  const stop = new AbortController();
  let rollCall: InstanceBarrier | null = null;
  const running = run();
  return {
    seenByAll: async () => (await rollCall?.seenByAll()) ?? false,
    async close() {
      stop.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    for (let wait = FIRST_DELAY; !stop.signal.aborted; wait = Math.min(wait * 2, LONGEST_DELAY)) {
      const stood = await listenOnce();
      if (stood) wait = FIRST_DELAY;
      await delay(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection ends, and returns whether it was ever established. */
  async function listenOnce(): Promise<boolean> {
    const end = new AbortController();
    const resolve = () => end.abort();
    const ended = once(end.signal, "abort");
    const client = createDedicatedClient(url, { answerWithin: patience, onEnd: resolve });
    stop.signal.addEventListener("abort", resolve, { once: true });
    const answering = startRollCall(client);
    client.on("notification", (notification) => {
      if (notification.channel === "content_changed") onChange(notification.payload ?? "");
      else if (notification.channel === "deployment_changed") onDeploymentChange();
      else answering.hear(notification);
    });
    let stood = false;
    try {
      await client.connect();
      await client.query(
        "listen content_changed; listen deployment_changed; listen content_seen_request; listen content_seen",
      );
      // The connection must be verified first, because other instances count connections by their application name.
      await client.query(`set application_name to '${LISTENER}'`);
      stood = true;
      rollCall = answering;
      onConnectionChange(true);
      // Notifications on a connection that broke silently are lost, so cached content would never be evicted.
      void noticeSilence(answering.tryOut, { every: TRIED_EVERY, until: end.signal, lost: resolve });
      await ended;
    } catch {
      // The error is reported below and the connection is retried: this loop exists for an unavailable PostgreSQL.
    }
    resolve();
    stop.signal.removeEventListener("abort", resolve);
    rollCall = null;
    if (stood) onConnectionChange(false);
    await client.end().catch(() => undefined);
    return stood;
  }
}
