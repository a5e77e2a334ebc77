import { join } from "node:path";
import { type Database, openDatabase } from "@saywhere/db/database";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import type { TestDatabase } from "@saywhere/db/testing/test-database";
import { createdWebhookEndpoint, webhookDeliveryPage } from "@saywhere/validators/webhooks/webhook";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { testAccounts } from "../support/accounts.ts";
import { freePort } from "../support/free-port.ts";
import { restCalls } from "../support/rest-calls.ts";
import { fakeWebApp, runMain, temporaryFolder } from "../support/run-main.ts";
import { startReceiver } from "../support/start-receiver.ts";

let own: TestDatabase;
let database: Database;
let token: string;
beforeAll(async () => {
  own = await createTestDatabase();
  database = await openDatabase({ url: own.url, poolSize: 2 });
  token = await testAccounts(database, "").tokenFor("administrator");
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

async function makeHome() {
  const folder = await temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = {
    DATABASE_URL: own.url,
    DATA_DIR: join(folder, "data"),
    WEB_DIR: await fakeWebApp(folder),
    PORT: String(port),
    WEBHOOKS_PRIVATE_ADDRESSES: "true",
  };
  const { call } = restCalls(() => ({ server: { url }, token }));
  return {
    call,
    async run() {
      const program = runMain(variables);
      await program.ready();
      return program;
    },
  };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a delivery that %s interrupted arrives after the next start, with the same ID",
  async (signal) => {
    const receiver = await startReceiver();
    onTestFinished(receiver.close);
    receiver.respond("hang");
    const { call, run } = await makeHome();
    const first = await run();
    const added = await call("POST", "/api/webhooks", {
      name: signal,
      url: receiver.url,
      events: ["phrase.created"],
    });
    const { id } = createdWebhookEndpoint.parse(added.body);
    const phrase = {
      english: `Stopped by ${signal}`,
      category_id: 1,
      slug: `stopped-by-${signal.toLowerCase()}`,
    };
    expect(await call("POST", "/api/phrases", phrase)).toMatchObject({ status: 201 });
    await expect.poll(() => receiver.received.length).toBe(1);
    first.child.kill(signal);
    await first.ended();
    receiver.respond({ status: 200 });
    if (signal === "SIGKILL") {
      // The job of a killed server counts as lost after a minute.
      await database.pool.query(
        "update webhook_delivery set queued_at = queued_at - interval '1 minute', due_at = due_at - interval '1 minute'",
      );
    }
    await run();
    const newest = async () => {
      const { body } = await call("GET", `/api/webhooks/${id}/deliveries`);
      return webhookDeliveryPage.parse(body).items[0];
    };
    await expect.poll(async () => (await newest())?.status).toBe("succeeded");
    expect((await newest())?.attempts).toBe(signal === "SIGKILL" ? 2 : 1);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    await call("DELETE", `/api/webhooks/${id}`);
  },
);
