import type { SiteSettings } from "@saywhere/validators/settings/site-settings";
import { paths } from "@saywhere/validators/urls/paths";
import type { AnyRouter } from "@tanstack/react-router";
import { type Api, createApiProxy } from "../lib/api/trpc.ts";
import { loadDocuments, prefetchDocuments } from "../lib/full-page-navigation.ts";
import { createDataFiles } from "./data-file-loader.ts";
import { beginSearch, lazySearch, prepareSearch } from "./lazy-search.ts";
import { restoreUrl } from "./restore-url.ts";
import { answerFromFiles } from "./static-api.ts";

/**
 * Makes a page of the static export work without a server.
 *
 * @param path the path that the page was rendered for
 * @returns the API, answered from data files
 */
export function startStaticExport(router: AnyRouter, path: string, settings: SiteSettings): Api {
  loadDocuments(router);
  restoreUrl(router, path);
  prefetchDocuments();
  const files = createDataFiles();
  const search = lazySearch();
  prepareSearch(search);
  if (path === paths.search()) beginSearch(search);
  return createApiProxy(answerFromFiles({ settings, files, search }));
}
