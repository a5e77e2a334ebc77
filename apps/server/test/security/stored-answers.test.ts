import { describe, expect, test } from "vitest";
import { appRouter } from "../../src/app/api/app-router.ts";
import { isPublic } from "../../src/app/api/procedure-metadata.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { sendRaw } from "../support/send-raw.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer());

describe("cache headers of the calls under /trpc", () => {
  const names = Object.keys(appRouter._def.procedures).filter((path) => path !== "deployment.watch");

  test.each(["anonymous", "administrator"])(
    "tRPC responses are not stored by caches unless they are public: %s",
    async (who) => {
      const headers: Record<string, string> = {};
      if (who === "administrator") headers["cookie"] = (await server.signedIn("administrator")).cookie;
      for (const name of names) {
        for (const address of [
          `/trpc/${name}?input={}`,
          `/trpc/language.list,${name}?batch=1&input={"0":{},"1":{}}`,
        ]) {
          const answer = await sendRaw(server.url, { method: "GET", path: encodeURI(address), headers });
          const isOpen = answer.status === 200 && isPublic(name) && name !== "account.me";
          expect(answer.headers["cache-control"], address).toBe(isOpen ? "public, no-cache" : "no-store");
        }
        const written = await sendRaw(server.url, {
          method: "POST",
          path: `/trpc/${name}`,
          headers: { "content-type": "application/json" },
          body: '{"wrong":true}',
        });
        expect(written.headers["cache-control"], `POST ${name}`).toBe("no-store");
      }
    },
  );

  test("event streams of tRPC are not stored by caches", async () => {
    const { cookie } = await server.signedIn("administrator");
    for (const headers of [{ cookie }, {}]) {
      const ended = new AbortController();
      const stream = await fetch(`${server.url}/trpc/deployment.watch?input={}`, {
        headers,
        signal: ended.signal,
      });
      expect(stream.headers.get("content-type")).toBe("text/event-stream");
      expect(stream.headers.get("cache-control")).toBe("no-store");
      ended.abort();
    }
  });

  test("tRPC responses are not streamed before their content is known", async () => {
    const { cookie } = await server.signedIn("administrator");
    const asking: Record<string, string>[] = [
      { "trpc-accept": "application/jsonl" },
      { accept: "text/html, application/jsonl" },
      { accept: "application/jsonl;q=1" },
    ];
    for (const asked of asking) {
      for (const path of ["/trpc/account.me?batch=1&input=%7B%220%22%3A%7B%7D%7D", "/trpc/account.me"]) {
        const headers = { cookie, ...asked };
        const answer = await sendRaw(server.url, { method: "GET", path, headers });
        expect([answer.status, answer.headers["cache-control"]]).toEqual([406, "no-store"]);
      }
    }
  });
});
