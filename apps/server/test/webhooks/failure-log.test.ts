import { createdWebhookEndpoint } from "@saywhere/validators/webhooks/webhook";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { restCalls } from "../support/rest-calls.ts";
import { startReceiver } from "../support/start-receiver.ts";
import { startTestServer } from "../support/start-test-server.ts";

test("the log says that deliveries are not queued, and which one was interrupted, without a secret", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ webhooks: { check: 500, overdue: 0 }, log });
  onTestFinished(server.close);
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const token = await server.tokenFor("administrator");
  const { call } = restCalls(() => ({ server, token }));
  const added = await call("POST", "/api/webhooks", {
    name: "Index",
    url: receiver.url,
    events: ["category.created"],
  });
  const { secret } = createdWebhookEndpoint.parse(added.body);
  const { pool } = server.database;
  const warnings = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 40);

  await pool.query("alter table webhook_delivery rename column queued_at to queued");
  await expect
    .poll(warnings)
    .toMatchObject([{ msg: expect.stringContaining("webhook deliveries could not be queued") }]);

  await pool.query(`
    alter table webhook_delivery rename column queued to queued_at;
    create function break_attempt() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
    create trigger break_attempt before update of attempts on webhook_delivery
      for each row execute function break_attempt()`);
  await call("POST", "/api/categories", { name: "Tides", description: "Of the sea.", slug: "tides" });
  await expect
    .poll(() => warnings()[1])
    .toMatchObject({
      delivery: expect.any(Number),
      err: { message: "broken" },
      msg: "a webhook delivery was interrupted; it is repeated",
    });
  await pool.query("drop trigger break_attempt on webhook_delivery");
  await expect.poll(() => receiver.received).toHaveLength(1);
  expect(lines.join("")).not.toContain(secret);
});
