import { expect, onTestFinished, test, vi } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { serveDataFiles } from "../testing/data-files.ts";
import { stubSearchWorker } from "../testing/search-worker.ts";
import { siteFiles } from "../testing/static-site.ts";
import { beginSearch, lazySearch } from "./lazy-search.ts";

const request = { query: "gracias" };

test("searches beside the page, and reports a failure with its status", async () => {
  stubSearchWorker();
  const files = new Map<string, unknown>();
  serveDataFiles(files);
  const search = lazySearch();
  const error: unknown = await search.find(request).catch((cause: unknown) => cause);
  expect(error).toHaveProperty("message", "/data/vocabulary.json could not be read: 404");
  expect(statusOf(error)).toBe(404);
  for (const [url, file] of siteFiles) files.set(url, file);
  expect(await search.find(request)).toMatchObject({ groups: [{ phrase: { slug: "thank-you" } }, {}] });
});

test("begins what the URL asks for, and nothing without a query", () => {
  const find = vi.fn(() => Promise.reject(new Error("offline")));
  const search = { find, prepare: vi.fn(), suggest: vi.fn() };
  onTestFinished(() => history.replaceState(null, "", "/"));
  history.replaceState(null, "", "/search");
  beginSearch(search);
  history.replaceState(null, "", "/search?q=thank%20you&category=basics&everywhere=1&prefer=thai");
  beginSearch(search);
  history.replaceState(null, "", "/search?q=hello&language=farsi&prefer=thai");
  beginSearch(search);
  expect(find.mock.calls).toEqual([
    [{ query: "thank you", category: "basics", everywhere: true, prefer: "thai" }],
    [{ query: "hello", language: "farsi" }],
  ]);
});

test("says that search could not be loaded, and tries again on the next call", async () => {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage = () => setTimeout(() => this.dispatchEvent(new Event("error")));
      terminate = () => {};
    },
  );
  const search = lazySearch();
  await expect(search.suggest(request)).rejects.toThrow("Search could not be loaded");
  stubSearchWorker();
  serveDataFiles(siteFiles);
  expect(await search.suggest(request)).toMatchObject([{ phrase: { slug: "thank-you" } }, {}]);
});
