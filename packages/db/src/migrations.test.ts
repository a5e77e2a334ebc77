import type { Migration } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./database.ts";
import { deleteMostContent } from "./dump/testing/delete-most-content.ts";
import type { Variant } from "./entities/translation.entity.ts";
import { migrationNames } from "./load-migrations.ts";
import { isMigrated, migrateDatabase } from "./migrate-database.ts";
import { ormOptions } from "./orm-options.ts";
import { createEmptyDatabase, createTestDatabase } from "./testing/create-test-database.ts";
import { lintMigration } from "./testing/migration-lint.ts";

/** From this migration on, migrations run while the previous version serves requests. */
const FIRST_CHECKED = "0013";

/** Migrations up to this one patch functions by `replace(pg_get_functiondef(…))`. */
const LAST_PATCHING = "0042-index-of-unpublished-translations";

type Made = new (...given: unknown[]) => Migration & { contracts?: string };
const NAMES = migrationNames();

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return url;
}

const isStructured = ({ speaker, listener, register, region }: Variant): boolean =>
  (speaker ?? listener ?? register ?? region) !== undefined;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe("the lint of migrations that run while servers are running", () => {
  const errorsOf = (sql: string, more: { transactional?: boolean; contracts?: string } = {}) =>
    lintMigration({ sql, transactional: true, ...more });

  test.each([
    "alter table language drop column region",
    "alter table language rename column region to area",
    "drop table task",
    "alter table language add column area text not null",
    "alter table language alter column region type varchar(20)",
    "alter table translation add constraint a check (length(native_text) > 0)",
    "alter table translation alter column romanization set not null",
    "create index a on translation (created_at)",
    "create unique index a on public.change (id) where id > 1",
    "create index concurrently a on translation (created_at)",
    "reindex index translation_terms_index",
    "reindex index concurrently translation_terms_index",
    "vacuum full translation",
    "do $$ begin execute replace(pg_get_functiondef('f'::regproc), 'a', 'b'); end $$",
  ])("the migration lint rejects %s", (sql) => {
    expect(errorsOf(sql)).not.toEqual([]);
  });

  test.each([
    "alter table language add column area text null",
    "alter table language add column area text not null default ''",
    "create table note (id int not null, text text not null); create index a on note (text)",
    "alter table translation add constraint a check (length(native_text) > 0) not valid",
    "create function f() returns trigger language plpgsql as $$ begin drop table x; end $$",
    "create index a on language (name)",
  ])("the migration lint accepts %s", (sql) => {
    expect(errorsOf(sql)).toEqual([]);
  });

  test("the migration lint accepts a justified removal, and an index created concurrently", () => {
    expect(errorsOf("drop table task", { contracts: "unused since 0020" })).toEqual([]);
    const index =
      "drop index concurrently if exists a; create index concurrently a on translation (created_at)";
    expect(errorsOf(index, { transactional: false })).toEqual([]);
  });

  test("the migrations pass the migration lint from the first online one on", async () => {
    const orm = await MikroORM.init({
      ...ormOptions("postgres://nobody@localhost:1/none"),
      connect: false,
    } as never);
    onTestFinished(() => orm.close());
    for (const name of NAMES) {
      const exported: Record<string, Made> = await import(`./migrations/${name}.ts`);
      const [Made, ...more] = Object.values(exported);
      // MikroORM takes the first one.
      if (!Made || more.length > 0) throw new Error(`${name} does not export one class alone`);
      const migration = new Made(orm.em.getDriver(), orm.config);
      await migration.up();
      const sql = migration.getQueries().map(String).join(";\n");
      expect(sql, name).not.toBe("");
      if (name < FIRST_CHECKED) continue;
      const { contracts } = migration;
      const transactional = migration.isTransactional();
      const mayPatch = name <= LAST_PATCHING;
      expect(lintMigration({ sql, transactional, contracts, mayPatch }), name).toEqual([]);
    }
  });
});

test("the newest migration runs during reads and writes, none of which fails", async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url, { to: NAMES.at(-2) });
  const [writing, reading] = [await connect(url), await connect(url)];
  let [done, rounds] = [false, 0];
  const traffic = async (work: () => Promise<unknown>) => {
    while (!done) {
      await work();
      rounds++;
    }
  };
  const busy = [
    traffic(() =>
      writing.query(
        "insert into category (slug, name) values ('at-work', 'At work') on conflict (slug) do update set name = excluded.name",
      ),
    ),
    traffic(() =>
      reading.query(
        "select count(*) from translation t join phrase p on p.id = t.phrase_id join category c on c.id = p.category_id",
      ),
    ),
  ];
  expect(await migrateDatabase(url)).toEqual([NAMES.at(-1)]);
  const before = rounds;
  await expect.poll(() => rounds).toBeGreaterThan(before + 2);
  done = true;
  await Promise.all(busy);
  const { rows } = await writing.query<{ version: number }>("select version from category");
  expect(rows[0]?.version).toBeGreaterThan(1);
});

test("migration 0014 revokes the API tokens of roles that may no longer have any, and no others", async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url, { to: "0013-near-terms" });
  const client = await connect(url);
  await client.query(`
    insert into person (id, email, name, role, deactivated_at) values
      (1, 'ada@example.org', 'Ada', 'administrator', null),
      (2, 'edda@example.org', 'Edda', 'editor', null),
      (3, 'gone@example.org', 'Gone', 'administrator', now());
    insert into api_token (name, token_hash, prefix, role, created_by_id) values
      ('administrator''s', 'a', 'swt_', 'administrator', 1), ('their editor''s', 'b', 'swt_', 'editor', 1),
      ('editor''s', 'c', 'swt_', 'editor', 2), ('above the role', 'd', 'swt_', 'administrator', 2),
      ('of an account that is deactivated', 'e', 'swt_', 'editor', 3), ('made by a token', 'f', 'swt_', 'editor', null)`);
  await migrateDatabase(url, { to: "0014-tokens-of-people" });
  const { rows } = await client.query<{ name: string }>(
    "select name from api_token where revoked_at is null order by id",
  );
  expect(rows.map(({ name }) => name)).toEqual(["administrator's", "their editor's", "editor's"]);
});

test("migrations 0017 and 0038 fill in the structure that seeding derives, and leave texts, history and seeding as they are", async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const client = await connect(url);
  // Four languages are enough, and the other rows would take most of the time.
  await deleteMostContent(client);
  const stored = async () =>
    (
      await client.query<{ id: number; variants: Variant[] }>(
        "select id, variants from translation order by id",
      )
    ).rows;
  const seeded = await stored();
  expect(seeded.some(({ variants }) => variants.some(isStructured))).toBe(true);
  await client.query(`
    begin;
    set local saywhere.change_set = 'off';
    update translation set variants = coalesce((
      select jsonb_agg(variant - '{speaker,listener,register,region}'::text[] order by place)
      from jsonb_array_elements(variants) with ordinality form (variant, place)), '[]');
    update seed_record set target_version = version from translation
      where kind = 'translation' and target_id = translation.id;
    commit`);
  const steps = ["0017-variant-structure", "0038-spoken-registers"];
  expect((await stored()).flatMap(({ variants }) => variants.filter(isStructured))).toEqual([]);
  const own = { label: "to you, formal", nativeText: "سلام", romanization: null, pronunciationGuide: null };
  const chosen = { ...own, label: "spoken", register: "formal" };
  const edited = seeded[300]?.id;
  await client.query("update translation set variants = $1 where id = $2", [
    JSON.stringify([own, chosen]),
    edited,
  ]);
  await client.query("delete from mikro_orm_migrations where name = any ($1)", [steps]);
  const { rows: history } = await client.query("select count(*) from change");

  expect(await migrateDatabase(url)).toEqual(steps);
  expect(await stored()).toEqual(
    seeded.map((row) =>
      row.id === edited ? { ...row, variants: [{ ...own, register: "formal" }, chosen] } : row,
    ),
  );
  expect((await client.query("select count(*) from change")).rows).toEqual(history);
  const { rows: changed } = await client.query(`
    select t.id from translation t join seed_record on kind = 'translation' and target_id = t.id
    where target_version <> version`);
  expect(changed).toEqual([{ id: edited }]);
});

describe("a migration that waits for a lock", () => {
  /** A migration that adds triggers to tables, for which it needs a lock without readers. */
  const LOCKING = "0012-big-lists";

  /** Creates a database without that migration, with a long-running read. */
  async function readForLong() {
    const url = await emptyDatabase();
    await migrateDatabase(url, { to: NAMES[NAMES.indexOf(LOCKING) - 1] });
    const [holding, others] = [await connect(url), await connect(url)];
    await holding.query(
      "begin; lock table translation in access share mode; lock table category in row exclusive mode",
    );
    return { url, holding, others };
  }

  test("a waiting migration lets other queries run, and finally gets its lock", async () => {
    const { url, holding, others } = await readForLong();
    let ended = false;
    const migrating = migrateDatabase(url, { to: LOCKING, lockTimeout: 200, pause: 20 }).finally(() => {
      ended = true;
    });
    const waits =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await others.query(waits)).rowCount).toBeGreaterThan(0);
    await others.query("select count(*) from translation");
    await others.query("update translation set native_text = native_text where false");
    await others.query("insert into category (slug, name) values ('at-work', 'At work')");
    expect(ended).toBe(false);
    await holding.query("commit");
    expect(await migrating).toEqual([LOCKING]);
  });

  test("a migration without a lock finally fails with instructions, and leaves no partial change", async () => {
    const { url, others } = await readForLong();
    const failing = migrateDatabase(url, { to: LOCKING, lockTimeout: 20, pause: 5, attempts: 3 });
    await expect(failing).rejects.toThrow(
      /another connection has held a lock on a table for minutes. Find who/,
    );
    const { rows } = await others.query("select to_regclass('content_stamp') as made");
    expect(rows).toEqual([{ made: null }]);
    const { pool, close } = await openDatabase({ url });
    onTestFinished(close);
    expect(await isMigrated(pool)).toBe(false);
  });
});
