import { setUpTestDatabase } from "@saywhere/db/testing/set-up-test-database";
import type { Logger } from "pino";
import { expect, test, vi } from "vitest";
import { ContentCache } from "../lib/content-cache.ts";
import { subscribeToChanges } from "./subscribe-to-changes.ts";

const db = setUpTestDatabase();

test("logs when the connection that reports changes is lost, and when it is back, but not when the server stops", async () => {
  const warn = vi.fn<(message: string) => void>();
  const deploymentChanged = vi.fn<() => void>();
  const changes = subscribeToChanges({
    url: db.url,
    log: { warn } as unknown as Logger,
    contentCache: new ContentCache(),
    deployments: { contentChanged: () => undefined, deploymentChanged },
    webhooks: { deliveryAdded: () => undefined },
  });
  await expect.poll(() => deploymentChanged.mock.calls.length).toBe(1);
  expect(warn).not.toHaveBeenCalled();
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'saywhere changes'",
  );
  await expect
    .poll(() => warn.mock.calls.flat())
    .toEqual([expect.stringContaining("is lost"), expect.stringContaining("is back")]);
  await changes.close();
  expect(warn).toHaveBeenCalledTimes(2);
});
