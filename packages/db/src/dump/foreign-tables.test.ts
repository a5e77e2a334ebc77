import { expect, test } from "vitest";
import { dumpDatabase } from "./dump-database.ts";
import { OWN_TABLES } from "./own-tables.ts";
import { restoreDatabase } from "./restore-database.ts";
import { createDumpEditor } from "./testing/dump-editor.ts";
import { openEmpty, openSite } from "./testing/open-site.ts";

/** Opens a database of Saywhere with a table of another application, and dumps it. */
async function openDumped() {
  const { url, pool, folder, file } = await openSite();
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  await pool.query("create table invoice as select generate_series(1, 2) as id");
  await dumpDatabase(url, file);
  return { url, pool, file, folder, made: rows.map(({ name }) => name) };
}

test("a dump has every table that the migrations create, and a restore leaves the tables of other applications alone", async () => {
  const { url, pool, file, made } = await openDumped();
  expect(made.filter((name) => !OWN_TABLES.includes(name))).toEqual(["mikro_orm_migrations"]);
  const { rows } = await restoreDatabase(url, file, { force: true });
  expect((await pool.query("select from invoice")).rowCount).toBe(2);
  expect(await restoreDatabase((await openEmpty()).url, file)).toMatchObject({ rows });
});

test("a dump of an earlier version with a table of another application is restored without that table", async () => {
  const { file, folder } = await openDumped();
  const { rows: own } = await restoreDatabase((await openEmpty()).url, file);
  const rows = "1\n2\n";
  const earlier = await createDumpEditor(folder, file).forged((dump) => {
    dump.content += `{"table":"invoice","columns":["id"]}\n{"bytes":${rows.length}}\n${rows}`;
    dump.end.rows["invoice"] = 2;
    dump.end.sequences.push({ table: "invoice", column: "id", last: "2", called: true });
  });
  expect(await restoreDatabase((await openEmpty()).url, earlier)).toMatchObject({ rows: own });
});

test("says what to do if a table of another application references one of Saywhere", async () => {
  const { url, pool, file } = await openDumped();
  await pool.query("alter table invoice add foreign key (id) references language");
  await expect(restoreDatabase(url, file, { force: true })).rejects.toThrow(
    /does not belong to Saywhere references one that does \(.*"invoice".*\)\. Remove that reference/,
  );
});

test("says that the database user has no privileges on the tables", async () => {
  const { url, pool, file } = await openDumped();
  await pool.query("revoke all on mikro_orm_migrations from current_user");
  const refused = /has no privileges on the tables of Saywhere\. Use the server's user in DATABASE_URL/;
  await expect(dumpDatabase(url, `${file}.again`)).rejects.toThrow(refused);
  await expect(restoreDatabase(url, file, { force: true })).rejects.toThrow(refused);
});
