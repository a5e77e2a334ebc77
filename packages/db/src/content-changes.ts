import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

export interface ContentChangesOptions {
  url: string;
  /** Called with the name of a table whose rows changed, after the change was committed. */
  onChange: (table: string) => void;
  /**
   * Called with true when the connection stands, and with false when it broke. Changes in between are not
   * told: whoever caches must forget everything when it stands again.
   */
  onConnectionChange?: (connected: boolean) => void;
}

export interface ContentChanges {
  close(): Promise<void>;
}

const FIRST_DELAY = 50;
const LONGEST_DELAY = 2_000;

/**
 * Listens for changes of the content by anybody, in any process. When the connection breaks it is made again,
 * at first at once, later every two seconds, until closed. Returns before the first connection stands.
 */
export function listenForContentChanges({
  url,
  onChange,
  onConnectionChange = () => undefined,
}: ContentChangesOptions): ContentChanges {
  const stop = new AbortController();
  const running = run();
  return {
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
    const client = new Client({
      connectionString: url,
      application_name: "saywhere changes",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    const ended = new Promise<void>((resolve) => {
      client.once("end", resolve);
      client.on("error", () => resolve());
      stop.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    client.on("notification", ({ payload = "" }) => onChange(payload));
    let stood = false;
    try {
      await client.connect();
      await client.query("listen content_changed");
      stood = true;
      onConnectionChange(true);
      await ended;
    } catch {
      // Told below and tried again: a PostgreSQL that is away is what this loop is for.
    }
    if (stood) onConnectionChange(false);
    await client.end().catch(() => undefined);
    return stood;
  }
}
