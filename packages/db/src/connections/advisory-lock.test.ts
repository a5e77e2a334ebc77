import { expect, test } from "vitest";
import { setUpTestDatabase } from "../testing/set-up-test-database.ts";
import { LOCKS, withExclusiveClient } from "./advisory-lock.ts";

const db = setUpTestDatabase();

test("PostgreSQL releases a lock within a minute after the host that holds it has disappeared", async () => {
  const { rows } = await withExclusiveClient(db.url, LOCKS.seed, (client) =>
    client.query<{ seconds: number }>(
      `select current_setting('tcp_keepalives_idle')::int
         + current_setting('tcp_keepalives_interval')::int * current_setting('tcp_keepalives_count')::int as seconds`,
    ),
  );
  expect(rows[0]?.seconds).toBeLessThan(60);
});
