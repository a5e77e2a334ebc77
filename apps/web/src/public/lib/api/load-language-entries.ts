import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import type { Queries } from "./lazy-query-client.ts";
import type { Api } from "./trpc.ts";

/** One attempt, also when the browser reports no connection: a worker may have the data. */
export const ONE_ATTEMPT = { retry: false, networkMode: "always" } as const;

/** All phrases of a language, or those of a category in it; from the worker's cache while offline. */
export async function loadLanguageEntries(
  queryClient: Queries,
  api: Api,
  filters: { language: string; category?: string | undefined },
): Promise<PhraseEntry[]> {
  const entries: PhraseEntry[] = [];
  let after: string | undefined;
  do {
    const query = api.phrase.entryPage.queryOptions({ ...filters, after });
    const page = await queryClient.query({ ...query, ...ONE_ATTEMPT });
    entries.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  return entries;
}
