import { setUpTestDatabase } from "@saywhere/db/testing/set-up-test-database";
import { expect, test } from "vitest";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { createReserveKey } from "./reserve-key.ts";

const database = setUpTestDatabase();

/** More than PostgreSQL has connections. */
const MANY = 400;

test("reserves more keys at once than PostgreSQL has connections, also while others are refused", async () => {
  const reserve = createReserveKey(database.url, AUTHOR);
  const unreachable = createReserveKey("postgres://nobody:wrong@127.0.0.1:1/none", AUTHOR);
  const refused = Array.from({ length: 40 }, (_, index) => unreachable("media", `refused-${index}.mp3`));
  for (const { status } of await Promise.allSettled(refused)) expect(status).toBe("rejected");
  const released = Array.from({ length: MANY }, async (_, index) => {
    const reserved = await reserve("media", `${index}.mp3`);
    await reserved.record({ before: null, after: { store: "media", key: `${index}.mp3`, size: 1 } });
    await reserved.commit();
    await reserved.release();
  });
  await Promise.all(released);
  const { rows } = await database.pool.query("select count(*)::int as files from change where kind = 'file'");
  expect(rows).toEqual([{ files: MANY }]);
});
