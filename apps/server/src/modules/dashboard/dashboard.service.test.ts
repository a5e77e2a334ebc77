import { expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";

const open = openServices();

test("counts what waits for editors, and shows the newest deployment", async () => {
  const { pool } = open.database;
  await pool.query(`
    delete from translation where language_id not in (select id from language order by id limit 2);
    delete from task;
    update translation set native_text = 'Hello' where id = (select min(id) from translation);
    insert into task (title, status, position, release, priority, dependencies, description, details)
      select status, status, 1, '', '', '', '', '' from unnest(array['pending', 'in-progress', 'completed']) status;
    insert into person (email, name, role) values ('ada@example.org', 'Ada', 'editor');
    insert into comment (translation_id, author_id, text, resolved_at)
      select t.id, p.id, 'Hm', resolved
      from (select id from translation limit 1) t, person p, unnest(array[now(), null, null]) resolved;
    insert into deployment (target, status, reason, content_version, finished_at)
      values ('bucket', 'failed', 'manual', '1', '2026-11-20T10:00:00Z')`);
  const failed = { status: "failed", at: expect.stringMatching(/^2026-11-20T10:00:00/), changes: null };
  const editor = await open.services.dashboard.work(actorWith("editor"));
  expect(editor).toMatchObject({
    open_comments: 2,
    open_tasks: 2,
    mentions: { items: [], total: 0 },
    warnings: { count: expect.any(Number), more: false },
    site: failed,
  });
  await pool.query("update translation set native_text = native_text || '  ?!' where id % 2 = 0");
  const administrator = await open.services.dashboard.work(actorWith("administrator"));
  expect(administrator.site).toEqual(failed);
  expect(administrator.warnings.count).toBeGreaterThan(editor.warnings.count);
});

test("counts the records that changed since the last successful deployment", async () => {
  const { services, database } = open;
  const changes = async () => (await services.dashboard.work(actorWith("administrator"))).site?.changes;
  await database.pool.query(`
    insert into deployment (target, status, reason, content_version, finished_at, changes)
    select 'bucket', status, 'manual', '1', now(), changes from (values
      ('succeeded', (select jsonb_build_object('upTo', coalesce(max(commit_position), 0)::text) from change_set)),
      ('failed', null)) deployments (status, changes)`);
  expect(await changes()).toBe(0);
  for (const native_text of ["One", "Two"]) {
    const { rows } = await database.pool.query("select id, version from translation order by id limit 1");
    await services.translation.update({ ...rows[0], native_text }, AUTHOR);
  }
  expect(await changes()).toBe(1);
});

test("counts the warnings and comments of the languages that an editor is limited to", async () => {
  const { services, database } = open;
  await database.pool.query(`
    delete from comment;
    insert into person (email, name, role) values ('grace@example.org', 'Grace', 'editor');
    insert into comment (translation_id, author_id, text)
      select t.id, (select id from person where name = 'Grace'), 'Hm' from (
        select distinct on (language_id) id from translation order by language_id, id) t`);
  const { rows } = await database.pool.query<{ id: number }>(
    "select distinct language_id as id from translation order by 1",
  );
  const ids = rows.map(({ id }) => id);
  const workOf = (language_ids: number[] | null) => {
    const actor = actorWith("editor");
    return services.dashboard.work({ ...actor, me: { ...actor.me, language_ids } });
  };
  const [all, ...each] = [await workOf(null), await workOf([ids[0] ?? 0]), await workOf(ids.slice(1))];
  expect(all.open_comments).toBe(ids.length);
  expect(each.map(({ open_comments }) => open_comments)).toEqual([1, ids.length - 1]);
  expect(each.map(({ warnings }) => warnings.count)).not.toContain(0);
  expect(each.reduce((sum, { warnings }) => sum + warnings.count, 0)).toBe(all.warnings.count);
});
