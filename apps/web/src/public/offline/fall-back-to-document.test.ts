import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { apiServer } from "../../testing/api.ts";
import { stubCaches } from "../testing/cache-storage.ts";
import { fallBackToDocument } from "./fall-back-to-document.ts";

// Other tests leave the document at their own URL.
beforeEach(() => history.replaceState(null, "", "/"));

function connect({ online, worker }: { online: boolean; worker: boolean }) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  const serviceWorker = { controller: worker ? {} : null };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
}

/** A router with one page whose loader behaves like `read`, at the URL of the document. */
function routerTo(read: () => Promise<void>) {
  const root = createRootRoute();
  const about = createRoute({ getParentRoute: () => root, path: "/about", loader: read });
  const home = createRoute({ getParentRoute: () => root, path: location.pathname, loader: read });
  const history = createMemoryHistory({ initialEntries: [location.pathname] });
  const router = createRouter({ routeTree: root.addChildren([home, about]), history });
  const reload = vi.fn();
  fallBackToDocument(router, reload);
  return { router, reload };
}

const noAnswer = () => Promise.reject(new Error("Failed", { cause: new TypeError("Failed to fetch") }));
const missingScript = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const refusal = () => Promise.reject(new Error("Refused", { cause: new Error("403") }));

test.each([
  { online: true, worker: true },
  { online: false, worker: false },
])("loads the target in the router when the connection state is %j", async (line) => {
  connect(line);
  const read = vi.fn(async () => {});
  const { router, reload } = routerTo(read);
  router.history.push("/about");
  await router.load();
  expect(read).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("loads another page as a document while offline, and new data of the same page in the router", async () => {
  connect({ online: false, worker: true });
  const read = vi.fn(async () => {});
  const { router, reload } = routerTo(read);
  await router.load();
  expect(read).toHaveBeenCalledOnce();
  router.history.push("/about");
  await router.load();
  expect(reload).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledOnce();
});

test("loads a page as a document once when a seemingly working connection gives no response", async () => {
  connect({ online: true, worker: true });
  const { router, reload } = routerTo(noAnswer);
  await router.load();
  expect(reload).not.toHaveBeenCalled();
  router.history.push("/about");
  await router.load();
  expect(reload).toHaveBeenCalledOnce();
});

test("shows a rejected request as an error on the page", async () => {
  connect({ online: true, worker: true });
  const { router, reload } = routerTo(refusal);
  router.history.push("/about");
  await router.load();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["loads a page of the device as a document", "", 1],
  ["waits for a page that the device does not have", "other", 0],
])("%s while its data do not arrive over a seemingly working connection", async (_title, cached, reloads) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  connect({ online: true, worker: true });
  // Its `match` searches one cache, here the one without a name.
  stubCaches();
  await (await caches.open(cached)).put("/about", new Response(""));
  const { router, reload } = routerTo(() => new Promise(() => {}));
  router.history.push("/about");
  void router.load();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test.each([
  ["loads a page as a document when a script of it is missing", 200, 1],
  ["shows an error when neither a script of a page nor the site responds", null, 0],
])("%s, also without a worker", async (_title, status, reloads) => {
  connect({ online: true, worker: false });
  const respond = () => (status ? new HttpResponse(null, { status }) : HttpResponse.error());
  apiServer.use(http.head("/about", respond));
  const { router, reload } = routerTo(missingScript);
  await router.load();
  expect(reload).not.toHaveBeenCalled();
  router.history.push("/about");
  await router.load();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
