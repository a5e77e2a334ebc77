import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { isVerified, startReceiver, type WebhookReceiver } from "../../../test/support/start-receiver.ts";
import { type SendOptions, sendWebhook } from "./send-webhook.ts";

const SECRET = `whsec_${Buffer.from("a secret of the test").toString("base64")}`;
const HOUR = 60 * 60;
const OTHER = `whsec_${Buffer.from("another secret").toString("base64")}`;

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const send = (options: Partial<SendOptions> = {}, url = receiver.url) =>
  sendWebhook(
    { url, id: "evt_1", body: '{"type":"x","text":"é"}', secrets: [SECRET, OTHER] },
    { privateAddresses: true, signal: new AbortController().signal, ...options },
  );

test("sends a message that receivers verify with either secret", async () => {
  receiver.respond({ status: 202, body: "thanks\0" });
  expect(await send()).toEqual({ status: 202, body: "thanks\uFFFD", retryAfter: 0 });
  const [message] = receiver.received;
  expect(message?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "evt_1",
    "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
    "webhook-signature": expect.stringMatching(/^v1,\S+ v1,\S+$/),
    "user-agent": expect.stringMatching(/^Saywhere\/\d/),
  });
  expect(message?.text).toBe('{"type":"x","text":"é"}');
  for (const secret of [SECRET, OTHER]) expect(message && isVerified(message, secret)).toBe(true);
  const changed = message && { ...message, text: message.text.replace("x", "y") };
  expect(changed && isVerified(changed, SECRET)).toBe(false);
});

test("does not follow redirects", async () => {
  receiver.respond({ status: 307, headers: { location: receiver.url } });
  expect((await send()).status).toBe(307);
  expect(receiver.received).toHaveLength(1);
});

test("reports the status of a receiver that switches protocols", async () => {
  const raw = createServer((socket) => {
    socket.once("data", () =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"),
    );
  });
  const closed = new Promise((resolve) => raw.once("connection", (socket) => socket.once("close", resolve)));
  await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void raw.close());
  const { port } = raw.address() as AddressInfo;
  expect(await send({}, `http://127.0.0.1:${port}`)).toEqual({ status: 101, body: "", retryAfter: 0 });
  await closed;
});

test("reads the first 4 KB of a response only", async () => {
  receiver.respond({ status: 200, body: "é".repeat(1_000_000) });
  const { body } = await send();
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4_098);
  expect(body.startsWith("ééé")).toBe(true);
});

test.each([
  ["120", 120, 120],
  [new Date(Date.now() + HOUR * 1_000).toUTCString(), HOUR - 60, HOUR],
  [new Date(0).toUTCString(), 0, 0],
  ["soon", 0, 0],
  ["-5", 0, 0],
])("reads how long the receiver asks to wait: %s", async (header, least, most) => {
  receiver.respond({ status: 503, headers: { "retry-after": header } });
  const { retryAfter } = await send();
  expect(retryAfter).toBeGreaterThanOrEqual(least);
  expect(retryAfter).toBeLessThanOrEqual(most);
});

test("ends without a response in time, and when it is interrupted", async () => {
  receiver.respond("hang");
  await expect(send({ timeout: 200 })).rejects.toThrow("No response within 0.2 seconds");
  const stop = new AbortController();
  const sent = send({ signal: stop.signal });
  await expect.poll(() => receiver.received.length).toBe(2);
  stop.abort(new Error("The server is stopping"));
  await expect(sent).rejects.toThrow("The server is stopping");
});

test("reports a refused connection and an unknown host in words", async () => {
  await expect(send({}, "http://127.0.0.1:9/")).rejects.toThrow("The connection was refused");
  await expect(send({}, "http://nowhere.invalid/")).rejects.toThrow(
    /no host of this name|could not be resolved/,
  );
});

test.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])(
  "connects to no private address: %s",
  async (host) => {
    const url = receiver.url.replace("127.0.0.1", host);
    await expect(send({ privateAddresses: false }, url)).rejects.toThrow("private address");
    expect(receiver.received).toEqual([]);
  },
);
