import type { AnyRouter } from "@tanstack/react-router";
import type { Queries } from "../lib/api/lazy-query-client.ts";
import { loadLanguageEntries, ONE_ATTEMPT } from "../lib/api/load-language-entries.ts";
import type { Api } from "../lib/api/trpc.ts";
import { findPackRecord } from "../lib/packs/pack-registry.ts";
import { loadForms } from "../lib/speaking-as/load-forms.ts";
import { speaksAsChosen } from "../lib/speaking-as/speaking-as.ts";
import { storedValue } from "../lib/stored-value.ts";

/** After this time the data is loaded again, as the pages are. */
const RENEWED_AFTER_MS = 24 * 60 * 60 * 1000;

/** The language whose data was loaded last, and when. */
const stored = storedValue<{ slug?: unknown; at?: unknown }>("saywhere.kept-data", (value) => value ?? {});

/**
 * Loads what the pinned pages of the chosen language read only when they are used, so that the worker caches
 * it: its phrases, for the allergy card and the replies to a card, its popular phrases, for the home page, and the forms
 * that the visitor says.
 * A complete pack has all of it.
 */
export async function preloadLanguageData(router: AnyRouter, slug: string): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const last = stored.read();
  const isFresh = last.slug === slug && Date.now() - Number(last.at) < RENEWED_AFTER_MS;
  if (isFresh || findPackRecord(slug)?.version || !serviceWorker?.controller) return;
  const { queryClient, api } = router.options.context as { queryClient: Queries; api: Api };
  await loadLanguageEntries(queryClient, api, { language: slug });
  await queryClient.query({ ...api.language.popularPhrases.queryOptions({ slug }), ...ONE_ATTEMPT });
  if (speaksAsChosen()) await loadForms(queryClient, api, slug, { retry: false });
  stored.write({ slug, at: Date.now() });
}
