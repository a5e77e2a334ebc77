import type { LanguageForm } from "@saywhere/validators/content/phrase-detail";
import type { Queries } from "../api/lazy-query-client.ts";
import type { Api } from "../api/trpc.ts";

/** Forms change seldom: within this time they are loaded once. */
const FRESH = 10 * 60_000;

/**
 * The forms of a language that take the place of main ones, also when the browser reports no connection: a worker or a pack
 * may have them.
 *
 * @param retry whether a call that fails is repeated, as other reads are: a list without forms is whole, and can wait until
 *   the packs of the device are read
 */
export function loadForms(
  queryClient: Queries,
  api: Api,
  language: string,
  { retry }: { retry: boolean },
): Promise<LanguageForm[]> {
  const query = api.language.forms.queryOptions({ slug: language });
  const attempts = retry ? {} : { retry };
  return queryClient.query({ ...query, ...attempts, networkMode: "always", staleTime: FRESH });
}
