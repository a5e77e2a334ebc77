import { Client } from "pg";

/** How long PostgreSQL may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/** Whether PostgreSQL answers, asked on a connection of its own. A refusal, such as for want of connections, is an answer too. */
export async function serverAnswers(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: "saywhere",
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof Error && "severity" in error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
