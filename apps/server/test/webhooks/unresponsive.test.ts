import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { webhookDeliveryPage, webhookEndpoint } from "@saywhere/validators/webhooks/webhook";
import { expect, onTestFinished, test } from "vitest";
import { restCalls } from "../support/rest-calls.ts";
import { startReceiver } from "../support/start-receiver.ts";
import { startTestServer } from "../support/start-test-server.ts";

const ENDPOINTS = 8;

const WEBHOOKS = { retryDelays: [3_600], timeout: 500 };

test.each(["since the start", "before it"])(
  "any number of endpoints that did not respond %s leaves attempts to the others",
  async (when) => {
    const { url: databaseUrl, drop } = await createTestDatabase();
    onTestFinished(drop);
    let server = await startTestServer({ databaseUrl, webhooks: WEBHOOKS });
    onTestFinished(() => server.close());
    const token = await server.tokenFor("administrator");
    const { call } = restCalls(() => ({ server, token }));
    const receivers = await Promise.all([startReceiver(), startReceiver()]);
    const [first, later] = receivers;
    onTestFinished(async () => void (await Promise.all(receivers.map(({ close }) => close()))));
    for (const receiver of receivers) receiver.respond("hang");
    const ids: number[] = [];
    for (let number = 1; number <= ENDPOINTS; number++) {
      const endpoint = { name: `Silent ${number}`, url: first.url, events: ["category.created"] };
      ids.push(webhookEndpoint.parse((await call("POST", "/api/webhooks", endpoint)).body).id);
    }
    const addCategory = (slug: string) =>
      call("POST", "/api/categories", { name: slug, slug, description: slug });
    const failed = async () => {
      const lists = await Promise.all(ids.map((id) => call("GET", `/api/webhooks/${id}/deliveries`)));
      const all = lists.flatMap(({ body }) => webhookDeliveryPage.parse(body).items);
      return all.filter(({ attempts, error }) => attempts === 1 && error !== null).length;
    };
    // More than can be attempted at once, so that some wait while the first ones time out.
    for (const slug of ["tides", "winds", "clouds"]) await addCategory(slug);
    await expect.poll(failed, { timeout: 30_000 }).toBe(3 * ENDPOINTS);
    await server.database.pool.query("update webhook_endpoint set url = $1", [later.url]);
    if (when === "before it") {
      await server.close();
      server = await startTestServer({ databaseUrl, webhooks: WEBHOOKS });
    }
    for (const slug of ["rivers", "hills"]) await addCategory(slug);
    await expect.poll(failed, { timeout: 30_000 }).toBe(5 * ENDPOINTS);
    expect(later.received).toHaveLength(2 * ENDPOINTS);
    expect(later.mostOpen()).toBe(4);
  },
);

test("an endpoint that responds again has its own attempts again", async () => {
  const server = await startTestServer({ webhooks: WEBHOOKS });
  onTestFinished(server.close);
  const token = await server.tokenFor("administrator");
  const { call } = restCalls(() => ({ server, token }));
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  receiver.respond("hang", { status: 204 });
  const endpoint = { name: "Restarted", url: receiver.url, events: ["category.created"] };
  const { id } = webhookEndpoint.parse((await call("POST", "/api/webhooks", endpoint)).body);
  const groups = async () => {
    const { rows } = await server.database.pool.query<{ group_id: string }>(
      "select group_id from pgboss.job where name = 'webhook-delivery' order by created_on",
    );
    return rows.map(({ group_id }) => group_id);
  };
  for (const slug of ["tides", "winds", "clouds"]) {
    await call("POST", "/api/categories", { name: slug, slug, description: slug });
    await expect
      .poll(async () => {
        const { body } = await call("GET", `/api/webhooks/${id}/deliveries`);
        return webhookDeliveryPage.parse(body).items.filter(({ duration_ms }) => duration_ms !== null).length;
      })
      .toBe(["tides", "winds", "clouds"].indexOf(slug) + 1);
  }
  // The first one is queued again for its second attempt.
  expect(await groups()).toEqual([
    `endpoint ${id}`,
    `unresponsive ${id % 2}`,
    `unresponsive ${id % 2}`,
    `endpoint ${id}`,
  ]);
});
