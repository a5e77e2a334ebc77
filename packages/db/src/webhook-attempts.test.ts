import { beforeEach, expect, test } from "vitest";
import { startAttempt, takeUnqueuedDeliveries } from "./queries/webhook-attempt.queries.ts";
import { setUpTestDatabase } from "./testing/set-up-test-database.ts";

const OVERDUE = 60;
const db = setUpTestDatabase();

/** Adds a delivery whose job was queued some seconds ago. */
async function addDelivery(queuedAgo: number): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `with endpoint as (
        insert into webhook_endpoint (name, url, events) values ('A', 'https://a.test', '{phrase.updated}') returning id
      ), event as (
        insert into webhook_event (type, data) values ('phrase.updated', '{}') returning id
      )
      insert into webhook_delivery (endpoint_id, event_id, queued_at, due_at)
      select endpoint.id, event.id, now() - make_interval(secs => $1), now() - make_interval(secs => $1)
      from endpoint, event returning id`,
    [queuedAgo],
  );
  return rows[0]?.id ?? 0;
}

const letPass = (seconds: number) =>
  db.pool.query(
    `update webhook_delivery set queued_at = queued_at - make_interval(secs => $1),
      due_at = due_at - make_interval(secs => $1)`,
    [seconds],
  );

const takenIds = async () => (await takeUnqueuedDeliveries(db.pool, OVERDUE)).map(({ id }) => id);

beforeEach(async () => {
  await db.pool.query("delete from webhook_endpoint");
  await db.pool.query("delete from webhook_event");
});

test("a delivery whose job waited for long is not queued again during its attempt", async () => {
  const id = await addDelivery(OVERDUE - 5);
  expect(await startAttempt(db.pool, { id, attempts: 0 })).not.toBeNull();
  await letPass(15);
  expect(await takenIds()).toEqual([]);
});

test("a delivery whose job is lost, before or during its attempt, is queued again", async () => {
  const id = await addDelivery(OVERDUE + 1);
  expect(await takenIds()).toEqual([id]);
  await startAttempt(db.pool, { id, attempts: 0 });
  await letPass(OVERDUE + 1);
  expect(await takenIds()).toEqual([id]);
});
