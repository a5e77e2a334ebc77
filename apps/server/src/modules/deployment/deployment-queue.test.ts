import { setUpTestDatabase } from "@saywhere/db/testing/set-up-test-database";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { startJobQueues } from "../../lib/start-job-queues.ts";
import { startDeploymentQueue } from "./deployment-queue.ts";

const set = setUpTestDatabase();

test("warns that interrupted deployments cannot be found", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const boss = await startJobQueues({ url: set.url, log });
  onTestFinished(() => boss.stop({ graceful: false }));
  await set.pool.query("alter table deployment rename to deployment_away");
  const queue = await startDeploymentQueue({ boss, db: set.pool, log, run: async () => undefined });
  onTestFinished(queue.close);
  await expect.poll(() => lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 40,
    msg: "the check for interrupted deployments failed, so that none is continued; it is repeated",
    err: { message: expect.stringContaining("deployment") },
  });
});
