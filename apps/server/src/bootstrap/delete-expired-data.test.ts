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
