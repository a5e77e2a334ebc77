import type { SearchHit } from "@saywhere/validators/search/search-result";
import type { Queries } from "../../lib/api/lazy-query-client.ts";
import type { Api } from "../../lib/api/trpc.ts";
import { phraseInForm } from "../../lib/list-tools/phrase-in-form.ts";
import { findForms } from "../../lib/speaking-as/find-forms.ts";

/** The hits in the forms that the visitor says. */
export async function hitsInForms(hits: SearchHit[], queryClient: Queries, api: Api): Promise<SearchHit[]> {
  const languages = new Set(hits.map(({ language }) => language.slug));
  const forms = await findForms(queryClient, api, [...languages]);
  return hits.map((hit) => phraseInForm(hit, forms));
}
