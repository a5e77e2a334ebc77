import pg from "pg";

/** Brings a new database into the state that every test database starts from. */
export async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE TABLE template_is_ready (yes boolean)");
  await client.end();
}
