import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "../../test/support/free-port.ts";
import { serveStartupResponses } from "./startup-responder.ts";

test("a starting server is live but not ready, and then releases the port", async () => {
  const port = await freePort();
  const end = await serveStartupResponses({ answerWhileStarting: true, host: "127.0.0.1", port });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await ask("/health/live")).status).toBe(200);
  for (const path of ["/health/ready", "/", "/api/languages"]) {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  }
  expect((await ask("/api/languages")).headers.get("content-type")).toMatch(/^application\/problem\+json/);
  await end();
  const next = createServer().listen(port, "127.0.0.1");
  await once(next, "listening");
  next.close();
});

test("a server without startup responses refuses connections while it starts", async () => {
  const port = await freePort();
  const end = await serveStartupResponses({ answerWhileStarting: false, host: "127.0.0.1", port });
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toMatchObject({
    cause: { code: "ECONNREFUSED" },
  });
  await end();
});
