import { removeToast, toastStore } from "@saywhere/ui/toasts/notify";
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { japanese } from "../../testing/languages.ts";
import { NO_SPACE_FOR_SAVED } from "../lib/offline/worker-messages.ts";
import type * as SavedPhrases from "../lib/saved-phrases.ts";
import { savePhrase } from "../lib/saved-phrases.ts";
import { searchHit } from "../testing/search.ts";
import { registerServiceWorker } from "./register-service-worker.ts";

// These follow the storage of the device for as long as the page is open, which the tests of other files share.
vi.mock("../lib/saved-phrases.ts", async (importOriginal) => {
  const original = await importOriginal<typeof SavedPhrases>();
  const subscribeToSavedPhrases = (listener: () => void) => {
    const stop = original.subscribeToSavedPhrases(listener);
    onTestFinished(stop);
    return stop;
  };
  return { ...original, subscribeToSavedPhrases };
});
vi.mock("./packs/follow-packs.ts", () => ({ fallBackToPacks: () => {}, followPacks: () => {} }));
vi.mock("./saved-parts.ts", () => ({
  hasSavedParts: () => true,
  loadSavedParts: async () => ["/assets/thai.woff2"],
}));

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
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: active,
    register: async () => {},
    ready: Promise.resolve({ active, ...others }),
  });
  define("serviceWorker", serviceWorker);
  const root = createRootRoute();
  const about = createRoute({ getParentRoute: () => root, path: "/about" });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([about]), history });
  await router.load();
  await registerServiceWorker(router);
  postMessage.mockClear();
  return { router, postMessage, serviceWorker };
}

test("caches a page that the visitor navigates to without a document load", async () => {
  const { router, postMessage } = await register();
  await router.navigate({ href: "/about?from=mail" });
  expect(postMessage.mock.calls).toEqual([[{ page: "/about?from=mail" }]]);
});

test("does not download a page again when only the fragment changes", async () => {
  const { router, postMessage } = await register();
  await router.navigate({ href: "/about#form=polite" });
  await router.navigate({ href: "/about#form=casual" });
  expect(postMessage.mock.calls).toEqual([[{ page: "/about" }]]);
  await router.navigate({ href: "/about?from=mail#form=casual" });
  expect(postMessage).toHaveBeenLastCalledWith({ page: "/about?from=mail" });
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

test("says that there is no space for the page of a phrase that was just saved, and says it once", async () => {
  const { serviceWorker } = await register();
  const receive = () =>
    serviceWorker.dispatchEvent(new MessageEvent("message", { data: NO_SPACE_FOR_SAVED }));
  // Not of those that were saved before.
  receive();
  savePhrase({ ...searchHit("Thank you", japanese), id: 1 });
  expect(toastStore.get()).toBeNull();
  receive();
  await vi.waitFor(() =>
    expect(toastStore.get()).toMatchObject({ title: "A saved phrase has no page for offline reading" }),
  );
  removeToast();
  receive();
  await vi.dynamicImportSettled();
  expect(toastStore.get()).toBeNull();
});

test("sends nothing when a storage event leaves the saved phrases as they were", async () => {
  savePhrase({ ...searchHit("Thank you", japanese), id: 1 });
  const { postMessage } = await register();
  dispatchEvent(new StorageEvent("storage"));
  await import("./saved-parts.ts");
  await new Promise((resolve) => setTimeout(resolve));
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([false, true])(
  "keeps what the list of saved phrases needs, if saving data is %j",
  async (saveData) => {
    define("connection", { saveData });
    const { postMessage } = await register();
    savePhrase({ ...searchHit("Thank you", japanese), id: 1 });
    expect(postMessage.mock.lastCall).toEqual([{ saved: ["/phrases/japanese/thank-you"] }]);
    // The module is loaded first, if it is.
    await import("./saved-parts.ts");
    await new Promise((resolve) => setTimeout(resolve));
    const kept = postMessage.mock.calls.filter(([message]) => "assets" in message);
    // The page may have loaded other files.
    const assets = expect.arrayContaining(["/assets/thai.woff2"]);
    expect(kept).toEqual(saveData ? [] : [[{ assets }]]);
  },
);
