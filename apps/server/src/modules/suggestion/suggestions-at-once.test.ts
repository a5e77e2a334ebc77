import { suggestionInput } from "@saywhere/validators/suggestions/suggestion";
import { expect, test } from "vitest";
import { lockWaits } from "../../../test/support/lock-waits.ts";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { ANONYMOUS } from "../../auth/actor.ts";

const open = openServices();

const send = (suggested: string, address: string) =>
  open.services.suggestion.create(
    suggestionInput.parse({ translation_id: 1, field: "native_text", suggested, seconds: 30 }),
    { ...ANONYMOUS, ipAddress: address },
  );

test("of two editors who accept the same text at once, from different suggestions, one is told that it is decided", async () => {
  const { pool } = open.database;
  await send("¡Hola!", "10.0.0.1");
  await send("¡hola!", "10.0.0.2");
  const { rows } = await pool.query<{ id: number }>("select id from suggestion order by id");
  const [first = 0, second = 0] = rows.map(({ id }) => id);
  const other = await pool.connect();
  await other.query("begin");
  await other.query("select from suggestion where id = $1 for update", [first]);
  const decisions = [first, second].map((suggestion_id) =>
    open.services.suggestion.accept({ suggestion_id, native_text: "¡Hola!" }, AUTHOR),
  );
  const settled = Promise.allSettled(decisions);
  await lockWaits(open.database, 2);
  // Neither may hold the second while it waits for the first, or the two could wait for each other.
  const free = await pool.query("select from suggestion where id = $1 for update skip locked", [second]);
  expect(free.rowCount).toBe(1);
  await other.query("commit");
  other.release();
  expect((await settled).map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const accepted = await pool.query("select from suggestion where status = 'accepted'");
  expect(accepted.rowCount).toBe(2);
});

test("equal suggestions that arrive at once are stored once", async () => {
  const { pool } = open.database;
  for (let round = 0; round < 5; round++) {
    const text = `Buenas ${round}`;
    await Promise.all([1, 2, 3, 4].map((host) => send(text, `10.0.${round + 1}.${host}`)));
    const { rowCount } = await pool.query("select from suggestion where suggested = $1", [text]);
    expect(rowCount).toBe(1);
  }
});
