import type { SearchHit } from "@saywhere/validators/search/search-result";
import type { Queries } from "../../lib/api/lazy-query-client.ts";
import type { Api } from "../../lib/api/trpc.ts";
import { chooseAskedLanguage } from "../../lib/my-language/choose-asked-language.ts";
import { storedLanguage } from "../../lib/my-language/my-language.ts";

interface OpenedSuggestion {
  /** The text at that time. */
  typed: string;
  /** The text of the suggestions, which can be an earlier one. */
  query: string;
  /** All suggestions. */
  hits: readonly SearchHit[];
  queryClient: Queries;
  api: Api;
}

/**
 * Chooses the language that the typed text names, as its results would. Suggestions do not say which one that is, and
 * phrases of one language alone can also be those of a native text.
 */
export async function chooseNamedLanguage(opened: OpenedSuggestion): Promise<void> {
  const { typed, query, hits, queryClient, api } = opened;
  const languages = new Set(hits.map(({ language }) => language.slug));
  if (storedLanguage.read() || (typed === query && languages.size !== 1)) return;
  chooseAskedLanguage(typed, await queryClient.query(api.search.result.queryOptions({ query: typed })));
}
