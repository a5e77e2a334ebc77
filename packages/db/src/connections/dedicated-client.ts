import { Client } from "pg";
import { unreachable } from "../database-error.ts";

export interface OwnClientOptions {
  /** Timeout for connecting in milliseconds; default: 5 seconds. */
  connectWithin?: number;
  /** Timeout of a statement in milliseconds; default: none. */
  answerWithin?: number;
  /** Called when the connection breaks and when it is ended; possibly more than once. */
  onEnd?: () => void;
}

/** Creates an unconnected client outside the pool, for what the pool's connections cannot do. */
export function createDedicatedClient(
  url: string,
  { connectWithin = 5_000, answerWithin, onEnd = () => undefined }: OwnClientOptions = {},
): Client {
  const client = new Client({
    connectionString: url,
    application_name: "saywhere",
    keepAlive: true,
    connectionTimeoutMillis: connectWithin,
    ...(answerWithin !== undefined && { query_timeout: answerWithin }),
  });
  // Without a listener, a connection that breaks between two statements would end the process.
  client.on("error", onEnd);
  client.on("end", onEnd);
  return client;
}

/** Background work such as a migration may wait longer for a database that is starting. */
const PATIENCE_OF_WORK = 10_000;

/**
 * Connects for work that may take long.
 *
 * @throws DatabaseError if the database cannot be reached
 */
export async function connectDedicated(url: string): Promise<Client> {
  try {
    // Files named in the URL, such as certificates, are read here.
    const client = createDedicatedClient(url, { connectWithin: PATIENCE_OF_WORK });
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(url, error);
  }
}
