import { Client } from "pg";
import { unreachable } from "../database-error.ts";

export interface OwnClientOptions {
  /** How long connecting may take, in milliseconds; 5 seconds unless told. */
  connectWithin?: number;
  /** How long a statement may take, in milliseconds; for good unless told. */
  answerWithin?: number;
  /** Called when the connection breaks, and when it is ended; perhaps more than once. */
  onEnd?: () => void;
}

/** A connection to the database that is nobody else's, for what the connections of the pool cannot do; still to be connected. */
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

/** What runs for itself, such as a migration, may wait longer for a database that is just waking. */
const PATIENCE_OF_WORK = 10_000;

/**
 * Connects for a piece of work that may take its time.
 *
 * @throws DatabaseError when the database cannot be reached
 */
export async function connectDedicated(url: string): Promise<Client> {
  try {
    // Files that the address names, such as certificates, are read here.
    const client = createDedicatedClient(url, { connectWithin: PATIENCE_OF_WORK });
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(url, error);
  }
}
