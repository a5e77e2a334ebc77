import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { createDedicatedClient } from "./connections/dedicated-client.ts";
import { type InstanceBarrier, LISTENER, startRollCall } from "./connections/instance-barrier.ts";
import { noticeSilence } from "./connections/notice-silence.ts";

export interface ContentChangesOptions {
  url: string;
  /** Called with the name of a table whose rows changed, after the change was committed. */
  onChange: (table: string) => void;
  /** Called after a deployment was started, went on or ended. */
  onDeploymentChange?: () => void;
  /**
   * Called with true when the connection stands, and with false when it broke. Changes in between are not
   * told: whoever caches must forget everything when it stands again.
   */
  onConnectionChange?: (connected: boolean) => void;
  /** Milliseconds that PostgreSQL may take to answer before the connection counts as broken; 15 seconds unless told. */
  patience?: number;
}

export interface ContentChanges {
  /**
   * Waits until every other process that listens has heard of the changes committed so far, a second at most.
   *
   * @returns false when one did not answer in time, or this one is not connected
   */
  seenByAll(): Promise<boolean>;
  close(): Promise<void>;
}

const FIRST_DELAY = 50;
const LONGEST_DELAY = 500;

/** How often the connection is tried out, and how long it may take to answer, in milliseconds. */
const TRIED_EVERY = 2_000;
const PATIENCE = 15_000;

/**
 * Listens for changes of the content, and of deployments, by anybody, in any process. When the connection breaks it is made again,
 * at first at once, later twice a second, until closed. Returns before the first connection stands.
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

  /** Listens until the connection ends, and tells whether it ever stood. */
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
      // Counted as a listener only now that it answers.
      await client.query(`set application_name to '${LISTENER}'`);
      stood = true;
      rollCall = answering;
      onConnectionChange(true);
      // What was told on a connection that broke without a word is missed, and what is kept would stay for good.
      void noticeSilence(answering.tryOut, { every: TRIED_EVERY, until: end.signal, lost: resolve });
      await ended;
    } catch {
      // Told below and tried again: a PostgreSQL that is away is what this loop is for.
    }
    resolve();
    stop.signal.removeEventListener("abort", resolve);
    rollCall = null;
    if (stood) onConnectionChange(false);
    await client.end().catch(() => undefined);
    return stood;
  }
}
