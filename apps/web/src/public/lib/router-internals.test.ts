import {
  type AnyRouter,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { interceptLoad, replaceShownUrl } from "./router-internals.ts";

function routerAt(url: string) {
  history.replaceState(null, "", url);
  const loader = vi.fn(async () => {});
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "$page", loader });
  const router = createRouter({ routeTree: root.addChildren([page]), history: createBrowserHistory() });
  onTestFinished(() => router.history.destroy());
  return { router, loader };
}

/** As the router does once the page is hydrated. */
function subscribe({ history, load }: AnyRouter): void {
  history.subscribe(load);
}

test("intercepts every load before the page's loaders start, and can continue it", async () => {
  const { router, loader } = routerAt("/start");
  const urls: string[] = [];
  interceptLoad(router, async (load) => {
    urls.push(router.history.location.pathname);
    if (urls.length > 1) await load();
  });
  await router.load();
  expect(loader).not.toHaveBeenCalled();
  router.history.subscribe(() => void router.load());
  await router.navigate({ href: "/next" });
  expect(loader).toHaveBeenCalledOnce();
  expect(urls).toEqual(["/start", "/next"]);
});

test("intercepts the loads of a history that was subscribed to before, as that of a hydrated page is", async () => {
  const { router, loader } = routerAt("/start");
  await router.load();
  subscribe(router);
  const intercept = vi.fn(async () => {});
  interceptLoad(router, intercept);
  void router.navigate({ href: "/next" });
  await vi.waitFor(() => expect(intercept).toHaveBeenCalledOnce());
  expect(loader).toHaveBeenCalledOnce();
});

test("replaces the shown URL without the router noticing", () => {
  const { router } = routerAt("/start");
  const { state } = history;
  replaceShownUrl("/start?q=a");
  expect([location.search, router.history.location.search]).toEqual(["?q=a", ""]);
  expect(history.state).toEqual(state);
  // The router's history notices an ordinary call.
  history.replaceState(state, "", "/start?q=b");
  expect(router.history.location.search).toBe("?q=b");
});
