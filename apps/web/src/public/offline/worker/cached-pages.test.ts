import { beforeEach, expect, test, vi } from "vitest";
import { PAGES, PINNED, SAVED } from "../../lib/offline/cache-names.ts";
import { NO_SPACE_FOR_SAVED } from "../../lib/offline/worker-messages.ts";
import { stubCaches } from "../../testing/cache-storage.ts";

vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
vi.stubGlobal("OFFLINE_PAGE", { assets: ["/assets/show-card.js"] });
const { pages, syncSavedPages } = await import("./cached-pages.ts");

const URL_OF_PAGE = new URL("/emergency", location.origin).href;
const page = (text: string, loaded: number) =>
  new Response(text, { headers: { "x-loaded": String(loaded) } });
const store = async (cacheName: string, text: string, loaded: number) =>
  (await caches.open(cacheName)).put(URL_OF_PAGE, page(text, loaded));

/** What the page shows without a connection, after the expiration has accepted or hidden the visited copy. */
async function shownCopy(visited: Response | undefined): Promise<string | undefined> {
  const shown = await pages.plugins.at(-1)?.cachedResponseWillBeUsed?.({
    cacheName: PAGES,
    request: new Request(URL_OF_PAGE),
    cachedResponse: visited,
    event: new Event("fetch") as ExtendableEvent,
  });
  return shown?.text();
}

beforeEach(stubCaches);

test.each([SAVED, PINNED])(
  "shows a copy in %s that is newer than the visited one, and no older one",
  async (name) => {
    await store(name, "retained", 2);
    expect(await shownCopy(page("visited", 1))).toBe("retained");
    expect(await shownCopy(page("visited", 3))).toBe("visited");
  },
);

test("shows the newest retained copy where no visited one is left, or none", async () => {
  expect(await shownCopy(undefined)).toBeUndefined();
  await store(SAVED, "saved", 1);
  await store(PINNED, "pinned", 2);
  expect(await shownCopy(undefined)).toBe("pinned");
});

test("redirects to the spelling with or without a slash that is stored, but the home page not to itself", async () => {
  // The caches of these tests are searched one at a time, here the one without a name.
  const cache = await caches.open("");
  const redirect = async (path: string) => {
    const url = new URL(path, location.origin).href;
    const shown = await pages.plugins.at(-1)?.cachedResponseWillBeUsed?.({
      cacheName: PAGES,
      request: { mode: "navigate", url } as Request,
      // Too old, or not there.
      cachedResponse: undefined,
      event: new Event("fetch") as ExtendableEvent,
    });
    return shown?.headers.get("location") ?? null;
  };
  for (const path of ["/about", "/saved/", "/"]) await cache.put(path, page(path, 1));
  expect(await redirect("/about/")).toBe(new URL("/about", location.origin).href);
  expect(await redirect("/saved")).toBe(new URL("/saved/", location.origin).href);
  expect(await redirect("/")).toBeNull();
});

test("marks the root of a document that is served in place of the site", async () => {
  await store(PINNED, '<!DOCTYPE html><html lang="en"><p>&lt;html></p>', 1);
  expect(await shownCopy(undefined)).toBe('<!DOCTYPE html><html data-offline lang="en"><p>&lt;html></p>');
});

/** The response that is used for one from the network: undefined if it counts as no response. */
async function accepted(response: Response): Promise<Response | undefined> {
  const accept = pages.plugins.find(({ fetchDidSucceed }) => fetchDidSucceed)?.fetchDidSucceed;
  const request = new Request(URL_OF_PAGE);
  const event = new Event("fetch") as ExtendableEvent;
  return accept?.({ request, response, event }).catch(() => undefined);
}

test.each([502, 503, 504])("prefers a page of the device to an error with status %i", async (status) => {
  const error = new Response("Bad gateway", { status });
  expect(await accepted(error)).toBe(error);
  await store(SAVED, "saved", 1);
  expect(await accepted(error)).toBeUndefined();
  const missing = new Response("Not found", { status: 404 });
  expect(await accepted(missing)).toBe(missing);
});

test("does not store the page of a captive portal", async () => {
  const stored = async (html: string) => {
    const update = pages.plugins.find(({ cacheWillUpdate }) => cacheWillUpdate)?.cacheWillUpdate;
    const response = new Response(html, { headers: { "content-type": "text/html" } });
    const event = new Event("fetch") as ExtendableEvent;
    return (await update?.({ request: new Request(URL_OF_PAGE), response, event }))?.text();
  };
  const own = '<title>Emergency</title><script type="application/json" data-modules="">[]</script>';
  expect(await stored(own)).toBe(own);
  expect(await stored("<title>Hotel Wi-Fi</title>")).toBeUndefined();
});

test.each([
  [
    "says when there is no space for the page of a saved phrase",
    "QuotaExceededError",
    [[NO_SPACE_FOR_SAVED]],
  ],
  ["says nothing when the page of a saved phrase is not cached for another reason", "AbortError", []],
])("%s", async (_, name, messages) => {
  const path = "/phrases/farsi/hello";
  const url = new URL(path, location.origin).href;
  await (await caches.open(PAGES)).put(url, page("visited", Date.now()));
  const { open } = caches;
  const put = () => Promise.reject(new DOMException("failed", name));
  vi.spyOn(caches, "open").mockImplementation(async (cache) =>
    Object.assign(await open(cache), cache === SAVED && { put }),
  );
  const postMessage = vi.fn();
  const event = Object.assign(new Event("message"), { source: { postMessage } });
  await syncSavedPages(event as unknown as ExtendableMessageEvent, [path]);
  expect(postMessage.mock.calls).toEqual(messages);
});
