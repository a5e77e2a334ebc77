import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.ts";

// It follows the storage of the device for as long as the page is open.
vi.mock("./packs/follow-packs.ts", () => ({ answerFromPacks: () => {}, followPacks: () => {} }));

function define(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/**
 * Starts with a worker that controls this page, and returns the messages sent to it.
 *
 * @param others workers that are about to replace it
 */
async function register(others: Partial<Record<"installing" | "waiting", object>> = {}) {
  const postMessage = vi.fn();
  const active = { postMessage };
  define("serviceWorker", {
    controller: active,
    register: async () => {},
    ready: Promise.resolve({ active, ...others }),
  });
  const root = createRootRoute();
  const about = createRoute({ getParentRoute: () => root, path: "/about" });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([about]), history });
  await router.load();
  await registerServiceWorker(router);
  postMessage.mockClear();
  return { router, postMessage };
}

test("caches a page that the visitor navigates to without a document load", async () => {
  const { router, postMessage } = await register();
  await router.navigate({ href: "/about?from=mail" });
  expect(postMessage.mock.calls).toEqual([[{ page: "/about?from=mail" }]]);
});

test("does not load a page again for the cache when the visitor saves data", async () => {
  define("connection", { saveData: true });
  const { router, postMessage } = await register();
  await router.navigate({ href: "/about" });
  expect(router.state.location.pathname).toBe("/about");
  expect(postMessage).not.toHaveBeenCalled();
});

test("sends no message to a worker that is being replaced, because a message would restart it", async () => {
  const waiting = { postMessage: vi.fn() };
  const { router, postMessage } = await register({ waiting });
  await router.navigate({ href: "/about" });
  expect(postMessage).not.toHaveBeenCalled();
  expect(waiting.postMessage).toHaveBeenLastCalledWith({ page: "/about" });
});
