import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { renderOf } from "../support/deployment-engine.ts";
import { startTestServer } from "../support/start-test-server.ts";

test("a stop ends the subscriptions of open windows with an error after which they reconnect, and logs no failure", async () => {
  const folder = await mkdtemp(join(tmpdir(), "saywhere-stopped-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const storage = { provider: "folder", folder } as const;
  const server = await startTestServer({ deployments: { storage, folder, render: renderOf({}) }, log });
  const { cookie } = await server.signedIn("administrator");
  const response = await fetch(`${server.url}/trpc/deployment.watch?input=${encodeURIComponent("{}")}`, {
    headers: { cookie, accept: "text/event-stream" },
  });
  if (!response.body) throw new Error("There is no body");
  const parts: string[] = [];
  const body = Readable.fromWeb(response.body).setEncoding("utf8");
  body.on("data", (part: string) => parts.push(part));
  await expect.poll(() => parts.join("")).toContain("data: null");
  const ended = once(body, "end");
  await server.close();
  await ended;
  expect(parts.join("")).toContain('"code":"SERVICE_UNAVAILABLE"');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, path: "deployment.watch", msg: "The server is stopping" },
  ]);
});
