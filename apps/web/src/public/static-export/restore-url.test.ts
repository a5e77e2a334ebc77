import { expect, test } from "vitest";
import { HYDRATED } from "../lib/use-hydrated-event.ts";
import { createRouter } from "../router.tsx";
import { restoreUrl } from "./restore-url.ts";

/** Returns the router's URL before and after hydration; the browser's URL never changes. */
function urls(url: string, path: string) {
  window.history.replaceState(null, "", url);
  const router = createRouter({ staticExport: true });
  const key = window.history.state.__TSR_key;
  restoreUrl(router, path);
  const before = router.history.location.href;
  const toLocation = router.latestLocation;
  document.dispatchEvent(new Event(HYDRATED));
  expect(router.history.location.href).toBe(before);
  router.emit({ type: "onRendered", toLocation, pathChanged: false, hrefChanged: false, hashChanged: false });
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    url.replace("index.html", ""),
  );
  expect(window.history.state.__TSR_key).toBe(key);
  router.history.destroy();
  return [before, router.history.location.href, router.options.trailingSlash];
}

test.each([
  ["/phrases?language=farsi#main", "/phrases#main", "/phrases?language=farsi#main"],
  ["/search?q=a", "/search", "/search?q=a"],
])("hydrates %s as %s, and then applies its query", (url, before, after) => {
  expect(urls(url, before.replace(/#.*/, ""))).toEqual([before, after, undefined]);
});

test("treats a URL with the file name as that of the page", () => {
  const shown = ["/search/", "/search/?q=a", "always"];
  expect(urls("/search/index.html?q=a", "/search")).toEqual(shown);
  expect(urls("/about/index.html", "/about")).toEqual(["/about/", "/about/", "always"]);
});

test("keeps a trailing slash, and adds it to the URLs of filters unless the server does not need it", () => {
  expect(urls("/phrases/?language=farsi", "/phrases")).toEqual([
    "/phrases/",
    "/phrases/?language=farsi",
    "always",
  ]);
  expect(urls("/about", "/about")).toEqual(["/about", "/about", undefined]);
  expect(urls("/about/", "/about")).toEqual(["/about/", "/about/", "always"]);
  expect(urls("/", "/")).toEqual(["/", "/", "always"]);
});

test.each([
  ["/about?utm_source=x", "/about", "/about"],
  ["/phrases/no/such?q=a", "/404", "/404"],
])("shows the page of %s, which applies no query, as %s", (url, path, shown) => {
  expect(urls(url, path).slice(0, 2)).toEqual([shown, shown]);
});
