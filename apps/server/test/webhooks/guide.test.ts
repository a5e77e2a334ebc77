import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { createdWebhookEndpoint, webhookEventType } from "@saywhere/validators/webhooks/webhook";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { restCalls } from "../support/rest-calls.ts";
import { startTestServer } from "../support/start-test-server.ts";

const guide = await readFile(join(import.meta.dirname, "../../../../docs/webhooks.md"), "utf8");

test("the guide names all events", () => {
  for (const type of webhookEventType.options) expect(guide).toContain(`\`${type}\``);
});

test("the receiver of the guide takes over verified messages, once each, and rejects others", async () => {
  const server = await startTestServer({ webhooks: {} });
  onTestFinished(server.close);
  const token = await server.tokenFor("administrator");
  const { call } = restCalls(() => ({ server, token }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/hook`;
  const added = await call("POST", "/api/webhooks", { name: "Guide", url, events: ["phrase.created"] });
  const { id, secret } = createdWebhookEndpoint.parse(added.body);

  const [, code = ""] = guide.match(/^```ts\n([\s\S]*?)^```$/m) ?? [];
  const receiver = spawn(process.execPath, ["--input-type=module-typescript", "--eval", code], {
    env: { PATH: process.env["PATH"], WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    receiver.kill();
    await once(receiver, "exit");
  });
  let output = "";
  receiver.stdout.on("data", (chunk) => (output += chunk));
  await expect.poll(() => isListening(port)).toBe(true);

  const phrase = { english: "Is there a bell?", category_id: 1, slug: "is-there-a-bell" };
  const { body } = await call("POST", "/api/phrases", phrase);
  const line = `phrase.created: [${(body as { id: number }).id}]\n`;
  await expect.poll(() => output).toBe(line);
  const deliveries = async () =>
    (
      (await call("GET", `/api/webhooks/${id}/deliveries`)).body as {
        items: { id: number; status: string }[];
      }
    ).items;
  await call("POST", `/api/webhooks/${id}/deliveries/${(await deliveries())[0]?.id}/resend`);
  await expect
    .poll(async () => (await deliveries()).map(({ status }) => status))
    .toEqual(["succeeded", "succeeded"]);
  expect(output).toBe(line);

  const sent = { "webhook-id": "evt_1", "webhook-timestamp": String(Math.floor(Date.now() / 1_000)) };
  const forged = { ...sent, "webhook-signature": `v1,${"A".repeat(43)}=` };
  expect((await fetch(url, { method: "POST", headers: forged, body: "{}" })).status).toBe(400);
  expect((await fetch(url, { method: "POST", body: "{}" })).status).toBe(400);
});

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
