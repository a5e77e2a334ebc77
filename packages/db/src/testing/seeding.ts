import { Client } from "pg";
import { onTestFinished } from "vitest";

/** A connection that ends with the test. */
export async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Makes the next seeding compare every row, as if the content files had changed. */
export async function changeContent(client: Client, kind = "", key = ""): Promise<void> {
  await client.query(
    "update seed_record set hash = 'before' where kind = 'content' or (kind = $1 and key = $2)",
    [kind, key],
  );
}

/** The `value` of the first row. */
export async function one<T>(client: Client, text: string): Promise<T> {
  const { rows } = await client.query<{ value: T }>(text);
  return rows[0]?.value as T;
}
