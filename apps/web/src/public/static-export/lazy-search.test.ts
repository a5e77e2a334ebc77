import { expect, test, vi } from "vitest";
import { statusOf } from "../../shared/api-error.ts";
import { serveDataFiles } from "../testing/data-files.ts";
import { stubSearchWorker } from "../testing/search-worker.ts";
import { siteFiles } from "../testing/static-site.ts";
import { lazySearch } from "./lazy-search.ts";

const request = { query: "gracias" };

test("searches beside the page, and reports a failure with its status", async () => {
  stubSearchWorker();
  const files = new Map<string, unknown>();
  serveDataFiles(files);
  const search = lazySearch();
  const error: unknown = await search.find(request).catch((cause: unknown) => cause);
  expect(error).toHaveProperty("message", "/data/vocabulary.json could not be read: 404");
  expect(statusOf(error)).toBe(404);
  for (const [address, file] of siteFiles) files.set(address, file);
  expect(await search.find(request)).toMatchObject({ groups: [{ phrase: { slug: "thank-you" } }, {}] });
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
