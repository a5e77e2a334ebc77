import { beforeEach, expect, test, vi } from "vitest";
import { reportConnection } from "./report-connection.ts";

const cacheName = "saywhere-data";
const response = new Response("{}");
const event = Object.assign(new Event("fetch"), { clientId: "tab" }) as unknown as ExtendableEvent;
const request = new Request(new URL("/trpc/language.list", location.origin));
const received: unknown[] = [];
const tab = { postMessage: (message: unknown) => received.push(message) };

beforeEach(() => {
  received.length = 0;
  vi.stubGlobal("clients", { get: async (id: string) => (id === "tab" ? tab : undefined) });
});

test("reports to the page that requested data that the site responded, and passes the response on", async () => {
  expect(await reportConnection.fetchDidSucceed?.({ event, request, response })).toBe(response);
  expect(received).toEqual([{ reachable: true }]);
});

test("reports that the site did not respond when a copy takes the place of data, or when there is none", async () => {
  const useCopy = reportConnection.cachedResponseWillBeUsed;
  expect(await useCopy?.({ event, request, cacheName, cachedResponse: response })).toBe(response);
  expect(received).toEqual([{ reachable: false }]);
  // The request goes on, or has failed, which is reported below.
  expect(await useCopy?.({ event, request, cacheName, cachedResponse: undefined })).toBeUndefined();
  expect(received).toHaveLength(1);
  const error = new Error("no-response");
  expect(await reportConnection.handlerDidError?.({ event, request, error })).toBeUndefined();
  expect(received).toEqual([{ reachable: false }, { reachable: false }]);
});

test("reports nothing for a request that the page aborted, or of a page that has been closed", async () => {
  const aborted = new Request(request, { signal: AbortSignal.abort() });
  const error = new Error("no-response");
  await reportConnection.handlerDidError?.({ event, request: aborted, error });
  const closed = Object.assign(new Event("fetch"), { clientId: "closed" }) as unknown as ExtendableEvent;
  await reportConnection.fetchDidSucceed?.({ event: closed, request, response });
  expect(received).toEqual([]);
});
