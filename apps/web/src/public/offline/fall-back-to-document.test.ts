import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
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
