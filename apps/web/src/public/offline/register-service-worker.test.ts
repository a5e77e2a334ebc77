import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { registerServiceWorker } from "./register-service-worker.ts";

function define(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/**
 * Begins with a worker that has seen this page, and gives what it is told.
 *
 * @param others workers that are about to take its place
 */
async function begin(others: Partial<Record<"installing" | "waiting", object>> = {}) {
  const tell = vi.fn();
  const active = { postMessage: tell };
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
  tell.mockClear();
  return { router, tell };
}

test("a page that the visitor goes to without a document being loaded is kept", async () => {
  const { router, tell } = await begin();
  await router.navigate({ href: "/about?from=mail" });
  expect(tell.mock.calls).toEqual([[{ page: "/about?from=mail" }]]);
});

test("where the visitor saves data, no page is loaded once more to be kept", async () => {
  define("connection", { saveData: true });
  const { router, tell } = await begin();
  await router.navigate({ href: "/about" });
  expect(router.state.location.pathname).toBe("/about");
  expect(tell).not.toHaveBeenCalled();
});

test("a worker that another one is about to replace is told nothing more: that would start it again", async () => {
  const waiting = { postMessage: vi.fn() };
  const { router, tell } = await begin({ waiting });
  await router.navigate({ href: "/about" });
  expect(tell).not.toHaveBeenCalled();
  expect(waiting.postMessage).toHaveBeenLastCalledWith({ page: "/about" });
});
