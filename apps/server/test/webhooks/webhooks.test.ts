import {
  createdWebhookEndpoint,
  webhookDelivery,
  webhookDeliveryPage,
  webhookEndpoint,
  webhookPayload,
  webhookSecret,
} from "@saywhere/validators/webhooks/webhook";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentFiles, reportOf } from "../support/content-files.ts";
import { openRest } from "../support/open-rest.ts";
import { actorWith } from "../support/open-services.ts";
import { isVerified, startReceiver, type WebhookReceiver } from "../support/start-receiver.ts";
import { startTestServer } from "../support/start-test-server.ts";

const PATH = "/api/webhooks";

// Longer than a poll waits, so that an attempt without a response does not end by itself.
const webhooks = { retryDelays: [0, 0], timeout: 120_000 };
const { server, call, refused } = openRest("administrator", { webhooks });
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await server.database.pool.query("delete from webhook_endpoint");
  await receiver.close();
});

async function addEndpoint(events = ["category.updated"]) {
  const { status, body } = await call("POST", PATH, { name: "Search index", url: receiver.url, events });
  expect(status).toBe(201);
  return createdWebhookEndpoint.strict().parse(body);
}

const read = async (id: number) => webhookEndpoint.strict().parse((await call("GET", `${PATH}/${id}`)).body);
const deliveries = async (id: number) =>
  webhookDeliveryPage.strict().parse((await call("GET", `${PATH}/${id}/deliveries`)).body).items;

let renamed = 0;
async function changeCategory(): Promise<number> {
  const categories = (await call("GET", "/api/categories")).body as { id: number; description: string }[];
  const [first] = categories;
  const { status } = await call("PUT", `/api/categories/${first?.id}`, {
    name: `Name ${++renamed}`,
    description: first?.description,
  });
  expect(status).toBe(200);
  return first?.id ?? 0;
}

test("sends a change to an endpoint, signed, with a cursor of the change feed", async () => {
  const { id, secret } = await addEndpoint();
  const categoryId = await changeCategory();
  await expect.poll(() => receiver.received).toHaveLength(1);
  const [message] = receiver.received;
  expect(message && isVerified(message, secret)).toBe(true);
  const { type, data } = webhookPayload.strict().parse(message?.payload);
  expect(type).toBe("category.updated");
  expect(data).toMatchObject({ count: 1, ids: [categoryId], more: false, reason: "edit" });
  const feed = await call("GET", `/api/changes?after=${String(data["cursor"])}`);
  expect(feed.body).toMatchObject({ changes: [{ kind: "category", id: categoryId }], more: false });
  await expect.poll(async () => (await deliveries(id))[0]?.status).toBe("succeeded");
  expect((await deliveries(id))[0]).toMatchObject({
    message_id: message?.headers["webhook-id"],
    attempts: 1,
    response_status: 204,
    error: null,
    next_attempt_at: null,
    payload: message?.payload,
  });
  expect((await read(id)).last_delivery).toMatchObject({ status: "succeeded" });
});

test("an import of many rows is one message for each kind of change", async () => {
  await addEndpoint(["translation.updated", "import.finished"]);
  const files = await contentFiles(server);
  const rows = (await (await files.exportFile("language=thai&format=csv")).text()).split("\r\n");
  const text = [
    "language,phrase,usage_notes",
    ...rows
      .slice(1)
      .filter(Boolean)
      .map((row) => {
        const [language, phrase] = row.split(",");
        return `${language},${phrase},Imported`;
      }),
  ].join("\n");
  const { counts } = reportOf(await files.importFile(text));
  expect(counts.update).toBeGreaterThan(100);
  await expect.poll(() => receiver.received).toHaveLength(2);
  const byType = Object.fromEntries(receiver.received.map(({ payload }) => [payload.type, payload.data]));
  expect(byType["translation.updated"]).toMatchObject({ count: counts.update, more: true, reason: "import" });
  expect(byType["import.finished"]).toMatchObject({ counts: { "translation.updated": counts.update } });
});

test("retries a failed delivery with the same message, and keeps the last response", async () => {
  receiver.respond({ status: 500, body: "Out of order" }, { status: 307 }, { status: 200, body: "Stored" });
  const { id } = await addEndpoint();
  await changeCategory();
  await expect.poll(async () => (await deliveries(id))[0]?.status).toBe("succeeded");
  const messages = receiver.received.map(({ headers, text }) => `${String(headers["webhook-id"])} ${text}`);
  expect(messages).toHaveLength(3);
  expect(new Set(messages).size).toBe(1);
  expect((await deliveries(id))[0]).toMatchObject({ attempts: 3, response_body: "Stored", error: null });
});

test.each([
  ["3600", 3_600],
  ["99999999", 24 * 3_600],
])(
  "after a response with Retry-After: %s, waits at most a day before the next attempt",
  async (header, seconds) => {
    receiver.respond({ status: 429, headers: { "retry-after": header } });
    const { id } = await addEndpoint();
    await changeCategory();
    const waiting = { status: "pending", attempts: 1, response_status: 429 };
    await expect.poll(async () => (await deliveries(id))[0]).toMatchObject(waiting);
    const [delivery] = await deliveries(id);
    const wait = (Date.parse(delivery?.next_attempt_at ?? "") - Date.now()) / 1_000;
    expect(wait).toBeGreaterThan(seconds - 600);
    expect(wait).toBeLessThanOrEqual(seconds + 60);
    expect(receiver.received).toHaveLength(1);
  },
);

test("turns off an endpoint that accepted nothing during all attempts, and says why", async () => {
  receiver.respond({ status: 503, body: "Closed" });
  const { id } = await addEndpoint();
  await changeCategory();
  await expect.poll(async () => (await read(id)).active).toBe(false);
  const [failed] = await deliveries(id);
  expect(failed).toMatchObject({
    status: "failed",
    attempts: 3,
    response_status: 503,
    response_body: "Closed",
  });
  expect((await read(id)).disabled_reason).toContain("The response has the status 503");
  const query = { kind: "webhook_endpoint", limit: 1 } as const;
  const history = await server.services.activity.list(query, actorWith("administrator"));
  expect((await server.services.activity.list(query, actorWith("editor"))).items).toEqual([]);
  expect(history.items[0]).toMatchObject({ who: { name: "Webhooks" }, headline: { label: "Search index" } });
  await refused(409, "POST", `${PATH}/${id}/test`);
  await refused(409, "POST", `${PATH}/${id}/deliveries/${failed?.id}/resend`);
  expect((await call("GET", `${PATH}/${id}/deliveries/${failed?.id}`)).body).toEqual(failed);
  await refused(404, "GET", `${PATH}/${id + 1_000}/deliveries/${failed?.id}`);
  await changeCategory();
  const { name, url, events } = await read(id);
  const on = await call("PUT", `${PATH}/${id}`, { name, url, events, active: true });
  expect(on.body).toMatchObject({ active: true, disabled_reason: null });
  expect(await deliveries(id)).toHaveLength(1);
});

test("turns off an endpoint that responds with 410 at once", async () => {
  receiver.respond({ status: 410 });
  const { id } = await addEndpoint();
  await changeCategory();
  await expect.poll(async () => (await read(id)).disabled_reason).toContain("410");
  expect(await deliveries(id)).toMatchObject([{ status: "failed", attempts: 1 }]);
});

test("a delivery that is due while its endpoint is turned off fails, and can be sent again later", async () => {
  receiver.respond({ status: 500 });
  const { id, name, url, events } = await addEndpoint();
  const fields = { name, url, events };
  await call("PUT", `${PATH}/${id}`, { ...fields, active: false });
  await server.database.pool.query(
    `with event as (insert into webhook_event (type, data) values ('category.updated', '{}') returning id)
     insert into webhook_delivery (endpoint_id, event_id) select $1, id from event`,
    [id],
  );
  await expect.poll(async () => (await deliveries(id))[0]?.error).toBe("The webhook is off");
  expect(receiver.received).toEqual([]);
  await call("PUT", `${PATH}/${id}`, { ...fields, active: true });
  receiver.respond({ status: 200 });
  const [failed] = await deliveries(id);
  const again = await call("POST", `${PATH}/${id}/deliveries/${failed?.id}/resend`);
  expect(webhookDelivery.strict().parse(again.body)).toMatchObject({
    message_id: failed?.message_id,
    status: expect.stringMatching(/^(pending|succeeded)$/),
  });
  await expect
    .poll(async () => (await deliveries(id)).map(({ status }) => status))
    .toEqual(["succeeded", "failed"]);
  await refused(404, "POST", `${PATH}/${id}/deliveries/2000000000/resend`);
});

test("signs with both secrets after a rotation, and only with the new one when the old one has expired", async () => {
  const { id, secret } = await addEndpoint();
  const rotated = webhookSecret.strict().parse((await call("POST", `${PATH}/${id}/rotate-secret`)).body);
  expect(Date.parse(rotated.previous_expires_at)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  const sendTest = async () => {
    const before = receiver.received.length;
    const sent = webhookDelivery.parse((await call("POST", `${PATH}/${id}/test`)).body);
    expect(sent.type).toBe("webhook.test");
    await expect.poll(() => receiver.received.length).toBe(before + 1);
    const message = receiver.received.at(-1);
    return [secret, rotated.secret].map((each) => message && isVerified(message, each));
  };
  expect(await sendTest()).toEqual([true, true]);
  await server.database.pool.query(
    "update webhook_secret set expires_at = now() where expires_at is not null",
  );
  expect(await sendTest()).toEqual([false, true]);
  expect(JSON.stringify((await call("GET", PATH)).body)).not.toContain("whsec_");
  await call("POST", `${PATH}/${id}/rotate-secret`);
  await call("POST", `${PATH}/${id}/rotate-secret`);
  const { rows } = await server.database.pool.query("select from webhook_secret where endpoint_id = $1", [
    id,
  ]);
  expect(rows).toHaveLength(2);
});

test("endpoints that do not respond do not delay others", async () => {
  const other = await startReceiver();
  receiver.respond("hang");
  for (let index = 0; index < 5; index++) await addEndpoint();
  await call("POST", PATH, { name: "Other", url: other.url, events: ["category.updated"] });
  for (let index = 0; index < 6; index++) await changeCategory();
  await expect.poll(() => other.received.length).toBe(6);
  await other.close();
});

test("deletes events after 30 days", async () => {
  const { id } = await addEndpoint();
  await changeCategory();
  await expect.poll(async () => (await deliveries(id))[0]?.status).toBe("succeeded");
  await server.database.pool.query("update webhook_event set created_at = now() - interval '31 days'");
  const other = await startTestServer({ databaseUrl: server.databaseUrl, webhooks: {} });
  await expect.poll(() => deliveries(id)).toEqual([]);
  await other.close();
});
