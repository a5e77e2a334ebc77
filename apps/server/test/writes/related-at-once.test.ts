import { expect, test } from "vitest";
import { lockWaits } from "../support/lock-waits.ts";
import { openServices } from "../support/open-services.ts";
import { AUTHOR, refusal } from "../support/refusal.ts";

const open = openServices();

test("a save that moves a related phrase while it is being deleted reports that it does not exist", async () => {
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
  await lockWaits(open.database, 1);
  await other.query("commit");
  other.release();
  expect(await error).toMatchObject({ code: "BAD_REQUEST", message: "There is no such phrase" });
});
