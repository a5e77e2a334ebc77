import type { SearchHit } from "@saywhere/validators/search/search-result";
import { listedInForm } from "../../lib/list-tools/listed-in-form.ts";
import type { Queries } from "../../lib/query-client.ts";
import { findForms } from "../../lib/speaking-as/find-forms.ts";
import type { Api } from "../../lib/trpc.ts";

/** The hits in the forms that the visitor says. */
export async function listInForms(hits: SearchHit[], queryClient: Queries, api: Api): Promise<SearchHit[]> {
  const languages = new Set(hits.map(({ language }) => language.slug));
  const forms = await findForms(queryClient, api, [...languages]);
  return hits.map((hit) => listedInForm(hit, forms));
}
