import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type ConnectionMessage, NO_SPACE_FOR_SAVED, OFFLINE_ATTRIBUTE } from "./worker-messages.ts";

const serviceWorker = new EventTarget();

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  vi.resetModules();
});

/** Starts as the scripts of a page do. */
const start = () => import("./connection.ts");
const receive = (data: ConnectionMessage | string) =>
  serviceWorker.dispatchEvent(new MessageEvent("message", { data }));

test("starts without the site on a document that the worker marked, until there is another connection", async () => {
  document.documentElement.setAttribute(OFFLINE_ATTRIBUTE, "");
  onTestFinished(() => document.documentElement.removeAttribute(OFFLINE_ATTRIBUTE));
  const { readConnection } = await start();
  expect(readConnection()).toBe("unreachable");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(readConnection()).toBe("offline");
  onLine.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect(readConnection()).toBe("online");
});

test("follows what the worker reports of requests for data, and ignores its other messages", async () => {
  const { readConnection, subscribeToConnection } = await start();
  const listener = vi.fn();
  onTestFinished(subscribeToConnection(listener));
  expect(readConnection()).toBe("online");
  receive(NO_SPACE_FOR_SAVED);
  expect(listener).not.toHaveBeenCalled();
  receive({ reachable: false });
  expect(readConnection()).toBe("unreachable");
  expect(listener).toHaveBeenCalledOnce();
  receive(NO_SPACE_FOR_SAVED);
  expect(readConnection()).toBe("unreachable");
  receive({ reachable: true });
  expect(readConnection()).toBe("online");
});
