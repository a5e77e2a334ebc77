import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { createEmptyDatabase } from "./testing/create-test-database.ts";

async function emptyDatabase(): Promise<URL> {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return new URL(url);
}

async function refusal(url: string): Promise<string> {
  const error = await openDatabase({ url }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseError);
  return (error as Error).message;
}

test("reports a refused connection in one line, without the password", async () => {
  expect(await refusal("postgres://anna:secret@127.0.0.1:1/words")).toBe(
    "Cannot use the database words at 127.0.0.1:1: nothing listens there. Start PostgreSQL, or correct DATABASE_URL.",
  );
});

test("reports an invalid database URL", async () => {
  expect(await refusal("localhost with spaces")).toMatch(/^DATABASE_URL is not a URL/);
});

test("reports a wrong password", async () => {
  const url = await emptyDatabase();
  url.password = "wrong-secret";
  const message = await refusal(url.href);
  expect(message).toMatch(/refuses the user name or the password/);
  expect(message).not.toContain("wrong-secret");
});

test("reports a missing database", async () => {
  const url = await emptyDatabase();
  url.pathname = "/nowhere";
  expect(await refusal(url.href)).toMatch(/nowhere at 127\.0\.0\.1:\d+: it has no database of that name/);
});

test.each(["disable", "verify-full"])("reports another service on the port with sslmode=%s", async (mode) => {
  const service = createServer((socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n")).listen(0, "127.0.0.1");
  onTestFinished(() => void service.close());
  await once(service, "listening");
  const { port } = service.address() as AddressInfo;
  expect(await refusal(`postgres://anna:secret@127.0.0.1:${port}/words?sslmode=${mode}`)).toMatch(
    /: it ended the connection before it answered\. Check that PostgreSQL listens there/,
  );
});

test("refuses a PostgreSQL that is too old", async () => {
  const url = await emptyDatabase();
  const { pool, close } = await openDatabase({ url: url.href });
  // Simulates an old server: a function of this database overrides the setting that the check reads.
  await pool.query(`
    create function public.current_setting(text) returns text language sql
      as $$ select case $1 when 'server_version_num' then '140011' else pg_catalog.current_setting($1) end $$;
    alter database ${url.pathname.slice(1)} set search_path = public, pg_catalog`);
  await close();
  expect(await refusal(url.href)).toMatch(/runs PostgreSQL 14\. Saywhere needs 15 or newer\.$/);
});

test("applies the connection parameters of the database URL, such as sslmode", async () => {
  const url = await emptyDatabase();
  url.searchParams.set("options", "-c work_mem=5MB");
  const { pool, close } = await openDatabase({ url: url.href });
  onTestFinished(close);
  expect((await pool.query("show work_mem")).rows).toEqual([{ work_mem: "5MB" }]);
  url.searchParams.set("sslmode", "require");
  expect(await refusal(url.href)).toMatch(
    /: it does not support TLS\. Turn TLS on in PostgreSQL, or set sslmode=disable/,
  );
});

test("reports an unreadable certificate file of the database URL in one line", async () => {
  const url = "postgres://anna@127.0.0.1:1/words?sslmode=verify-full&sslrootcert=/nowhere.pem";
  expect(await refusal(url)).toMatch(
    /words at 127\.0\.0\.1:1: a file named in its URL .*nowhere\.pem'\)\. Correct sslrootcert, sslcert or sslkey/,
  );
  await expect(migrateDatabase(url)).rejects.toThrow(DatabaseError);
});

test("survives a PostgreSQL that terminates its connections", async () => {
  const url = await emptyDatabase();
  const { pool, close } = await openDatabase({ url: url.href, poolSize: 3 });
  onTestFinished(close);
  const busy = pool.query("select pg_sleep(20)").catch((error: Error) => error.message);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(await busy).toMatch(/terminat/i);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a connection lost in a transaction frees its slot in the pool", async () => {
  const url = await emptyDatabase();
  const { orm, pool, close } = await openDatabase({ url: url.href, poolSize: 2 });
  onTestFinished(close);
  for (let round = 0; round < 3; round++) {
    const lost = orm.em.fork().transactional((em) => em.execute("select pg_sleep(20)"));
    const rejection = lost.catch((error: unknown) => error);
    const others = "pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
    await expect
      .poll(async () => (await pool.query(`select 1 from ${others} and query ~ 'pg_sleep'`)).rowCount)
      .toBe(1);
    await pool.query(`select pg_terminate_backend(pid) from ${others}`);
    expect(await rejection).toMatchObject({ message: expect.stringMatching(/terminat/i) });
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  }
});

test("a connection lost before a transaction starts frees its slot in the pool", async () => {
  const url = await emptyDatabase();
  const { orm, pool, close } = await openDatabase({ url: url.href, poolSize: 2 });
  onTestFinished(close);
  for (let round = 0; round < 3; round++) {
    pool.once("acquire", (client) => void client.end());
    const transaction = orm.em.fork().transactional((em) => em.execute("select 1"));
    await expect(transaction).rejects.toThrow(/closed|terminated/);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  }
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("terminates a slow statement if limits are enabled", async () => {
  const url = await emptyDatabase();
  const shown = async (limited: boolean) => {
    const { pool, close } = await openDatabase({ url: url.href, limited });
    onTestFinished(close);
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') as limits",
    );
    return rows[0].limits;
  };
  expect(await shown(false)).toBe("0 0");
  expect(await shown(true)).toBe("2min 30s");
});
