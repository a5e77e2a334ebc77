import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { unreachable } from "../database-error.ts";

export interface DedicatedClientOptions {
  /** Timeout for connecting in milliseconds; default: 5 seconds. */
  connectTimeout?: number;
  /** Timeout of a statement in milliseconds; default: none. */
  queryTimeout?: number;
  /** Called when the connection breaks and when it is ended; possibly more than once. */
  onEnd?: () => void;
}

/** Timeout for a database that is starting, which background work such as a migration may wait for. */
const CONNECT_TIMEOUT_OF_WORK = 10_000;

/** Interval and timeout of the check of a connection that is held, in milliseconds. */
const CHECK_INTERVAL = 2_000;
export const RESPONSE_TIMEOUT = 15_000;

/** Creates an unconnected client outside the pool, for what the pool's connections cannot do. */
export function createDedicatedClient(
  url: string,
  { connectTimeout = 5_000, queryTimeout, onEnd = () => undefined }: DedicatedClientOptions = {},
): Client {
  const client = new Client({
    connectionString: url,
    application_name: "saywhere",
    keepAlive: true,
    connectionTimeoutMillis: connectTimeout,
    ...(queryTimeout !== undefined && { query_timeout: queryTimeout }),
  });
  // Without a listener, a connection that breaks between two statements would end the process.
  client.on("error", onEnd);
  client.on("end", onEnd);
  return client;
}

/**
 * Connects for work that may take long.
 *
 * @throws DatabaseError if the database cannot be reached
 */
export async function connectDedicated(url: string): Promise<Client> {
  try {
    // Files named in the URL, such as certificates, are read here.
    const client = createDedicatedClient(url, { connectTimeout: CONNECT_TIMEOUT_OF_WORK });
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(url, error);
  }
}

/**
 * Detects a connection that broke silently, by regular queries.
 *
 * @param ping fails if no response arrives in time
 * @param onLost called once, unless the check was stopped before
 */
export async function checkConnection(
  ping: () => Promise<unknown>,
  stop: AbortSignal,
  onLost: () => void,
): Promise<void> {
  try {
    for (;;) {
      await delay(CHECK_INTERVAL, undefined, { signal: stop });
      await ping();
    }
  } catch {
    if (!stop.aborted) onLost();
  }
}
