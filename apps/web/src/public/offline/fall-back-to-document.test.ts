import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fallBackToDocument } from "./fall-back-to-document.ts";

// Other tests leave the document at the address of theirs.
beforeEach(() => history.replaceState(null, "", "/"));

function connect({ online, worker }: { online: boolean; worker: boolean }) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  const serviceWorker = { controller: worker ? {} : null };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
}

/** A router with a page whose reading ends so, at the address of the document. */
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
])("with %j the router loads what it goes to", async (line) => {
  connect(line);
  const read = vi.fn(async () => {});
  const { router, reload } = routerTo(read);
  router.history.push("/about");
  await router.load();
  expect(read).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("without a connection the browser loads another page, and the router what is new on the same", async () => {
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

test("what gets no answer on a line that seems to stand is loaded by the browser, once", async () => {
  connect({ online: true, worker: true });
  const { router, reload } = routerTo(noAnswer);
  await router.load();
  expect(reload).not.toHaveBeenCalled();
  router.history.push("/about");
  await router.load();
  expect(reload).toHaveBeenCalledOnce();
});

test("what is refused is told by the page", async () => {
  connect({ online: true, worker: true });
  const { router, reload } = routerTo(refusal);
  router.history.push("/about");
  await router.load();
  expect(reload).not.toHaveBeenCalled();
});
