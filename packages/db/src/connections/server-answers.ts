import { ownClient } from "./own-client.ts";

/** How long PostgreSQL may take to answer, in milliseconds. */
const PATIENCE = 5_000;

/** Whether PostgreSQL answers, asked on a connection of its own. A refusal, such as for want of connections, is an answer too. */
export async function serverAnswers(url: string): Promise<boolean> {
  const client = ownClient(url, { connectWithin: PATIENCE, answerWithin: PATIENCE });
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
