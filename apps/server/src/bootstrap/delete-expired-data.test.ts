import { setUpTestDatabase } from "@saywhere/db/testing/set-up-test-database";
import { expect, onTestFinished, test, vi } from "vitest";
import { startDeletingExpired } from "./delete-expired-data.ts";

const db = setUpTestDatabase();

const count = async (from: string): Promise<number> =>
  (await db.pool.query(`select from ${from}`)).rowCount ?? 0;

test("deletes suggestions 180 days after the decision, recordings without one, and counts of visitors, without any request", async () => {
  const fill = () =>
    db.pool.query(`
      with decided as (
        insert into suggestion (translation_id, field, shown, suggested, email, status, decided_at)
        select 1, 'other', '', 'text', days || '@example.org', 'refused', now() - days * interval '1 day'
        from unnest(array[179, 181]) days
      ), recorded as (
        insert into suggestion_recording (content, created_at)
        select 'x', now() - minutes * interval '1 minute' from unnest(array[59, 61]) minutes
      )
      insert into rate_limit (key, points, expire) select 'visitor', 1, 0`);
  await fill();
  const deleting = startDeletingExpired({ db: db.pool, log: { warn: vi.fn<() => void>() }, interval: 20 });
  onTestFinished(deleting.close);
  const expectDeleted = async (round: number) => {
    await expect.poll(() => count("suggestion where email = '181@example.org'")).toBe(0);
    await expect.poll(() => count("rate_limit")).toBe(0);
    expect([await count("suggestion"), await count("suggestion_recording")]).toEqual([round, round]);
  };
  await expectDeleted(1);
  await fill();
  await expectDeleted(2);
});

test("deletes expired sessions, links, unfinished sign-ins and idempotency keys, and no others", async () => {
  await db.pool.query(`
    with one as (
      insert into person (name, email, role) values ('One', 'one@example.org', 'editor') returning id
    ), sessions as (
      insert into session (token_hash, person_id, last_seen_at, expires_at)
      select days::text, id, now() - days * interval '1 day', now() + interval '1 day' from one, unnest(array[6, 8]) days
      union all select 'over', id, now(), now() from one
    ), links as (
      insert into one_time_link (token_hash, purpose, expires_at)
      select days::text, 'set-up', now() - days * interval '1 day' from unnest(array[29, 31]) days
    ), challenges as (
      insert into auth_challenge (token_hash, purpose, expires_at)
      select minutes::text, 'passkey-sign-in', now() - minutes * interval '1 minute' from unnest(array[-1, 1]) minutes
    )
    insert into idempotency_key (caller, key, fingerprint, result, created_at)
    select 'token 1', hours::text, '', '1', now() - hours * interval '1 hour' from unnest(array[23, 25]) hours`);
  const deleting = startDeletingExpired({ db: db.pool, log: { warn: vi.fn<() => void>() } });
  await deleting.close();
  const { rows } = await db.pool.query(`
    select array(select token_hash from session) as sessions, array(select token_hash from one_time_link) as links,
      array(select token_hash from auth_challenge) as challenges, array(select key from idempotency_key) as keys`);
  expect(rows).toEqual([{ sessions: ["6"], links: ["29"], challenges: ["-1"], keys: ["23"] }]);
});
