import { expect, test } from "vitest";
import { openServices } from "../support/open-services.ts";
import { AUTHOR, refusal } from "../support/refusal.ts";

const open = openServices();

test("a save that moves a related phrase while that one is deleted says that it does not exist", async () => {
  const { pool } = open.database;
  const { phrase } = open.services;
  const { rows } = await pool.query<{ id: number; english: string; category_id: number }>(
    "select id, english, category_id from phrase order by id limit 3",
  );
  const [own, first, second] = rows;
  if (!own || !first || !second) throw new Error("There are fewer than three phrases");
  await phrase.update({ ...own, related_phrase_ids: [first.id, second.id] }, AUTHOR);
  const other = await pool.connect();
  await other.query("begin");
  await other.query("delete from phrase where id = $1", [second.id]);
  const error = refusal(phrase.update({ ...own, related_phrase_ids: [second.id] }, AUTHOR));
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await other.query("commit");
  other.release();
  expect(await error).toMatchObject({ code: "BAD_REQUEST", message: "There is no such phrase" });
});
