import { expect, test } from "vitest";
import { actorWith, openServices } from "../../../test/support/open-services.ts";

const open = openServices();

test("counts what waits for editors, and shows the newest deployment to administrators only", async () => {
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
  const editor = await open.services.dashboard.work(actorWith("editor"));
  expect(editor).toMatchObject({
    open_comments: 2,
    open_tasks: 2,
    mentions: { items: [], total: 0 },
    warnings: { count: expect.any(Number), more: false },
    site: null,
  });
  await pool.query("update translation set native_text = native_text || '  ?!' where id % 2 = 0");
  const administrator = await open.services.dashboard.work(actorWith("administrator"));
  expect(administrator.site).toEqual({ status: "failed", at: expect.stringMatching(/^2026-11-20T10:00:00/) });
  expect(administrator.warnings.count).toBeGreaterThan(editor.warnings.count);
});
