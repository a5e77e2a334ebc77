import { afterEach, beforeEach, expect, test } from "vitest";
import { createRouter } from "../router.tsx";
import { loadDocuments } from "./full-page-navigation.ts";

let happened: string[];
let close: () => void;

/** A router on a page that was opened at this URL. */
function openedAt(opened: string) {
  window.history.replaceState(null, "", opened);
  const router = createRouter({ staticExport: true });
  close = router.history.destroy;
  router.load = async () => void happened.push(`router at ${router.history.location.pathname}`);
  loadDocuments(router, {
    reload: () => void happened.push(`browser again at ${window.location.pathname}`),
    replace: (url) => void happened.push(`browser at ${new URL(url).pathname + new URL(url).hash}`),
  });
  router.history.subscribe((change) => void router.load(change));
  return router;
}

beforeEach(() => {
  happened = [];
});
afterEach(() => close());

test.each(["/phrases?language=farsi", "/phrases/?category=health", "/search?q=hello"])(
  "loads %s in the router",
  (url) => {
    const router = openedAt("/about");
    void router.navigate({ href: url });
    expect(happened).toEqual([`router at ${url.replace(/\/?[?].*/, "")}`]);
  },
);

test.each([
  "/phrases/farsi/hello",
  "/phrases/hello",
  "/languages",
  "/search/more",
  "/phrases/farsi/hello#plural",
])("loads %s in the browser, at its URL", (url) => {
  const router = openedAt("/search?q=hello");
  void router.navigate({ href: url });
  expect(happened).toEqual([`browser at ${url}`]);
});

test("loads a page in the browser on the way back from search", () => {
  const router = openedAt("/about");
  void router.navigate({ href: "/search?q=hello" });
  router.history.flush();
  window.history.replaceState(window.history.state, "", "/about");
  expect(happened).toEqual(["router at /search", "browser again at /about"]);
});

test("loads nothing for another position on the same page", () => {
  openedAt("/about/?from=here");
  window.history.replaceState(window.history.state, "", "/about/?from=here#main");
  expect(happened).toEqual([]);
});
